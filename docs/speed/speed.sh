#!/usr/bin/env bash
# Measures swift like for like with other programs: speed.sh OUT FOLDER writes OUT/speed.csv and OUT/speed.md. FOLDER holds norvig17.txt,
# norvig10k.txt and hard375.txt.
#
#   JDKS     homes of JDKs, by blanks; default $JAVA_HOME
#   RIVALS   other programs, NAME=PROGRAM by blanks. Called as PROGRAM FILE QUESTION NAME ROUND they answer every puzzle of FILE (81
#            characters a line) once, after a warm-up of their own, and print one row as docs/speed/Speed.java does. A name that ends
#            in -avx2 is set beside swift without AVX-512.
#   ROUNDS   default 5
#   COUNT    isomorphs a set, default 50000; a tenth of that for hard375
#
# Every round asks every program, so that drift of the machine hits all alike.
set -euo pipefail
cd "$(dirname "$0")/../.."
out=$1
puzzles=$2
mkdir -p "$out/sets"
speed() { "$1/bin/java" "${@:2:$#-2}" -XX:+UseSerialGC --add-modules jdk.incubator.vector -cp target/crosshatch.jar docs/speed/Speed.java ${!#} 2> >(grep -v 'incubator' >&2); }
jdks=${JDKS:-${JAVA_HOME:?}}
first=${jdks%% *}
count=${COUNT:-50000}

speed "$first" "isomorphs $puzzles/norvig17.txt $count 1 0" >"$out/sets/norvig17.txt"
speed "$first" "isomorphs $puzzles/norvig10k.txt $count 2 0" >"$out/sets/norvig10k.txt"
speed "$first" "isomorphs puzzles/hardest10.txt $count 3 0" >"$out/sets/hardest10.txt"
speed "$first" "isomorphs $puzzles/hard375.txt $((count / 10)) 4 0" >"$out/sets/hard375.txt"
speed "$first" "isomorphs $puzzles/norvig10k.txt $count 5 1" >"$out/sets/one-given-less.txt"

for round in $(seq "${ROUNDS:-5}"); do
  for question in unique any; do
    for set in "$out"/sets/*.txt; do
      for jdk in $jdks; do
        version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$jdk/release")
        speed "$jdk" "measure $set $question swift-lanes-jdk$version $round swift/kernel=lanes"
        speed "$jdk" "measure $set $question swift-bands-jdk$version $round swift/kernel=bands"
        speed "$jdk" -XX:UseAVX=2 "measure $set $question swift-lanes-jdk$version-avx2 $round swift/kernel=lanes"
      done
      for rival in ${RIVALS:-}; do
        "${rival#*=}" "$set" "$question" "${rival%%=*}" "$round"
      done
    done
  done
done | tee "$out/speed.csv"
speed "$first" "table $out/speed.csv" | tee "$out/speed.md"
