"""What the pad puts on paper, drawn by the same hand for preview, printer, file and picture."""
