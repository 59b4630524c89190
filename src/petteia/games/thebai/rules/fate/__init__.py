"""The fate phase between the rounds."""
