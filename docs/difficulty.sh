#!/usr/bin/env bash
# Which measure of difficulty predicts effort? Makes the tables and figures of results/questions/difficulty.md: runs six solvers on
# a seeded sample of each set in eleven presentations of each puzzle, has the proofs of the first one made and checked, and correlates.
#
#   docs/difficulty.sh OUT [SET...]
#   docs/difficulty.sh results/questions/difficulty                                   # made and shipped sets, on any machine
#   docs/difficulty.sh results/questions/difficulty-fetched norvig17 norvig10k hard375
#
# All that is written are counts: the same on every machine. SOLVERS, SAMPLE and ISOMORPHS say otherwise what to run. Records go to a
# temporary folder and are removed.
set -euo pipefail

[ $# -ge 1 ] || { sed -n '2,10s/^# \?//p' "$0" >&2; exit 2; }
home=$(cd "$(dirname "$0")/.." && pwd)
crosshatch=${CROSSHATCH:-$home/crosshatch}
out=$1
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [ $# -eq 0 ]; then
  "$crosshatch" generate --spread --count 100 --seed 1 --quiet --out "$work/spread.txt" # the first of bench250k
  "$crosshatch" generate --hard --count 100 --seed 1 --quiet --out "$work/hard.txt" # the first of hard3k
  set -- hardest10 euler50 "spread=$work/spread.txt" "hard=$work/hard.txt"
fi
run=(compare --solvers "${SOLVERS:-norvig,engine,swift,choco,cpsat,sat4j}" --puzzles "$(IFS=,; echo "$*")" --sample "${SAMPLE:-100}"
  --seed 1 --question unique --repeat 1 --warmup 0s --isolate off --quiet)
"$crosshatch" "${run[@]}" --isomorphs "${ISOMORPHS:-10}" --out "$work/presentations" >"$work/presentations.txt"
"$crosshatch" "${run[@]}" --certify --out "$work/proofs" >"$work/proofs.txt"
"$crosshatch" study difficulty "$work/presentations" "$work/proofs" --out "$work/study" --quiet
mkdir -p "$out"
cp "$work"/study/*.csv "$work"/study/{correlations-all-sets,depth-proofs}.svg "$out"
