package crosshatch.instances.sets;

import crosshatch.Puzzles;
import crosshatch.base.Fingerprint;
import crosshatch.instances.sets.CatalogEntry.Kind;
import crosshatch.instances.sets.CatalogEntry.Solutions;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

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
        return entry(name, Kind.FETCHED, url, null, Fingerprint.of(model));
    }

    /** A set that {@code recipe} makes; its file is like {@code model}. */
    public static CatalogEntry generated(String name, String recipe, Path model) {
        return entry(name, Kind.GENERATED, null, recipe, Fingerprint.of(model));
    }

    private static CatalogEntry entry(
            String name, Kind kind, @Nullable String url, @Nullable String recipe, Fingerprint fingerprint) {
        return new CatalogEntry(
                name,
                kind,
                "made for a test",
                "nobody",
                url,
                recipe,
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
