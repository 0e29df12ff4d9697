package crosshatch.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.languagetool.AnalyzedSentence;
import org.languagetool.AnalyzedToken;
import org.languagetool.AnalyzedTokenReadings;

/**
 * A word or a punctuation mark of a sentence.
 *
 * @param tags its parts of speech in the tags of the Penn Treebank, the most probable first
 */
record Word(String text, List<String> tags) {
    private static final Pattern LETTERS = Pattern.compile(".*[\\p{L}\\p{N}].*");
    private static final Pattern OWN_TAGS = Pattern.compile("SENT_START|SENT_END|PARA_END");

    /** A verb that agrees with a subject, or an imperative. */
    private static final Pattern FINITE = Pattern.compile("VB|VBZ|VBP|VBD|MD");

    private static final Pattern NOUN = Pattern.compile("NN|NNS|NNP|NNPS");

    static List<Word> of(AnalyzedSentence sentence) {
        return Stream.of(sentence.getTokensWithoutWhitespace())
                .filter(token -> !token.getToken().isEmpty())
                .map(Word::of)
                .toList();
    }

    private static Word of(AnalyzedTokenReadings token) {
        List<String> tags = new ArrayList<>();
        for (AnalyzedToken reading : token) tags.add(Objects.requireNonNullElse(reading.getPOSTag(), ""));
        tags.removeIf(OWN_TAGS.asMatchPredicate());
        return new Word(token.getToken(), tags);
    }

    String lower() {
        return text.toLowerCase(Locale.ROOT);
    }

    /** Whether the word has letters or digits. */
    boolean isSpoken() {
        return LETTERS.matcher(text).matches();
    }

    boolean isNoun() {
        return !tags.isEmpty() && NOUN.matcher(tags.get(0)).matches();
    }

    boolean isPlural() {
        return isNoun() && tags.get(0).endsWith("S");
    }

    boolean isFinite() {
        return !tags.isEmpty() && FINITE.matcher(tags.get(0)).matches();
    }

    boolean maybeFinite() {
        return tags.stream().anyMatch(FINITE.asMatchPredicate());
    }

    boolean maybe(String... these) {
        return Stream.of(these).anyMatch(tags::contains);
    }
}
