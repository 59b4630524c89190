"""Reports as one HTML file: estimates, tables, plots."""
