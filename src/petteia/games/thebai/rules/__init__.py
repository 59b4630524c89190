"""The rules as code; imports only the kernel."""
