#!/usr/bin/env bash
# What hurts one solver, and does it hurt the others? Makes the data of results/questions/adversarial.md: for each of six solvers ten
# puzzles from a search for those that cost it the most backtracks, and what they cost each of the six, as found and in ten other
# presentations.
#
#   docs/adversarial.sh OUT
#   docs/adversarial.sh results/questions/adversarial
#
# All that is written are counts: the same on every machine. BUDGET, COUNT and SEED say otherwise how long to search, for how many
# puzzles, from where. Records go to a temporary folder and are removed.
set -euo pipefail

[ $# -eq 1 ] || { sed -n '2,11s/^# \?//p' "$0" >&2; exit 2; }
home=$(cd "$(dirname "$0")/.." && pwd)
crosshatch=${CROSSHATCH:-$home/crosshatch}
out=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out"
solvers=(norvig engine swift choco cpsat sat4j)
sets=()
for solver in "${solvers[@]}"; do
  "$crosshatch" generate --hard-for "$solver" --budget "${BUDGET:-400}" --count "${COUNT:-10}" --seed "${SEED:-1}" --quiet \
    --out "$out/hard-for-$solver.txt"
  sets+=("hard-for-$solver=$out/hard-for-$solver.txt")
done
"$crosshatch" compare --solvers "$(IFS=,; echo "${solvers[*]}")" --puzzles "$(IFS=,; echo "${sets[*]}")" --isomorphs 10 --seed 1 \
  --question any --repeat 1 --warmup 0s --isolate off --quiet --out "$work/runs" >"$work/summary.txt"
"$crosshatch" query "$work/runs" "
  select \"set\", family as solver,
    count(*) filter (variant = '') as puzzles,
    avg(backtracks) filter (variant = '') as as_found_mean,
    max(backtracks) filter (variant = '') as as_found_most,
    count(*) filter (variant <> '') as isomorphs,
    avg(backtracks) filter (variant <> '') as isomorphs_mean,
    max(backtracks) filter (variant <> '') as isomorphs_most
  from measured group by all order by all" --format csv >"$out/transfer.csv"
"$crosshatch" report "$work/runs" --out "$work/report" --quiet
cp "$work"/report/figures/heatmap-backtracks-*.svg "$out/transfer.svg"
