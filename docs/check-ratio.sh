#!/usr/bin/env bash
# How much CPU our checker takes for the certificate of a set, as a multiple of what cake_lpr takes: both check the same files in
# turns, and the median of the ratios is printed. Start of the JVM included.
#
#   docs/check-ratio.sh SET [SOLVER [TURNS]]
#   CAKE_LPR=~/cake_lpr/cake_lpr docs/check-ratio.sh norvig17 engine 5
#
# CAKE_LPR names the checker (default: cake_lpr on the PATH), CML_HEAP_SIZE its memory in megabytes.
set -euo pipefail

[ $# -ge 1 ] || { sed -n '2,8s/^# \?//p' "$0" >&2; exit 2; }
home=$(cd "$(dirname "$0")/.." && pwd)
set=$1 solver=${2:-engine} turns=${3:-3}
cake=${CAKE_LPR:-cake_lpr}
command -v "$cake" >/dev/null || { echo "no $cake found; build it, and name it in CAKE_LPR" >&2; exit 2; }
export CML_HEAP_SIZE=${CML_HEAP_SIZE:-4000}
TIMEFORMAT=%U
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$home/crosshatch" certify "$set" --solver "$solver" --out "$work/c"
for ((turn = 1; turn <= turns; turn++)); do
  ours=$({ time "$home/crosshatch" check-proof "$work/c/formula.cnf" "$work/c/proof.lrat" >"$work/ours" 2>&1; } 2>&1)
  theirs=$({ time "$cake" "$work/c/formula.cnf" "$work/c/proof.lrat" >"$work/theirs" 2>&1; } 2>&1)
  grep -q '^accepted' "$work/ours" && grep -q '^s VERIFIED UNSAT' "$work/theirs" ||
    { echo "refused: $(cat "$work/ours" "$work/theirs")" >&2; exit 1; }
  awk -v turn="$turn" -v ours="$ours" -v theirs="$theirs" \
    'BEGIN { printf "turn %d: %.2f s against %.2f s: ratio %.2f\n", turn, ours, theirs, ours / theirs }'
done | tee "$work/turns"
sed 's/.* //' "$work/turns" | sort -g | awk '{ ratio[NR] = $1 } END { printf "median ratio %.2f of %d turns\n", ratio[int((NR + 1) / 2)], NR }'
