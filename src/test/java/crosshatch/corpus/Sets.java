package crosshatch.corpus;

import crosshatch.Puzzles;
import crosshatch.corpus.CatalogEntry.Kind;
import crosshatch.corpus.CatalogEntry.Solutions;
import java.nio.file.Files;
import java.nio.file.Path;

/** Catalogue entries and files made for tests. */
public final class Sets {
    private static final int MADE = 500;

    private Sets() {}

    /** Some puzzles a line; 41,000 bytes. */
    public static String madeText() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < MADE; i++) {
            text.append(i % 2 == 0 ? Puzzles.EULER_1 : Puzzles.NORVIG_HARD_1).append('\n');
        }
        return text.toString();
    }

    /** A set to be fetched from {@code url}, whose file is like {@code model}; its SHA-256 is left open, as norvig250k's is. */
    public static CatalogEntry fetched(String name, String url, Path model) {
        Fingerprint fingerprint = Fingerprint.of(model);
        return new CatalogEntry(
                name,
                Kind.FETCHED,
                "made for a test",
                "nobody",
                url,
                null,
                "none",
                "none",
                3,
                MADE,
                fingerprint.bytes(),
                null,
                fingerprint.gitBlobSha1(),
                Solutions.ONE,
                null);
    }

    /** The folder of this project, with its {@code puzzles/}. */
    public static Path home() {
        Path here = Path.of("").toAbsolutePath();
        if (!Files.exists(here.resolve("puzzles"))) throw new AssertionError("tests run in the project's folder");
        return here;
    }
}
