"""What the windows show and change, without a window: models, forms, the bridge to Qt."""
