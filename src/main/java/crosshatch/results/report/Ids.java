package crosshatch.results.report;

import crosshatch.base.Fingerprint;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes ids of tables and figures from their contents. */
public final class Ids {
    /** A file system allows 255 bytes for a name, with its ending. */
    private static final int LONGEST = 200;

    /** The number of characters kept at each end. */
    private static final int KEPT = 90;

    private static final int FINGERPRINT = 8;

    private Ids() {}

    /**
     * Joins the parts to letters, digits and hyphens: {@code results-hardest10-question-any}. If the id is too long for the
     * name of a file, a fingerprint replaces its middle.
     */
    public static String of(String... parts) {
        String id = Stream.of(parts)
                .map(part -> part.toLowerCase(Locale.ROOT)
                        .replaceAll("[^a-z0-9]+", "-")
                        .replaceAll("^-|-$", ""))
                .collect(Collectors.joining("-"));
        if (id.length() <= LONGEST) return id;
        MessageDigest digest = Fingerprint.digest("SHA-256");
        digest.update(id.getBytes(StandardCharsets.UTF_8));
        String fingerprint = Fingerprint.hex(digest).substring(0, FINGERPRINT);
        return id.substring(0, KEPT) + "-" + fingerprint + "-" + id.substring(id.length() - KEPT);
    }
}
