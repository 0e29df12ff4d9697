import sys
def solve(g):
    if "." not in g: return g
    best = min((i for i in range(81) if g[i] == "."), key=lambda i: len(free(g, i)))
    return next((s for d in free(g, best) if (s := solve(g[:best] + d + g[best + 1:]))), None)
def free(g, i):
    r, c = i // 9, i % 9
    box = "".join(g[9 * (r // 3 * 3 + k) + c // 3 * 3:][:3] for k in range(3))
    return set("123456789") - set(g[9 * r:9 * r + 9] + g[c::9] + box)
for line in sys.stdin: print(solve(line.strip()) or "none", flush=True)
