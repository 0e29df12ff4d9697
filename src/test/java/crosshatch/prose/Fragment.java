package crosshatch.prose;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A sentence has a finite verb. The rule does not find fragments of fewer than four words, fragments with a colon, a bracket or a quotation,
 * and fragments in which one word may be a verb, such as "Trust in a proof".
 */
final class Fragment implements SentenceRule {
    private static final int FEWEST_WORDS = 4;

    /** Verbs that the tagger takes for other parts of speech in our sentences. */
    private static final Set<String> VERBS = Set.of("come", "fall", "needed", "open", "overlap", "state", "test");

    @Override
    public String id() {
        return "FRAGMENT";
    }

    @Override
    public String plain() {
        return "write who does what: 'use fresh seeds for the final run', not 'fresh seeds for the final run'";
    }

    @Override
    public Optional<String> found(Sentence sentence, List<Word> words, List<Word> before) {
        boolean asserts = !sentence.isLabel()
                && words.get(words.size() - 1).text().equals(".")
                && words.stream().noneMatch(word -> ":\"(".contains(word.text()))
                && words.stream().filter(Word::isSpoken).count() >= FEWEST_WORDS;
        return asserts && !hasVerb(words) ? Optional.of(sentence.shown()) : Optional.empty();
    }

    private static boolean hasVerb(List<Word> words) {
        return words.stream().anyMatch(word -> word.maybeFinite() || VERBS.contains(word.lower()))
                || IntStream.range(1, words.size())
                        .anyMatch(place -> looksLikeNoun(words.get(place - 1), words.get(place)));
    }

    /** Whether the first word may be a verb in the form of a noun, because the second begins an object: "it lists the names". */
    private static boolean looksLikeNoun(Word verb, Word object) {
        return (verb.maybe("NN", "NNS", "NNP") && object.maybe("DT", "CD", "PRP$", "TO"))
                || (verb.maybe("NNS") && object.maybe("JJ", "NN", "NNS", "NNP"));
    }
}
