"""Messages, message parts, reasons and problems."""
