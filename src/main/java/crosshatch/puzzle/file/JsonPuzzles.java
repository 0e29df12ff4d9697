package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import crosshatch.puzzle.BoardName;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.PuzzleText;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Board;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * Reads a board in JSON and the puzzles on it, in the format of {@code puzzles/board.schema.json}. The whole text is read at
 * once. A file without puzzles stands for one puzzle without givens on its board.
 */
final class JsonPuzzles {
    /** The key of a solution, which need not be the only one. */
    static final String WITNESS = "witness";

    private final JsonParts parts;
    private final ReaderSettings settings;
    private final Board board;
    private final List<LocatedPuzzle> puzzles = new ArrayList<>();

    private JsonPuzzles(JsonParts parts, ReaderSettings settings) {
        this.parts = parts;
        this.settings = settings;
        board = new JsonBoard(parts).board();
    }

    /**
     * Reads a board with its puzzles. A bad puzzle is treated as a bad line; a bad board is refused as a whole.
     *
     * @throws InputException if the text is no such board; the message gives the place and the reason
     */
    static PuzzleSource read(InputStream in, String source, ReaderSettings settings) {
        try {
            JsonParts parts = JsonParts.of(in, source);
            if (parts.has("puzzle")) return JsonLines.read(List.of(parts.object()), source, settings);
            return PuzzleSource.of(new JsonPuzzles(parts, settings).puzzles());
        } catch (JacksonException bad) {
            throw JsonFaults.noJson(source, bad);
        }
    }

    private List<LocatedPuzzle> puzzles() {
        requireAsked();
        if (parts.has("puzzles")) parts.each("puzzles").forEach(this::take);
        else add(1, new Puzzle(Grid.of(board, new int[board.cells()])), "", null);
        if (puzzles.isEmpty()) throw new InputException("no puzzle in " + parts.source());
        return puzzles;
    }

    private void requireAsked() {
        Board asked = settings.board();
        if (asked != null && !asked.equals(board)) {
            throw new InputException(
                    parts.source() + ": " + board + ", but " + BoardName.declaration(asked) + " was asked for");
        }
    }

    private void take(JsonParts.Part part) {
        try {
            part.requireOnly("givens", "comment", WITNESS);
            JsonNode givens = part.required("givens");
            Puzzle puzzle = givens.isString()
                    ? PuzzleText.parse(givens.stringValue(), settings.alphabet(), board)
                    : new Puzzle(Grid.of(board, part.numbers("givens")));
            Grid witness = part.node().has(WITNESS) ? witness(puzzle, part.numbers(WITNESS)) : null;
            add(part.line(), puzzle, part.node().path("comment").asString(""), witness);
        } catch (InputException | IllegalArgumentException bad) {
            settings.badLines().found(part.fault(bad));
        }
    }

    private Grid witness(Puzzle puzzle, int[] digits) {
        Grid witness = Grid.of(board, digits);
        SolutionChecker.fault(puzzle, witness).ifPresent(fault -> {
            throw new InputException("'" + WITNESS + "' is no solution: " + fault);
        });
        return witness;
    }

    private void add(long line, Puzzle puzzle, String comment, @Nullable Grid witness) {
        String title = comment.isEmpty() ? parts.text("title") : comment;
        puzzles.add(new LocatedPuzzle(puzzle, parts.source(), line, puzzles.size() + 1L, title, witness, false));
    }
}
