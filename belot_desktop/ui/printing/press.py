"""The printers of the system, on which pages are put as they are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog, QWidget

from belot_desktop.printing.devices import layout, put_on

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from belot_desktop.printing.page import Page

_OPTION = QPrintDialog.PrintDialogOption
_OFFERED = _OPTION.PrintPageRange | _OPTION.PrintToFile


class Press:
    """Asks on which printer, and prints. Tests bring one of their own."""

    def ready(self) -> bool:
        """Tell whether the system has any printer."""
        return bool(QPrinterInfo.availablePrinterNames())

    def printer(self) -> QPrinter:
        """Return the printer that is offered first."""
        return QPrinter(QPrinter.PrinterMode.HighResolution)

    def ask(
        self, pages: Sequence[Page], title: str, over: QWidget, done: Callable[[bool], None]
    ) -> QPrintDialog:
        """Ask over a window where to print ``pages``; ``done`` is told whether it went well."""
        printer = self.printer()
        printer.setDocName(title)
        printer.setCreator("Belot Score Pad")
        printer.setPageLayout(layout(pages[0]))
        dialog = QPrintDialog(printer, over)
        dialog.setOptions(_OFFERED)
        dialog.setMinMax(1, len(pages))
        dialog.accepted.connect(lambda: done(put_on_paper(printer, pages)))
        dialog.finished.connect(dialog.deleteLater)
        QDialog.open(dialog)  # its own way to open wants somebody to tell
        return dialog


def put_on_paper(printer: QPrinter, pages: Sequence[Page]) -> bool:
    """Print those of ``pages`` that were asked for, as often as was asked for."""
    first, last = printer.fromPage(), printer.toPage()
    asked = pages[max(first - 1, 0) : last or None]
    times = 1 if printer.supportsMultipleCopies() else printer.copyCount()
    printed = put_on(printer, tuple(asked) * times)
    return printed and printer.printerState() is not QPrinter.PrinterState.Error
