package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Listed;
import crosshatch.app.console.Listed.Heading;
import crosshatch.app.console.SetsInTheMaking;
import crosshatch.base.InputException;
import crosshatch.instances.generate.GeneratedSet;
import crosshatch.instances.generate.Holes;
import crosshatch.instances.generate.kind.Kind;
import crosshatch.instances.generate.kind.KindSet;
import crosshatch.instances.generate.proper.AdversarialSet;
import crosshatch.instances.generate.proper.ProperSet;
import crosshatch.puzzle.PuzzleFormat;
import crosshatch.puzzle.board.Board;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Generates random puzzles from a seed: the command {@code generate}. */
@Command(
        name = "generate",
        sortOptions = false,
        description = {
            "Makes puzzles of a chosen size, kind and difficulty.",
            "By default, draws complete grids at random and blanks some of their cells. Such puzzles have at least"
                    + " one solution.",
            "With --unique, --minimal, --hard, --spread, --profile or --hard-for, makes 9x9 Sudokus with exactly one"
                    + " solution.",
            "With --kind, makes puzzles of another kind with exactly one solution. It writes them as game IDs, the"
                    + " one-line format of Simon Tatham's puzzle collection.",
            "With --changed or --unplanted, puzzles may have no solution.",
            "The same options make the same puzzles on every machine."
        },
        footer = {
            "  crosshatch generate --order 5 --holes 0.45 --count 20 --seed 7 --out order5.txt",
            "  crosshatch generate --latin 30 --holes 0.36,0.42,0.48 --balanced --count 50 --out quasigroups.txt",
            "  crosshatch generate --latin 25 --holes 0.38 --changed 1 --count 50 --out mostly-unsatisfiable.txt",
            "  crosshatch generate --latin 30 --holes 0.58 --unplanted --count 50 --out completion.txt",
            "  crosshatch generate --minimal --clues 24 --difficulty locked --count 100 --out locked.txt",
            "  crosshatch generate --hard --count 100 --seed 7 --out hard.txt",
            "  crosshatch generate --hard-for norvig --budget 1000 --count 10 --seed 7 --out hard-for-norvig.txt",
            "  crosshatch generate --kind killer --count 20 --seed 7 --out killer.ids",
            "  crosshatch generate --order 4 --holes 0.6 | crosshatch solve --solver cpsat -",
            "",
            "Other commands also read such a set by its name, which is the first line of the output:",
            "  crosshatch compare --solvers choco,engine --puzzles sudoku-5/holes=0.45/count=20/seed=7"
        })
final class GenerateCommand extends ProgramCommand {
    private static final int USUAL_SIZE = 9;

    @Mixin
    private BoardOptions board = new BoardOptions();

    @Option(
            names = "--holes",
            split = ",",
            paramLabel = "F",
            defaultValue = "0.5",
            description = "Fraction of the cells that are blank, 0 to 1. Several fractions make a set for each."
                    + " Default: ${DEFAULT-VALUE}.")
    private List<Double> holes = List.of(0.5);

    @Mixin
    private ProperOptions proper = new ProperOptions();

    @Listed(Heading.ONE_SOLUTION)
    @Option(
            names = "--kind",
            paramLabel = "KIND",
            description =
                    "${COMPLETION-CANDIDATES}. Each puzzle has exactly one solution, and is written as a game ID on a line"
                            + " of its own.")
    private @Nullable Kind kind;

    @Listed(Heading.ONE_SOLUTION)
    @Option(
            names = "--size",
            paramLabel = "N",
            description =
                    "With --kind: number of digits, 4 to 16. Kinds with boxes do not have 5, 7, 11 or 13 digits. Default: 9.")
    private @Nullable Integer size;

    @Option(names = "--balanced", description = "Blank the same number of cells in every row, column and box.")
    private boolean balanced;

    @Option(
            names = "--unplanted",
            description = "Draw the givens one by one, without a complete grid. Puzzles may then have no solution.")
    private boolean unplanted;

    @Option(
            names = "--changed",
            paramLabel = "N",
            defaultValue = "0",
            description =
                    "Number of givens that are replaced by another digit. Most puzzles with few blank cells then have no"
                            + " solution. Default: ${DEFAULT-VALUE}.")
    private int changed;

    @Option(
            names = "--count",
            paramLabel = "N",
            defaultValue = "1",
            description = "Number of puzzles. Default: ${DEFAULT-VALUE}.")
    private int count = 1;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Seed of the random numbers. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--format",
            paramLabel = "F",
            description = "${COMPLETION-CANDIDATES}. Default: line, or numbers for puzzles of 10 or more digits.")
    private @Nullable PuzzleFormat format;

    @Option(
            names = "--jobs",
            paramLabel = "J",
            description = "Number of threads that make puzzles with one solution. It does not change the puzzles."
                    + " Default: one for each core.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(names = "--quiet", description = "No progress bar.")
    private boolean quiet;

    @Mixin
    private OutputOption output = new OutputOption();

    @Override
    public Integer call() {
        Optional<KindSet> ofKind = ofKind();
        if (ofKind.isPresent()) {
            requireNoOther(
                    "--kind",
                    "--order",
                    "--latin",
                    "--unique",
                    "--minimal",
                    "--hard",
                    "--spread",
                    "--profile",
                    "--hard-for",
                    "--question",
                    "--budget",
                    "--clues",
                    "--difficulty",
                    "--holes",
                    "--balanced",
                    "--unplanted",
                    "--changed",
                    "--format");
            return make(ofKind.get().count(), out -> step -> ofKind.get().write(out, jobs, step));
        }
        Optional<AdversarialSet> against = proper.against(count, seed);
        if (against.isPresent()) {
            requireOrder3InLines();
            return make(count, out -> step -> against.get().write(out, jobs, step));
        }
        Optional<ProperSet> wanted = proper.chosen(count, seed);
        if (wanted.isPresent()) {
            requireOrder3InLines();
            return make(wanted.get().count(), out -> step -> wanted.get().write(out, jobs, step));
        }
        return digHoles();
    }

    /**
     * Returns the requested set of one kind of puzzle.
     *
     * @throws InputException if there are no such puzzles
     */
    private Optional<KindSet> ofKind() {
        if (kind == null && size != null) throw new InputException("--size " + size + ": expected --kind too");
        if (kind == null) return Optional.empty();
        return Optional.of(new KindSet(kind, size == null ? USUAL_SIZE : size, count, seed));
    }

    private int make(int puzzles, Function<Writer, SetsInTheMaking.Making> maker) {
        if (jobs < 1) throw new InputException("--jobs " + jobs + ": expected 1 or more");
        output.write(out -> SetsInTheMaking.write(puzzles, maker.apply(out), "generating", quiet), out());
        return ExitCode.DONE;
    }

    private int digHoles() {
        Board chosen = board.chosen();
        if (unplanted) requireNoOther("--unplanted", "--balanced");
        Holes pattern = unplanted ? Holes.UNPLANTED : balanced ? Holes.BALANCED : Holes.RANDOM;
        Board made = chosen == null ? Board.sudoku(3) : chosen;
        List<GeneratedSet> sets = holes.stream()
                .map(fraction -> new GeneratedSet(made, fraction, pattern, changed, count, seed))
                .toList();
        PuzzleFormat written = format == null ? GeneratedSet.usualFormat(made) : format;
        output.write(
                out -> {
                    for (GeneratedSet set : sets) set.write(out, written);
                },
                out());
        return ExitCode.DONE;
    }

    private void requireOrder3InLines() {
        Board chosen = board.chosen();
        if (chosen != null && chosen.order() != 3) {
            throw new InputException(
                    chosen + ": expected order 3, the only order for puzzles with exactly one solution");
        }
        for (String option : List.of("--holes", "--balanced", "--unplanted", "--changed")) {
            if (parsed().hasMatchedOption(option)) {
                throw new InputException(option
                        + ": makes puzzles that may have several solutions. For puzzles with exactly one solution,"
                        + " expected --clues with --unique or --minimal");
            }
        }
        if (format != null && format != PuzzleFormat.LINE) {
            throw new InputException(
                    "--format: expected line, because puzzles with exactly one solution are written one per line");
        }
    }

    private void requireNoOther(String option, String... others) {
        for (String other : others) {
            if (parsed().hasMatchedOption(other)) {
                throw new InputException(option + " " + other + ": expected one of the two");
            }
        }
    }
}
