"""What outlives a change of the software: packs that tables were begun with, records as stored."""
