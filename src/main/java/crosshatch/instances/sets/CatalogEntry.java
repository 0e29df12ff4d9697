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
 * One set of the catalogue, as {@code puzzles/catalog.json} holds it.
 *
 * @param name as on the command line
 * @param kind whether the set is shipped
 * @param title one line for people
 * @param source the person who made or collected the puzzles
 * @param url where the set can be downloaded ({@code FETCHED}) or read about ({@code COMMITTED}); null if nowhere
 * @param recipe generator spec of the set, for a {@link Fetcher.Maker}; null unless {@code GENERATED}
 * @param licence under which the source gives it
 * @param citation for a paper that uses the set
 * @param order of all its puzzles; 0 if each says its board itself, in a game ID
 * @param count number of puzzles
 * @param bytes size of the file
 * @param sha256 of the file; null if not known
 * @param gitBlobSha1 of the file, see {@link Fingerprint}; null if not known. One of the two is
 * @param solutions the known number of solutions of every puzzle
 * @param solutionsSha256 of {@code NAME.solutions.txt}, which holds the solutions in the order of the puzzles; null if
 *     there is no such file
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
        /** Shipped, as {@code puzzles/NAME.txt}, or {@code puzzles/boards/NAME.ids} if they are game IDs. */
        COMMITTED,
        /** Not shipped; {@link Fetcher} brings it to {@code puzzles/fetched/NAME.txt}. */
        FETCHED,
        /** Not shipped; made from its recipe on first use, to {@code puzzles/fetched/NAME.txt}. */
        GENERATED
    }

    /** The number of solutions of the puzzles. */
    public enum Solutions {
        /** Exactly one each. */
        ONE,
        /** Not known for all of them. */
        UNKNOWN
    }

    /** @throws InputException if something is missing, e.g. both hashes: the set could not be distinguished from others */
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

    /** Below {@code puzzles/}, or below {@code puzzles/fetched/} if it is not shipped. */
    Path file() {
        return order == 0 ? Path.of("boards", name + ".ids") : Path.of(name + ".txt");
    }

    /** Likewise, if it is shipped. */
    Path solutionsFile() {
        return file().resolveSibling(name + ".solutions.txt");
    }

    /** @return how a file with this fingerprint differs from the set, for people; empty if it is the set */
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
