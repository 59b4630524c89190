"""`python -m petteia` is `petteia`."""

from petteia.cli import main

main()
