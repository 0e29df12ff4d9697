package crosshatch.instances.sets;

import crosshatch.base.InputException;
import crosshatch.puzzle.ReaderSettings;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Puzzles under a name: read from a file, or made when they are wanted. Nothing is kept in memory. */
public sealed interface PuzzleSet permits PuzzleFile, MadePuzzles, NamedSet {

    /** The user's name for it; else the name in the catalogue, the generator spec, or the name of the file. Never a path. */
    String name();

    /** The same under another name. */
    default PuzzleSet named(String name) {
        return name.equals(name()) ? this : new NamedSet(this, name, source(), InstanceSelection.EVERY);
    }

    /** The text of the user; {@link PuzzleSets#resolve} finds the set by it again. */
    String source();

    /** The settings for reading its text; the default where the set itself has them. */
    default ReaderSettings settings() {
        return ReaderSettings.DEFAULT;
    }

    /** SHA-256 of the text of the set, in lower-case hexadecimal digits. */
    String sha256();

    /** The file, if the set is one. */
    default Optional<Path> file() {
        return Optional.empty();
    }

    /** The file of known solutions, if there is one. */
    default Optional<Path> solutions() {
        return Optional.empty();
    }

    /** The entry of the catalogue, if it knows the set. */
    default Optional<CatalogEntry> entry() {
        return Optional.empty();
    }

    /** The number of steps, roughly, that it takes to make or read the puzzles; 0 where there are few. */
    default double steps() {
        return 0;
    }

    /** Streams all instances; to be closed. */
    default Stream<Instance> instances() {
        return instances(InstanceSelection.ALL);
    }

    /**
     * Streams the instances taken, reading or making them as it goes; to be closed.
     *
     * @throws InputException if the file cannot be opened; the stream throws it for a bad line
     */
    Stream<Instance> instances(InstanceSelection selection);
}
