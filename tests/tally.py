"""How many games the tests have played in this process; the report at the end adds them up."""

games = 0


def count(number: int = 1) -> None:
    """Note games that were started."""
    global games  # noqa: PLW0603  (one counter for a whole process)
    games += number
