"""One suite of contracts that every game must keep."""
