"""A bot for Machinami, with Python's standard library alone: python3 bot.py http://localhost:8080 tako-miru-37 Robo

It sits down at the table a code leads to and answers whatever it is asked. docs/PROTOCOL.md has all messages.
"""
import json
import random
import secrets
import sys
import urllib.request

server, code, name = sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3]
secret = secrets.token_hex(16)  # whoever holds it has the seat


def ask(path, body=None):
    headers = {"authorization": f"Bearer {secret}", "content-type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(server + path, data, headers), timeout=60) as reply:
        return json.load(reply)


def choose(question):
    """Build something where that is possible; otherwise anything will do."""
    builds = [option for option in question["options"] if option.startswith("build ")]
    return random.choice(builds or question["options"])


table = ask(f"/api/codes/{code}")["table"]
deeds = [{"do": "join", "name": name, "id": 1}]
session, after, entries = None, 0, 0
while True:
    request = {"v": 1, "after": after, "have": {"entries": entries}, "deeds": deeds, "wait": not deeds}
    if session:
        request["session"] = session
    reply = ask(f"/api/tables/{table}/poll", request)
    frames = reply["frames"] if reply["session"] != session else reply["frames"][max(0, after + 1 - reply["from"]):]
    session, after, deeds = reply["session"], reply["from"] + len(reply["frames"]) - 1, []
    question = None
    for frame in frames:
        if frame["is"] == "refused":
            print("refused:", frame["refusal"])
        if frame["is"] == "news":
            entries = frame["from"] + len(frame["events"])
            question = frame.get("question")
            if frame["over"]:
                won = [event["seat"] for event in frame["events"] if event["kind"] == "won"]
                sys.exit(print("over, won by seat", won))
    if question:
        deeds = [{"do": "play", "n": question["n"], "move": choose(question)}]
