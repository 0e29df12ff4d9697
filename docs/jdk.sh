#!/usr/bin/env bash
# Runs plans/main-jdk.json with two JDKs by turns, first second second first, so that what the machine does changes nothing between
# them as long as it changes evenly: jdk.sh OUT JAVA_HOME JAVA_HOME. The tables: crosshatch report OUT/* --by machine.
# Needs bench10k, norvig10k, norvig17 and hard375 (crosshatch puzzles fetch). Some ten minutes.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$1 first=$2 second=$3

turn=0
for home in "$first" "$second" "$second" "$first"; do
  turn=$((turn + 1))
  JAVA_HOME=$home ./crosshatch compare --quiet --plan plans/main-jdk.json --out "$out/turn-$turn"
done
