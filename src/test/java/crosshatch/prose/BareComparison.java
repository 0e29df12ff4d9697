package crosshatch.prose;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A comparison names both sides. The rule looks at comparatives that end a clause ("is faster.", "needs fewer backtracks,"), in
 * sentences without a word that may name the other side or ask for it. It does not find comparatives before a longer phrase, "more" and "later". Two comparatives in one sentence may compare with each other.
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

    /** After these verbs, "earlier" is a comparison. Elsewhere, the word means a time in the past. */
    private static final Set<String> ENDS = Set.of("end", "ends", "ended", "stop", "stops", "stopped");

    private static final Set<String> AMOUNTS = Set.of("fewer", "less");

    /** Words before a comparative that is no comparison, such as "no longer". */
    private static final Set<String> BEFORE = Set.of("the", "a", "an", "no", "any", "or", "and", "for", "/", "(");

    /** Words that name the other side, wherever they are in the sentence. */
    private static final Set<String> OTHER_SIDE =
            Set.of("than", "as", "compared", "against", "below", "above", "left", "right", "between", "two", "first");

    /** Words behind a comparative that begin the other case, which the sentence compares with its opposite. */
    private static final Set<String> OTHER_CASE = Set.of("with", "without", "if", "because", "when");

    /** Words shortly before a comparative that ask for a side or deny that there is one. */
    private static final Set<String> ASKS = Set.of("which", "whether", "neither", "who");

    private static final int SHORTLY = 4;

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
        long comparatives = words.stream()
                .map(Word::lower)
                .filter(word -> COMPARATIVES.contains(word) || word.equals("more"))
                .count();
        if (comparatives > 1 || !hasNone(words, OTHER_SIDE)) return Optional.empty();
        return IntStream.range(1, words.size() - 1)
                .filter(place -> isBare(words, place))
                .mapToObj(place -> words.get(place).text())
                .findFirst();
    }

    private static boolean isBare(List<Word> words, int place) {
        boolean amount = AMOUNTS.contains(words.get(place).text());
        int end = amount && words.get(place + 1).isNoun() ? place + 2 : place + 1;
        return isComparative(words.get(place - 1), words.get(place))
                && end < words.size()
                && !words.get(end).isSpoken()
                && hasNone(words.subList(Math.max(0, place - SHORTLY), place), ASKS)
                && hasNone(words.subList(place, words.size()), OTHER_CASE);
    }

    /** Whether the word compares. "One given less" is an amount. */
    private static boolean isComparative(Word lead, Word word) {
        boolean counted = lead.maybe("CD") || (AMOUNTS.contains(word.text()) && lead.maybe("VBN"));
        boolean compares = COMPARATIVES.contains(word.text()) || isEarlyEnd(lead, word);
        return compares && !counted && !BEFORE.contains(lead.lower());
    }

    private static boolean isEarlyEnd(Word verb, Word word) {
        return ENDS.contains(verb.lower()) && word.text().equals("earlier");
    }

    private static boolean hasNone(List<Word> words, Set<String> these) {
        return words.stream().map(Word::lower).noneMatch(these::contains);
    }
}
