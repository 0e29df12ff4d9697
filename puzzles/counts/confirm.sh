#!/usr/bin/env bash
# Confirms the numbers of solutions in puzzles/catalog.json with count.c, which shares no code with the rest of the project.
# Needs a C compiler. Exit code 1 if a number differs.
#
#   puzzles/counts/confirm.sh              all of them
#   puzzles/counts/confirm.sh queens-8     some
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
${CC:-cc} -O2 -o "$folder/count" "$here/count.c"
sed -n 's/^ *{"name": "\([^"]*\)", "solutions": \([0-9]*\),.*/\1 \2/p' "$here/../catalog.json" >"$folder/known"
failed=0
while read -r name solutions; do
  if [ $# -gt 0 ] && [[ " $* " != *" $name "* ]]; then continue; fi
  counted=$("$folder/count" "$name")
  if [ "$counted" = "$name $solutions" ]; then
    echo "confirmed: $counted"
  else
    echo "DIFFERENT: $counted, the catalogue says $solutions"
    failed=1
  fi
done <"$folder/known"
exit $failed
