"""`python -m hoftag`."""

from hoftag.cli import main

if __name__ == "__main__":
    main()
