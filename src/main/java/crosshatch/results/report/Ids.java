package crosshatch.results.report;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Ids of tables and figures, from their contents. */
public final class Ids {
    private Ids() {}

    /** Letters and digits, everything else a hyphen: {@code results-hardest10-question-any}. */
    public static String of(String... parts) {
        return Stream.of(parts)
                .map(part -> part.toLowerCase(Locale.ROOT)
                        .replaceAll("[^a-z0-9]+", "-")
                        .replaceAll("^-|-$", ""))
                .collect(Collectors.joining("-"));
    }
}
