#!/usr/bin/env bash
# Makes the certificates of sets, has them checked by our checker and by cake_lpr, and adds a row for each to a table in CSV:
# what a stranger needs to see that the certificate he made with the same command is the same one.
#
#   docs/certificates.sh TABLE SOLVER SET...
#   docs/certificates.sh results/certificates.csv engine hardest10 /data/norvig17.txt bench250k
#
# CAKE_LPR names the checker (default: cake_lpr on the PATH), CML_HEAP_SIZE its memory in megabytes, PART the puzzles of a
# certificate (default 50000), JOBS the threads that make it (default 2). Certificates go to a temporary folder and are removed.
# Ends with 1 if any check refuses.
set -euo pipefail

[ $# -ge 3 ] || { sed -n '2,9s/^# \?//p' "$0" >&2; exit 2; }
home=$(cd "$(dirname "$0")/.." && pwd)
table=$1 solver=$2
shift 2
cake=${CAKE_LPR:-cake_lpr}
command -v "$cake" >/dev/null || { echo "no $cake found; build it, and name it in CAKE_LPR" >&2; exit 2; }
export CML_HEAP_SIZE=${CML_HEAP_SIZE:-4000}
TIMEFORMAT=%U
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# CPU seconds of a command, whose output goes to a file.
seconds() {
  local out=$1
  shift
  { time "$@" >"$out" 2>&1 || true; } 2>&1
}

row() {
  local folder=$1 set=$2 command=$3 ours theirs accepted verified lemmas hints
  ours=$(seconds "$work/ours" "$home/crosshatch" check-proof "$folder/formula.cnf" "$folder/proof.lrat")
  theirs=$(seconds "$work/theirs" "$cake" "$folder/formula.cnf" "$folder/proof.lrat")
  accepted=$(grep -c '^accepted' "$work/ours" || true)
  verified=$(grep -c '^s VERIFIED UNSAT' "$work/theirs" || true)
  lemmas=$(sed -n 's/.*(\([0-9,]*\) lemmas.*/\1/p' "$work/ours" | tr -d ,)
  hints=$(sed -n 's/.* \([0-9,]*\) hints).*/\1/p' "$work/ours" | tr -d ,)
  echo "$set,$solver,$(basename "$folder"),$(wc -l <"$folder/puzzles.txt"),$lemmas,$hints,$(file "$folder/formula.cnf"),$(
    file "$folder/proof.lrat"),$accepted,$ours,$verified,$theirs,$command" >>"$table"
  [ "$accepted" = 1 ] && [ "$verified" = 1 ]
}

# Bytes and SHA-256.
file() {
  echo "$(wc -c <"$1"),$(sha256sum "$1" | cut -d' ' -f1)"
}

[ -s "$table" ] || echo set,solver,part,puzzles,lemmas,hints,formula_bytes,formula_sha256,proof_bytes,proof_sha256,\
accepted,check_cpu_seconds,cake_lpr_verified,cake_lpr_cpu_seconds,command >"$table"
good=true
for set in "$@"; do
  name=$(basename "$set" .txt)
  command="crosshatch certify $name --solver $solver --question unique --part ${PART:-50000}"
  "$home/crosshatch" certify "$set" --solver "$solver" --part "${PART:-50000}" --jobs "${JOBS:-2}" --out "$work/$name" >&2 ||
    good=false
  for folder in "$work/$name"/part-*; do
    [ -e "$folder/proof.lrat" ] || continue # nothing could be certified, and it was said why
    row "$folder" "$name" "$command" || { echo "$folder: refused" >&2; good=false; }
    rm -r "$folder"
  done
done
$good
