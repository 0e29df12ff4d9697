package crosshatch.solver;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;

/** Suggests the known word nearest to an unknown one: "Did you mean …?". */
public final class Suggestion {
    private Suggestion() {}

    /** Returns {@code ". Did you mean 'x'?"}, or an empty text if no word is near. */
    public static String of(String found, Collection<String> words) {
        String wrong = found.toLowerCase(Locale.ROOT);
        return words.stream()
                .min(Comparator.comparingInt(word -> distance(wrong, word.toLowerCase(Locale.ROOT))))
                .filter(word -> distance(wrong, word.toLowerCase(Locale.ROOT))
                        <= 1 + Math.max(wrong.length(), word.length()) / 4)
                .map(word -> ". Did you mean '" + word + "'?")
                .orElse("");
    }

    /** Returns the Levenshtein distance; a word that was begun and not ended is at distance 1. */
    private static int distance(String a, String b) {
        if (!a.isEmpty() && b.startsWith(a)) return Math.min(1, b.length() - a.length());
        int[] row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) row[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int changed = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
