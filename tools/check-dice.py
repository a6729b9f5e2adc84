#!/usr/bin/env python3
"""Checks the dice of a Machinami record without Machinami (docs/FAIR-DICE.md): check-dice.py game.txt [commitment]"""
import hashlib, hmac, re, sys

HEX = lambda key, text: hmac.new(key.encode(), text.encode(), hashlib.sha256).hexdigest()
SCHEME_1 = lambda seed: lambda text: hashlib.sha256(f"{seed}:{text}".encode()).digest()
SCHEME_2 = lambda key: lambda text: bytes.fromhex(HEX(key, text))


class Fault(Exception):
    pass


def need(holds, what):
    if not holds:
        raise Fault(what)


def below(digest, turn, nth, n):
    """A number from 0 to n-1 for one place in the game; words that would favour small ones are passed over."""
    attempt = 0
    while True:
        data = digest(f"{turn}:{nth}:{attempt}")
        for at in range(0, 32, 4):
            word = int.from_bytes(data[at : at + 4], "big")
            if word < 2**32 - 2**32 % n:
                return word % n
        attempt += 1


def promised(head, noted):
    """Checks what was promised before the game; gives the source of its dice and a sentence about it."""
    need("seed" in head, "no seed: the game is not over, or its dice come from elsewhere")
    need("commitment" in head, "a seed that nobody promised")
    seed, words = head["seed"][0], head["commitment"][0].split(" ")
    scheme, commitment = (1, words[0]) if head["machinami"] == ["1"] else (int(words[0]), words[1])
    need(noted in (None, commitment), "this is not the commitment that was noted")
    if scheme == 1:
        need(hashlib.sha256(f"machinami {seed}".encode()).hexdigest() == commitment, "another seed was promised")
        return SCHEME_1(seed), "scheme 1, nothing but the seed"
    need(scheme == 2, f"scheme {scheme} is not known here")
    terms = ["machinami/2 promise", *head.get("game", [""]), *head["hash"], *head["seat"]]
    need(HEX(seed, "\n".join(terms)) == commitment, "the promise was about another seed, game, rules or players")
    told = []
    for line in head.get("nonce", []):
        seat, before, nonce = line.split(" ")
        message = f"machinami/2 nonce\n{commitment}\n{seat}"
        need(nonce == "missing" or HEX(nonce, message) == before, f"the nonce of {seat} is not the promised one")
        told.append(f"{seat} {nonce}")
    key = HEX(seed, "\n".join(["machinami/2 dice", commitment, *told]))
    names = ", ".join(line[:2] + " (missing)" * line.endswith("missing") for line in told) or "nobody"
    return SCHEME_2(key), f"scheme 2, nonces of {names}"


def check(lines, noted):
    head, deck, moves = {}, {}, []
    for number, line in enumerate(lines, 1):
        word, _, rest = line.rstrip().partition(" ")
        if word == "" or word[0] == "#":
            continue
        elif moves or word not in "machinami game rules ruleset hash seat commitment nonce seed deck start".split():
            moves.append((number, line.rstrip()))
        else:
            head.setdefault(word, []).append(rest)
    need("machinami" in head, "not a record")
    digest, sentence = promised(head, noted)
    for part in head.get("start", [""])[0].split(", "):
        kind, *cards = part.split(" ")
        if kind == "shelved":
            deck.update(dict.fromkeys(cards[:-1], int(cards[-1])))
    turn = nth = throws = draws = unknown = 0
    for number, line in [(0, f"start | {head.get('start', [''])[0]}"), *moves]:
        cause, _, facts = line.partition(" | ")
        thrown = re.fullmatch(r"(?:p\d (?:late )?(?:re)?roll \d: |dice )([1-6](?: [1-6])?)", cause)
        if thrown:
            dice = thrown[1].split(" ")
            given = [str(1 + below(digest, turn, nth + i, 6)) for i in range(len(dice))]
            need(dice == given, f"line {number}: {thrown[1]} was thrown, the seed gives {' '.join(given)}")
            nth, throws = nth + len(dice), throws + 1
        elif cause.startswith("draw "):
            row = next((row.split(" ") for row in head.get("deck", []) if cause[5:] in row.split(" ")), None)
            if row:
                left = [card for card in row for _ in range(deck.get(card, 0))]
                given = left[below(digest, turn, nth, len(left))] if left else "nothing"
                need(cause[5:] == given, f"line {number}: {cause[5:]} was drawn, the seed gives {given}")
                deck[given] -= 1
            nth, draws, unknown = nth + 1, draws + 1, unknown + (row is None)
        else:
            need(not re.match(r"dice|p\d.*roll \d:", cause), f"line {number} cannot be read")
        for n in re.findall(r"(?:^|, )turn (\d+) p\d", facts):
            turn, nth = int(n), 0
    print(f"fair: {throws} throws, {draws} draws" + f" ({unknown} not checked: no decks)" * (unknown > 0) + f"; {sentence}")


if __name__ == "__main__":
    try:
        with open(sys.argv[1], encoding="utf-8-sig") as file:
            check(file, (sys.argv[2:] + [None])[0])
    except Fault as fault:
        sys.exit(f"not fair: {fault}")
