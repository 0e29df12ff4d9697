package crosshatch.solver;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import org.apache.commons.text.similarity.JaroWinklerSimilarity;

/** "Did you mean": the nearest of the words that exist. */
public final class Suggestion {
    private static final double NEAR_SIMILARITY = 0.75;

    private Suggestion() {}

    /** @return {@code ". Did you mean 'x'?"}, or nothing if no word is near */
    public static String of(String found, Collection<String> words) {
        JaroWinklerSimilarity similarity = new JaroWinklerSimilarity();
        Comparator<String> byNearness = Comparator.comparingDouble(
                word -> similarity.apply(found.toLowerCase(Locale.ROOT), word.toLowerCase(Locale.ROOT)));
        return words.stream()
                .max(byNearness)
                .filter(word -> similarity.apply(found.toLowerCase(Locale.ROOT), word.toLowerCase(Locale.ROOT))
                        >= NEAR_SIMILARITY)
                .map(word -> ". Did you mean '" + word + "'?")
                .orElse("");
    }
}
