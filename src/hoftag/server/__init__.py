"""Tables with people: seats, clocks, storage, live push; the only part that knows people."""
