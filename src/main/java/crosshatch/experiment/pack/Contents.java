package crosshatch.experiment.pack;

import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import crosshatch.puzzle.file.JsonReading;
import crosshatch.results.Build;
import crosshatch.results.ResultsStore;
import java.nio.file.Path;
import java.util.Collection;
import java.util.SortedMap;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * The file {@value #FILE} of a pack: a table of contents that also lists the omitted parts.
 *
 * @param format the version of packs, see {@link #FORMAT}
 * @param crosshatch the version of the program that made the pack
 * @param commit the commit of that program; empty if it is not known
 * @param experiment the id of the experiment
 * @param files all other files, by name
 * @param withoutPuzzles sets whose puzzles and answers were left out, with the reasons, for people
 * @param gridsNotFound the number of solutions named in records whose grids were not found again
 * @param proofs the number of proved refutations
 * @param proofsNote the reason why other refutations are not proved, for people; may be empty
 */
public record Contents(
        int format,
        String crosshatch,
        String commit,
        String experiment,
        SortedMap<String, Entry> files,
        SortedMap<String, String> withoutPuzzles,
        long gridsNotFound,
        long proofs,
        String proofsNote) {
    /** The version of the contents of packs; it grows when an older reader would misread them. */
    public static final int FORMAT = 1;

    /** The name of the file in the pack. */
    public static final String FILE = "pack.json";

    private static final JsonMapper JSON = JsonReading.strict()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /**
     * A file of the pack.
     *
     * @param sha256 its hash in lower-case hexadecimal digits
     */
    public record Entry(long bytes, String sha256) {
        static Entry of(Path file) {
            Fingerprint found = Fingerprint.of(file);
            return new Entry(found.bytes(), found.sha256());
        }
    }

    /** Makes the contents of the files in a folder. */
    static Contents of(
            Path folder, Collection<String> names, String experiment, SortedMap<String, String> without, Shown shown) {
        SortedMap<String, Entry> files = new TreeMap<>();
        for (String name : names) files.put(name, Entry.of(folder.resolve(name)));
        return new Contents(
                FORMAT,
                Build.version(),
                Build.gitCommit(),
                experiment,
                files,
                without,
                shown.gridsNotFound(),
                shown.proofs(),
                shown.proofsNote());
    }

    /** Counts the grids and proofs in a pack; see {@link Contents}. */
    record Shown(long gridsNotFound, long proofs, String proofsNote) {}

    void write(Path folder) {
        ResultsStore.writeText(folder, FILE, ResultsStore.json(this));
    }

    /**
     * Reads the text of a {@value #FILE}.
     *
     * @param pack its name, for people
     * @throws InputException if the text is of another form, or of another format
     */
    static Contents parse(String text, String pack) {
        String where = pack + ": " + FILE + ": ";
        try {
            int format = JSON.readTree(text).path("format").asInt(0);
            if (format != FORMAT) {
                throw new InputException(where + "found format " + format + ", expected " + FORMAT + ". "
                        + (format > FORMAT
                                ? "Read it with a newer crosshatch"
                                : "Ask for a pack made by crosshatch pack"));
            }
            Contents contents = JSON.readValue(text, Contents.class);
            if (contents.files.containsValue(null)) throw new InputException(where + "found null instead of a file");
            return contents;
        } catch (JacksonException malformed) {
            throw new InputException(
                    where + "cannot be read: " + malformed.getOriginalMessage() + ". Ask for the pack again",
                    malformed);
        }
    }
}
