#!/usr/bin/env bash
# Prints how the texts of this project read. The rules are in src/test/resources/crosshatch/prose/rules.xml, and in the
# classes SentenceRule of src/test/java/crosshatch/prose: sentences have a verb, pronouns are clear, comparisons name both sides.
#
#   docs/prose.sh                    for each page words, sentences, long sentences and sentences against a rule; then these by rule
#   docs/prose.sh docs/how-to ...    the sentences of files or folders that are against a rule, with the plain way to write them
#   docs/prose.sh draw 60 1          sixty random sentences of all pages, drawn with seed 1, for a reader
#
# It compiles the tests first.
set -euo pipefail

cd "$(dirname "$0")/.."
case "${1:-}" in
  -h | --help) sed -n '2,9s/^# \?//p' docs/prose.sh; exit 0 ;;
  draw) [[ "${2:-} ${3:-}" =~ ^[0-9]+\ [0-9]+$ ]] || { echo "docs/prose.sh: expected: draw NUMBER SEED" >&2; exit 2; } ;;
  *) for file in "$@"; do [ -e "$file" ] || { echo "docs/prose.sh: found no $file, expected a file or folder" >&2; exit 2; }; done ;;
esac
mvn -q -Pexhaustive -Dspotless.check.skip=true test-compile dependency:build-classpath -DincludeScope=test -Dmdep.outputFile=target/test-classpath.txt
exec java -cp "target/test-classes:target/classes:$(cat target/test-classpath.txt)" crosshatch.prose.ProseReport "$@"
