"""The printers of the system, on which pages are put as they are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog, QWidget

from belot_desktop.printing.devices import layout, putting_on

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from belot_desktop.printing.devices import Step
    from belot_desktop.printing.page import Page

_OPTION = QPrintDialog.PrintDialogOption
_OFFERED = _OPTION.PrintPageRange | _OPTION.PrintToFile


class NotPrinted(Exception):  # noqa: N818 - a fault of the printer, not of the program
    """The printer did not take the pages."""


class Press:
    """Asks on which printer, and prints. Tests bring one of their own."""

    def ready(self) -> bool:
        """Tell whether the system has any printer."""
        return bool(QPrinterInfo.availablePrinterNames())

    def printer(self) -> QPrinter:
        """Return the printer that is offered first."""
        return QPrinter(QPrinter.PrinterMode.HighResolution)

    def ask(
        self, pages: Sequence[Page], title: str, over: QWidget, chosen: Callable[[QPrinter], None]
    ) -> QPrintDialog:
        """Ask over a window where to print ``pages``; ``chosen`` is told the printer."""
        printer = self.printer()
        printer.setDocName(title)
        printer.setCreator("Belot Score Pad")
        printer.setPageLayout(layout(pages[0]))
        dialog = QPrintDialog(printer, over)
        dialog.setOptions(_OFFERED)
        dialog.setMinMax(1, len(pages))
        dialog.accepted.connect(lambda: chosen(printer))
        dialog.finished.connect(dialog.deleteLater)
        QDialog.open(dialog)  # its own way to open wants somebody to tell
        return dialog


def printing(printer: QPrinter, pages: Sequence[Page]) -> Generator[Step, None, None]:
    """Print those of ``pages`` that were asked for, as often as was asked for.

    Gives how far it is. Raises NotPrinted.
    """
    first, last = printer.fromPage(), printer.toPage()
    asked = pages[max(first - 1, 0) : last or None]
    times = 1 if printer.supportsMultipleCopies() else printer.copyCount()
    taken = yield from putting_on(printer, tuple(asked) * times)
    if not taken or printer.printerState() is QPrinter.PrinterState.Error:
        raise NotPrinted
