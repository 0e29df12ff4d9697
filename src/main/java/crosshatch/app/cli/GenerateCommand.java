package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.SetGenerationProgress;
import crosshatch.base.InputException;
import crosshatch.instances.generate.GeneratedSet;
import crosshatch.instances.generate.proper.ProperSet;
import crosshatch.puzzle.PuzzleFormat;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Generates random puzzles from a seed: the command {@code generate}. */
@Command(
        name = "generate",
        sortOptions = false,
        description = {
            "Makes random puzzles of a chosen size and kind.",
            "SPEC is sudoku-ORDER or latin-DIGITS with /holes=FRACTION: complete grids are drawn at random, and this fraction of"
                    + " their cells is blanked. Such puzzles have at least one solution. /pattern=balanced blanks the same"
                    + " number of cells in every row, column and box. /pattern=unplanted draws the givens one by one, and"
                    + " /changed=N replaces N givens by other digits. These puzzles may have no solution. /difficulty=search leaves out"
                    + " puzzles that propagation alone decides.",
            "Or SPEC is proper, minimal, spread or hard: 9x9 Sudokus with exactly one solution, no two of them isomorphic. minimal"
                    + " puzzles have no needless givens, spread has the mix of easy and hard puzzles of Norvig's benchmark, and"
                    + " hard has puzzles from a search for the most decisions of our fastest engine. With proper and minimal, /clues=N sets the number of givens, and /difficulty=LEVEL sets the rules that solve"
                    + " the puzzles: singles, locked (singles and locked candidates) or search (these rules do not suffice).",
            "/count=N makes N puzzles (default 1), and /seed=S chooses other random numbers (default 1). The same SPEC makes the"
                    + " same puzzles on every machine. docs/how-to/generate.md has all parts of a SPEC."
        },
        footer = {
            "  crosshatch generate sudoku-5/holes=0.45/count=20/seed=7 --out order5.txt",
            "  crosshatch generate latin-30/holes=0.36/pattern=balanced/count=50 latin-30/holes=0.42/pattern=balanced/count=50",
            "  crosshatch generate latin-25/holes=0.38/changed=1/count=50 --out mostly-unsatisfiable.txt",
            "  crosshatch generate minimal/clues=24/difficulty=locked/count=100 --out locked.txt",
            "  crosshatch generate sudoku-4/holes=0.6 | crosshatch solve --solver cpsat -",
            "",
            "compare also takes a SPEC with holes:",
            "  crosshatch compare --solvers choco,engine --puzzles sudoku-5/holes=0.45/count=20/seed=7"
        })
final class GenerateCommand extends ProgramCommand {
    @Parameters(arity = "1..*", paramLabel = "SPEC", description = "The sets to make, one after the other.")
    private List<String> specs = List.of();

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

    @Mixin
    private ProgressOption progress = new ProgressOption();

    @Mixin
    private OutputOption output = new OutputOption();

    @Override
    public Integer call() {
        if (jobs < 1) throw new InputException("--jobs " + jobs + ": expected 1 or more");
        List<OutputOption.Text> sets = specs.stream().map(this::set).toList();
        output.write(
                out -> {
                    for (OutputOption.Text set : sets) set.writeTo(out);
                },
                out());
        return ExitCode.DONE;
    }

    private OutputOption.Text set(String spec) {
        Optional<GeneratedSet> holes = GeneratedSet.named(spec);
        if (holes.isPresent()) {
            PuzzleFormat written =
                    format == null ? GeneratedSet.usualFormat(holes.get().board()) : format;
            return out -> holes.get().write(out, written);
        }
        ProperSet proper = ProperSet.named(spec);
        if (format != null && format != PuzzleFormat.LINE) {
            throw new InputException(
                    "--format: expected line, because puzzles with exactly one solution are written one per line");
        }
        return out -> SetGenerationProgress.write(
                proper.count(), step -> proper.write(out, jobs, step), "generating", progress.isQuiet());
    }
}
