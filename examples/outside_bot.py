"""A player for Hoftag in thirty lines: it plays by chance, but is never idle while it can do something.

Try it: hoftag arena carolus_magnus --bots random,"exec:python examples/outside_bot.py" --games 20
"""

import json
import random
import sys

IDLE = {"done", "pass", "keep"}  # answers that only end a question


def choose(options: list[str]) -> str:
    """Any option, but an idle one only if there is no other."""
    busy = [option for option in options if option.split()[0] not in IDLE]
    return random.choice(busy or options)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print("playing", message["game"], "on seat", message["seat"], file=sys.stderr)
    elif message["type"] == "ask":
        # message["view"]["position"] is all that this seat may know of the board
        print(json.dumps({"play": choose(message["options"])}), flush=True)
    elif message["type"] == "end":
        break
