package crosshatch.prose;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A comparison names both sides. The rule looks at comparatives that end a clause ("is faster.", "needs fewer backtracks,"), in
 * sentences without a word that may name the other side. It does not find comparatives before a longer phrase, "more", "earlier" and
 * "later". Two comparatives in one sentence may compare with each other.
 */
final class BareComparison implements SentenceRule {
    private static final Set<String> COMPARATIVES = Set.of(
            "faster",
            "slower",
            "larger",
            "smaller",
            "longer",
            "shorter",
            "fewer",
            "less",
            "higher",
            "lower",
            "cheaper",
            "harder",
            "easier",
            "better",
            "worse",
            "stronger",
            "weaker",
            "sooner");

    private static final Set<String> AMOUNTS = Set.of("fewer", "less");

    /** Words before a comparative that is no comparison, such as "no longer". */
    private static final Set<String> BEFORE = Set.of("the", "a", "an", "no", "any", "or", "and", "for", "/", "(");

    /** Words that name the other side, or that compare the case of this sentence with its opposite. */
    private static final Set<String> OTHER_SIDE = Set.of(
            "than",
            "as",
            "compared",
            "against",
            "below",
            "above",
            "left",
            "right",
            "with",
            "without",
            "between",
            "of",
            "if",
            "first",
            "which",
            "neither");

    @Override
    public String id() {
        return "BARE_COMPARISON";
    }

    @Override
    public String plain() {
        return "name both sides: 'the run ends before its 100th failure', 'A is faster than B', not 'A is faster'";
    }

    @Override
    public Optional<String> found(Sentence sentence, List<Word> words, List<Word> before) {
        boolean named = words.stream().map(Word::lower).anyMatch(OTHER_SIDE::contains);
        long comparatives =
                words.stream().map(Word::lower).filter(COMPARATIVES::contains).count();
        if (named || comparatives > 1) return Optional.empty();
        return IntStream.range(1, words.size() - 1)
                .filter(place -> isBare(words, place))
                .mapToObj(place -> words.get(place).text())
                .findFirst();
    }

    private static boolean isBare(List<Word> words, int place) {
        Word lead = words.get(place - 1);
        boolean ofNoun = AMOUNTS.contains(words.get(place).text())
                && words.get(place + 1).isNoun();
        int end = ofNoun ? place + 2 : place + 1;
        return COMPARATIVES.contains(words.get(place).text())
                && !BEFORE.contains(lead.lower())
                && !lead.maybe("CD")
                && end < words.size()
                && !words.get(end).isSpoken();
    }
}
