package crosshatch.corpus;

import crosshatch.corpus.CatalogEntry.Solutions;
import crosshatch.puzzle.InputException;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.PuzzleReader;
import crosshatch.puzzle.ReaderSettings;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A file of puzzles under a name. It is read anew for each stream; nothing is kept in memory. */
public final class PuzzleSet {
    private final String name;
    private final Path file;
    private final ReaderSettings settings;
    private final @Nullable CatalogEntry entry;
    private final @Nullable Path solutions;

    private PuzzleSet(
            String name, Path file, ReaderSettings settings, @Nullable CatalogEntry entry, @Nullable Path solutions) {
        this.name = name;
        this.file = file;
        this.settings = settings;
        this.entry = entry;
        this.solutions = solutions;
    }

    /** A file that the catalogue does not know, and of whose answers nothing is known. */
    static PuzzleSet unknown(String name, Path file, ReaderSettings settings) {
        return new PuzzleSet(name, file, settings, null, null);
    }

    /** A set of the catalogue; {@code solutions} is null if their file is not shipped. Both files were verified. */
    static PuzzleSet known(CatalogEntry entry, Path file, @Nullable Path solutions) {
        ReaderSettings settings = ReaderSettings.DEFAULT.withOrder(entry.order());
        return new PuzzleSet(entry.name(), file, settings, entry, solutions);
    }

    /** The name in the catalogue, else the file as the user wrote it. */
    public String name() {
        return name;
    }

    public Path file() {
        return file;
    }

    /** What the catalogue says, if it knows the set. */
    public Optional<CatalogEntry> entry() {
        return Optional.ofNullable(entry);
    }

    public Stream<Instance> instances() {
        return instances(Selection.ALL);
    }

    /**
     * Streams the instances taken, reading as it goes; to be closed.
     *
     * @throws InputException if the file cannot be opened; the stream throws it for a bad line
     */
    public Stream<Instance> instances(Selection selection) {
        PuzzleReader puzzles = PuzzleReader.open(file, settings);
        if (solutions == null) {
            Stream<Instance> all = puzzles.stream().map(puzzle -> instance(puzzle, sameForAll()));
            return selection.of(all).onClose(puzzles::close);
        }
        PuzzleReader answers = PuzzleReader.open(solutions, settings);
        Stream<Instance> all = puzzles.stream().map(puzzle -> instance(puzzle, nextOf(answers)));
        return selection.of(all).onClose(puzzles::close).onClose(answers::close);
    }

    private Instance instance(LocatedPuzzle read, KnownAnswer known) {
        return new Instance(name, read.position(), "", read.puzzle(), known);
    }

    private KnownAnswer sameForAll() {
        boolean one = entry != null && entry.solutions() == Solutions.ONE;
        return one ? new KnownAnswer.UniqueGridUnknown() : new KnownAnswer.Unknown();
    }

    private KnownAnswer nextOf(PuzzleReader answers) {
        LocatedPuzzle answer = answers.next()
                .orElseThrow(() -> new InputException(solutions + ": fewer solutions than " + name + " has puzzles"));
        return new KnownAnswer.Unique(answer.puzzle().givens());
    }
}
