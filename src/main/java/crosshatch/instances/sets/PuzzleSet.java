package crosshatch.instances.sets;

import crosshatch.base.InputException;
import crosshatch.puzzle.ReaderSettings;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** A named set of puzzles, read from a file or generated on demand. Nothing is kept in memory. */
public sealed interface PuzzleSet permits PuzzleFile, MadePuzzles, NamedSet, GivenPuzzles {

    /** Returns the user's name for it; else the name in the catalogue, the generator spec, or the file name. Never a path. */
    String name();

    /** Returns this set under another name. */
    default PuzzleSet named(String name) {
        return name.equals(name()) ? this : new NamedSet(this, name, source(), InstanceSelection.EVERY);
    }

    /** Returns the text of the user, from which {@link PuzzleSets#resolve} finds the set again. */
    String source();

    /** Returns the settings for reading its text; the default if the set needs none. */
    default ReaderSettings settings() {
        return ReaderSettings.DEFAULT;
    }

    /** Returns the SHA-256 of the text of the set, in lower-case hexadecimal digits. */
    String sha256();

    /** Returns the file, if there is one. */
    default Optional<Path> file() {
        return Optional.empty();
    }

    /** Returns the file of known solutions, if there is one. */
    default Optional<Path> solutions() {
        return Optional.empty();
    }

    /** Returns the entry of the catalogue, if it contains the set. */
    default Optional<CatalogEntry> entry() {
        return Optional.empty();
    }

    /** Returns the approximate number of steps for making or reading the puzzles; 0 if they are few. */
    default double steps() {
        return 0;
    }

    /** Streams all instances. The caller closes the stream. */
    default Stream<Instance> instances() {
        return instances(InstanceSelection.ALL);
    }

    /**
     * Streams the chosen instances, reading or making them one by one. The caller closes the stream.
     *
     * @throws InputException if the file cannot be opened; the stream throws it for a bad line
     */
    Stream<Instance> instances(InstanceSelection selection);
}
