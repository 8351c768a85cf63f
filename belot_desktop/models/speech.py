"""The language that the screen speaks, switched while the program runs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QObject, QTranslator, Signal

from belot_desktop.texts import Texts


class Speech(QObject):
    """The words of the screen.

    Switching installs the translators in the application, so that every widget is told
    by Qt's LanguageChange event (which is posted: it comes a moment later).
    """

    changed = Signal()

    def __init__(self, language: str) -> None:
        """Speak ``language``: bg or en."""
        super().__init__()
        self._texts = Texts(language)
        self._of_qt = QTranslator()
        self._install()

    @property
    def texts(self) -> Texts:
        """The words for core values in the language spoken now."""
        return self._texts

    @property
    def language(self) -> str:
        """The language spoken now: bg or en."""
        return self._texts.language

    def speak(self, language: str) -> None:
        """Switch to ``language``."""
        if language != self.language:
            self.fall_silent()
            self._texts = Texts(language)
            self._install()
            self.changed.emit()

    def _install(self) -> None:
        self._of_qt = QTranslator()
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._of_qt.load(f"qtbase_{self.language}", ":/translations") or self._of_qt.load(
            f"qtbase_{self.language}", folder
        ):
            QCoreApplication.installTranslator(self._of_qt)
        QCoreApplication.installTranslator(self._texts.translator)

    def fall_silent(self) -> None:
        """Take the translators out of the application again."""
        QCoreApplication.removeTranslator(self._texts.translator)
        QCoreApplication.removeTranslator(self._of_qt)
