#!/usr/bin/env python3
"""Makes measuring.svg: which solver runs when, with warm-ups, blocks, turns, repetitions and forks.

    docs/measuring.py >docs/measuring.svg
"""
SOLVERS = "ABC"
FORKS = (("fork 1", ("BAC", "CBA", "ACB")), ("fork 2", ("CAB", "ABC", "BCA")))  # each with the order of the solvers, block by block
BLOCKS = ("block 1", "block 2", "block 1")
LEFT, WARM, TURN, LANE, GAP = 150, 50, 50, 26, 12  # px
PUZZLES = 4
WIDTH, HEIGHT = 800, 330
STYLE = """
:root { color-scheme: light dark; }
text { font: 12px "Helvetica Neue", Arial, "Liberation Sans", "DejaVu Sans", sans-serif; fill: #1b1f24; }
text.soft { fill: #57606a; } text.head { font-weight: 700; } text.middle { text-anchor: middle; }
.paper { fill: #ffffff; } .block { fill: #f1f3f5; } .line { stroke: #afb8c1; fill: none; } .mark { fill: #57606a; }
.A { fill: #9ecae9; } .B { fill: #f7c08f; } .C { fill: #a8ddb5; } .warm { opacity: 0.4; } .puzzle { stroke: #57606a; stroke-width: 0.7; }
@media (prefers-color-scheme: dark) {
  text { fill: #eceff2; } text.soft { fill: #aeb7c0; }
  .paper { fill: #14181d; } .block { fill: #20262d; } .line { stroke: #57606a; } .mark { fill: #aeb7c0; }
  .A { fill: #1f5f8b; } .B { fill: #8f4f12; } .C { fill: #2b6b3f; } .puzzle { stroke: #aeb7c0; }
}
"""
MEASURED = LEFT + WARM * len(SOLVERS) + GAP
BLOCK = TURN * len(SOLVERS)


def text(x, y, words, classes=""):
    return f'<text x="{x}" y="{y}" class="{classes}">{words}</text>'


def bar(x, lane, solver, kind=""):
    return f'<rect class="{solver} {kind}" x="{x + 1}" y="{lane + 3}" width="{TURN - 2}" height="{LANE - 6}" rx="2"/>'


def start(block):
    return MEASURED + block * (BLOCK + GAP)


def look(x, y):
    return f'<path class="mark" d="M{x - 4} {y}h8l-4 6z"/>'


def turn(x, lane, solver):
    yield bar(x, lane, solver)
    for puzzle in range(1, PUZZLES):
        yield f'<path class="puzzle" d="M{x + puzzle * TURN / PUZZLES:g} {lane + 3}v{LANE - 6}"/>'


def fork(top, name, orders):
    lanes = {solver: top + place * LANE for place, solver in enumerate(SOLVERS)}
    yield text(8, top + LANE * 1.5 + 4, name, "head")
    for block in range(len(orders)):
        yield f'<rect class="block" x="{start(block)}" y="{top}" width="{BLOCK}" height="{LANE * len(SOLVERS)}"/>'
        yield look(start(block) - GAP / 2, top - 10)
    for place, (solver, lane) in enumerate(lanes.items()):
        yield text(60, lane + LANE / 2 + 4, f"JVM of {solver}", "soft")
        yield f'<path class="line" d="M{LEFT} {lane + LANE / 2:g}H{WIDTH - 10}"/>'
        yield bar(LEFT + place * WARM, lane, solver, "warm")
    for block, order in enumerate(orders):
        for place, solver in enumerate(order):
            yield from turn(start(block) + place * TURN, lanes[solver], solver)


def drawing():
    yield (f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" '
           'role="img" aria-labelledby="title">')
    yield ('<title id="title">In each fork, three solvers warm up one after another. '
           "Then they take turns, block by block, in a random order</title>")
    yield f"<style>{STYLE}</style>"
    yield f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}"/>'
    yield text(LEFT + WARM * len(SOLVERS) / 2, 20, "warm-up", "head middle")
    yield text(start(0) + BLOCK + GAP / 2, 20, "repetition 1", "head middle")
    yield text(start(2) + BLOCK / 2, 20, "repetition 2", "head middle")
    for block, name in enumerate(BLOCKS):
        yield text(start(block) + BLOCK / 2, 38, name, "soft middle")
    for place, (name, orders) in enumerate(FORKS):
        yield from fork(58 + place * (LANE * len(SOLVERS) + 30), name, orders)
    below = HEIGHT - 50
    yield from turn(LEFT, below, "A")
    yield text(LEFT + TURN + 8, below + 17, "a turn: one solver answers all puzzles of the block")
    yield look(start(1) + 60, below + 10)
    yield text(start(1) + 72, below + 17, "a look at other programs of the machine")
    yield text(LEFT, HEIGHT - 8, "time runs from left to right, then from fork 1 to fork 2", "soft")
    yield "</svg>"


print("\n".join(drawing()))
