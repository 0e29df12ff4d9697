package crosshatch.prose;

import java.util.List;
import java.util.Optional;

/** A rule that needs more than a pattern of words in {@code rules.xml}. */
interface SentenceRule {
    String id();

    /** How to write instead. */
    String plain();

    /**
     * Returns the words that break the rule.
     *
     * @param words of the sentence
     * @param before the words of the sentence before in the same passage; empty for the first sentence
     */
    Optional<String> found(Sentence sentence, List<Word> words, List<Word> before);
}
