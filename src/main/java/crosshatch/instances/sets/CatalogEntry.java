package crosshatch.instances.sets;

import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One set of the catalogue {@code puzzles/catalog.json}.
 *
 * @param name the name on the command line
 * @param kind whether the set is shipped
 * @param title one line for people
 * @param source the person who made or collected the puzzles
 * @param url the address of a download ({@code FETCHED}) or of a description ({@code COMMITTED}); null if there is none
 * @param recipe the generator spec of the set, for a {@link Fetcher.Maker}; null for sets that are not {@code GENERATED}
 * @param licence the licence of the source
 * @param citation the citation for a paper that uses the set
 * @param order the order of all its puzzles; 0 if each puzzle names its own board, in a game ID
 * @param count the number of puzzles
 * @param bytes the size of the file
 * @param sha256 the SHA-256 of the file; null if it is not known
 * @param gitBlobSha1 another hash of the file, see {@link Fingerprint}; null if it is not known. One of the two hashes is known
 * @param solutions the known number of solutions of every puzzle
 * @param solutionsSha256 the SHA-256 of {@code NAME.solutions.txt}, which contains the solutions in the order of the puzzles; null
 *     if there is no such file
 */
public record CatalogEntry(
        String name,
        Kind kind,
        String title,
        String source,
        @Nullable String url,
        @Nullable String recipe,
        String licence,
        String citation,
        int order,
        long count,
        long bytes,
        @Nullable String sha256,
        @Nullable String gitBlobSha1,
        Solutions solutions,
        @Nullable String solutionsSha256) {

    /** The place of the file of a set. */
    public enum Kind {
        /** Shipped, as {@code puzzles/NAME.txt}, or as {@code puzzles/boards/NAME.ids} for game IDs. */
        COMMITTED,
        /** Not shipped; {@link Fetcher} downloads it to {@code puzzles/fetched/NAME.txt}. */
        FETCHED,
        /** Not shipped; made from its recipe on first use, to {@code puzzles/fetched/NAME.txt}. */
        GENERATED
    }

    /** The number of solutions of the puzzles. */
    public enum Solutions {
        /** Each puzzle has exactly one solution. */
        ONE,
        /** The number is not known for all puzzles. */
        UNKNOWN
    }

    /**
     * Checks the entry.
     *
     * @throws InputException if a part is missing, for example both hashes, without which a file cannot be identified
     */
    public CatalogEntry {
        if (Stream.of(name, kind, title, source, licence, citation, solutions).anyMatch(Objects::isNull)) {
            throw new InputException("catalogue of puzzles: " + name
                    + ": expected all of name, kind, title, source, licence, citation, solutions");
        }
        if (sha256 == null && gitBlobSha1 == null) {
            throw new InputException("catalogue of puzzles: " + name + " has neither sha256 nor gitBlobSha1");
        }
        if (kind == Kind.FETCHED && url == null) {
            throw new InputException("catalogue of puzzles: " + name + " has no url, expected one for a fetched set");
        }
        if (kind == Kind.GENERATED && recipe == null) {
            throw new InputException(
                    "catalogue of puzzles: " + name + " has no recipe, expected one for a generated set");
        }
    }

    /** Returns the path of the file below {@code puzzles/}, or below {@code puzzles/fetched/} if it is not shipped. */
    Path file() {
        return order == 0 ? Path.of("boards", name + ".ids") : Path.of(name + ".txt");
    }

    /** Returns the path of the solutions below the same folder. */
    Path solutionsFile() {
        return file().resolveSibling(name + ".solutions.txt");
    }

    /** Returns the difference between a file with this fingerprint and the set, for people; empty if it is the set. */
    public Optional<String> difference(Fingerprint found) {
        if (found.bytes() != bytes) {
            return Optional.of(String.format(Locale.ROOT, "%,d bytes, expected %,d", found.bytes(), bytes));
        }
        if (sha256 != null && !sha256.equals(found.sha256())) {
            return Optional.of("SHA-256 " + found.sha256() + ", expected " + sha256);
        }
        if (gitBlobSha1 != null && !gitBlobSha1.equals(found.gitBlobSha1())) {
            return Optional.of("git blob SHA-1 " + found.gitBlobSha1() + ", expected " + gitBlobSha1);
        }
        return Optional.empty();
    }
}
