package crosshatch.instances.sets;

import crosshatch.base.Fingerprint;
import crosshatch.instances.sets.CatalogEntry.Solutions;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SolutionReader;
import crosshatch.puzzle.file.PuzzleSources;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A file of puzzles, which is read again for each stream. */
final class PuzzleFile implements PuzzleSet {
    private static final int STEPS_OF_A_BYTE = 10;

    private final String name;
    private final String source;
    private final Path file;
    private final ReaderSettings settings;
    private final @Nullable CatalogEntry entry;
    private final @Nullable Path solutions;

    private PuzzleFile(
            String name,
            String source,
            Path file,
            ReaderSettings settings,
            @Nullable CatalogEntry entry,
            @Nullable Path solutions) {
        this.name = name;
        this.source = source;
        this.file = file;
        this.settings = settings;
        this.entry = entry;
        this.solutions = solutions;
    }

    /**
     * Makes a set from a file that the catalogue does not know.
     *
     * @param called the path in the user's text, even if a copy is read
     * @param solutions the file of solutions, or null
     */
    static PuzzleFile unknown(
            Path called, String source, Path file, ReaderSettings settings, @Nullable Path solutions) {
        return new PuzzleFile(String.valueOf(called.getFileName()), source, file, settings, null, solutions);
    }

    /**
     * Makes a set of the catalogue from its verified file.
     *
     * @param solutions the file of solutions, verified if it is shipped, or null
     */
    static PuzzleFile known(CatalogEntry entry, String source, Path file, @Nullable Path solutions) {
        ReaderSettings settings =
                entry.order() == 0 ? ReaderSettings.DEFAULT : ReaderSettings.DEFAULT.withOrder(entry.order());
        return new PuzzleFile(entry.name(), source, file, settings, entry, solutions);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String source() {
        return source;
    }

    @Override
    public ReaderSettings settings() {
        return entry == null ? settings : ReaderSettings.DEFAULT;
    }

    @Override
    public String sha256() {
        return Fingerprint.of(file).sha256();
    }

    @Override
    public Optional<Path> file() {
        return Optional.of(file);
    }

    @Override
    public Optional<Path> solutions() {
        return Optional.ofNullable(solutions);
    }

    @Override
    public Optional<CatalogEntry> entry() {
        return Optional.ofNullable(entry);
    }

    @Override
    public double steps() {
        return (double) STEPS_OF_A_BYTE * file.toFile().length();
    }

    @Override
    public Stream<Instance> instances(InstanceSelection selection) {
        PuzzleSource puzzles = PuzzleSources.open(file, settings);
        if (solutions == null) {
            return selection.of(puzzles.stream().map(this::instance)).onClose(puzzles::close);
        }
        SolutionReader answers = SolutionReader.open(solutions);
        Stream<Instance> all = puzzles.stream().map(puzzle -> {
            Grid only = answers.solutionOf(puzzle);
            return instance(puzzle, KnownAnswer.unique(only), solutions.getFileName() + ":" + answers.line());
        });
        return selection.of(all).onClose(puzzles::close).onClose(answers::close);
    }

    private Instance instance(LocatedPuzzle read) {
        if (read.solution() != null) {
            return instance(read, KnownAnswer.statedWith(read), file.getFileName() + ":" + read.line());
        }
        return entry != null && entry.solutions() == Solutions.ONE
                ? instance(read, KnownAnswer.stated(1), "the catalogue of puzzles")
                : instance(read, KnownAnswer.UNKNOWN, "");
    }

    private Instance instance(LocatedPuzzle read, KnownAnswer known, String origin) {
        return new Instance(name, read.position(), "", read.puzzle(), known, origin);
    }
}
