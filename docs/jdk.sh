#!/usr/bin/env bash
# Does the Java version matter? Runs plans/main-jdk.json with each of several JDKs by turns, in five blocks, each of which begins with
# another one, so that what the machine does meanwhile meets all alike, and sets their times beside each other.
#
#   docs/jdk.sh OUT JDK_HOME...
#   docs/jdk.sh results/reference/main-jdk /usr/lib/jvm/jdk-17 /usr/lib/jvm/jdk-25
#
# Writes OUT/JDK-BLOCK, the records, and OUT/tables.md. Needs norvig10k, norvig17, hard375 and bench250k; takes about seven minutes with
# two JDKs.
set -euo pipefail
cd "$(dirname "$0")/.."
out=$1
shift
jdks=("$@")
for block in 1 2 3 4 5; do
  for jdk in "${jdks[@]}"; do
    JAVA_HOME=$jdk ./crosshatch compare --quiet --plan plans/main-jdk.json --out "$out/$(basename "$jdk")-$block" >"$out.txt"
  done
  jdks=("${jdks[@]:1}" "${jdks[0]}")
done
rm "$out.txt"
./crosshatch report --quiet "$out"/*-[1-5] --by machine --out "$out"
