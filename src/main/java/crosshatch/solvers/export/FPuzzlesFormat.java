package crosshatch.solvers.export;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.file.FPuzzlesJson;
import crosshatch.solver.Option;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** {@code fpuzzles}: a puzzle for people, as the web pages f-puzzles and SudokuPad open it. */
final class FPuzzlesFormat implements ModelFormat {
    private static final String FORM = "form";
    private static final String JSON = "json";
    private static final String ADDRESS = "address";
    private static final String SUDOKU_PAD = "sudokupad";

    @Override
    public String name() {
        return "fpuzzles";
    }

    @Override
    public String title() {
        return "A puzzle for people, in JSON of f-puzzles or as an address that opens it";
    }

    @Override
    public List<Option> options() {
        return List.of(Option.choice(
                FORM,
                JSON,
                "what is written",
                JSON,
                "the file that f-puzzles saves",
                ADDRESS,
                "an address that opens the puzzle in f-puzzles",
                SUDOKU_PAD,
                "an address that opens the puzzle in SudokuPad"));
    }

    @Override
    public void write(Problem problem, ModelSpec spec, Writer out) throws IOException {
        if (!problem.excluded().isEmpty()) {
            throw spec.refused("f-puzzles cannot exclude a solution. Choose another model");
        }
        out.write(text(problem.puzzle(), spec));
    }

    private static String text(Puzzle puzzle, ModelSpec spec) {
        if (spec.is(FORM, JSON)) return FPuzzlesJson.of(puzzle);
        String page = spec.is(FORM, ADDRESS) ? "https://www.f-puzzles.com/?load=" : "https://sudokupad.app/fpuz";
        return FPuzzlesJson.address(page, puzzle) + "\n";
    }
}
