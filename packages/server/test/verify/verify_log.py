"""Checks the log of a table without any of our code: the hash chain, the promises of seeds, and the words of the dice.

    python3 verify_log.py LOG.json     a log as GET /api/tables/ID/log gives it
    python3 verify_log.py --vectors    reads test vectors from standard input, prints what it makes of them

It knows nothing of the rules of games: that each play takes the very next words is for `npm run verify-dice` to say.
"""
import hashlib
import hmac
import json
import sys


def canonical(data):
    """JSON without spaces, with the keys of every object in the order of their UTF-16 code units."""
    if isinstance(data, dict):
        keys = sorted(data, key=lambda key: key.encode("utf-16-be"))
        return "{" + ",".join(canonical(key) + ":" + canonical(data[key]) for key in keys) + "}"
    if isinstance(data, list):
        return "[" + ",".join(canonical(each) for each in data) + "]"
    return json.dumps(data, ensure_ascii=False)


def sha256(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def link(before, table, entry):
    parts = [before, table] + [entry[name] for name in ("seq", "actionId", "ask", "body", "at")]
    return sha256(canonical(parts))


def words(server_seed, player_seeds, count):
    """The stream of the dice: block n is an HMAC, and gives eight words of 32 bits."""
    out, block = [], 0
    while len(out) < count:
        message = canonical(player_seeds + [block]).encode("utf-8")
        digest = hmac.new(server_seed.encode("utf-8"), message, hashlib.sha256).digest()
        out += [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
        block += 1
    return out[:count]


def below(stream, n):
    """A draw from 0 to n - 1: the upper 31 bits of a word; those of the last, incomplete run of n are drawn again."""
    for word in stream:
        bits = word >> 1
        if bits - bits % n <= 0x7FFFFFFF - (n - 1):
            return bits % n
    raise ValueError("too few words")


def check(log):
    table, seed, entries = log["table"], log["seed"], log["entries"]
    if not entries or entries[0]["body"]["commitment"] != sha256(seed):
        return "the seed is not the one that was promised"
    before = sha256(canonical(["mousekeep chain", table, seed]))
    for index, entry in enumerate(entries):
        before = link(before, table, entry)
        if entry["seq"] != index or entry["hash"] != before:
            return f"entry {index} is not what was written"
    return check_seeds([entry["body"] for entry in entries])


def check_seeds(bodies):
    """All that goes into the dice is in the log before any promised seed is shown."""
    promises, awaited, shown, kept_back = {}, None, set(), set()
    for index, body in enumerate(bodies):
        kind, seat = body["kind"], body.get("seat")
        last = body.get("shown") if kind == "started" else body if kind == "shown" else None
        if last is not None:
            seat = last["seat"]
            if awaited is None or seat not in awaited:
                return f"entry {index}: a seed was shown before all promises were sealed"
            if sha256(last["seed"]) != promises[seat]:
                return f"entry {index}: the seed of a seat is not the one it promised"
            awaited.discard(seat)
            shown.add(seat)
        if kind == "started":
            return f"entry {index}: a promised seed is missing" if awaited else None
        if awaited is not None and kind in ("claimed", "promised", "sealed"):
            return f"entry {index}: something went into the dice while seeds were shown"
        if kind == "promised":
            if seat in kept_back:
                return f"entry {index}: a seat that kept its seed back promised another"
            promises[seat] = body["hash"]
        elif kind == "sealed":
            if not body["seats"] or any(each not in promises for each in body["seats"]):
                return f"entry {index}: a seed is waited for that nobody promised"
            awaited = set(body["seats"])
        elif kind == "called-off" and set(body["seats"]) != awaited:
            return f"entry {index}: a start was called off for no reason"
        if kind == "called-off" or (awaited is not None and (kind in ("left", "removed", "lent") or kind == "gone" and body["seats"])):
            kept_back |= awaited if kind == "called-off" else set()
            promises = {each: promises[each] for each in promises if each not in shown | kept_back}
            awaited, shown = None, set()
        if kind in ("claimed", "left", "removed", "lent"):
            promises.pop(seat, None)
    return None


if __name__ == "__main__":
    if sys.argv[1:] == ["--vectors"]:
        given = json.load(sys.stdin)
        stream = words(given["server"], given["players"], 64)
        draws, rest = [], iter(stream)
        draws = [below(rest, n) for n in given["below"]]
        print(json.dumps({"canonical": canonical(given["data"]), "hash": sha256(canonical(given["data"])),
                          "commitment": sha256(given["server"]),
                          "promises": [sha256(seed) for seed in given["players"]], "words": stream[:10], "draws": draws}))
    else:
        trouble = check(json.load(open(sys.argv[1], encoding="utf-8")))
        print(trouble or "ok")
        sys.exit(1 if trouble else 0)
