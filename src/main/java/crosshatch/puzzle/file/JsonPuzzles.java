package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import crosshatch.puzzle.BoardName;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.PuzzleText;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * Reads a board in JSON and the puzzles on it, in the format of {@code puzzles/board.schema.json}. The whole text is read at
 * once. A board without puzzles is one puzzle without givens.
 */
final class JsonPuzzles implements PuzzleSource {
    private final InputStream in;
    private final Deque<LocatedPuzzle> puzzles = new ArrayDeque<>();

    private JsonPuzzles(InputStream in) {
        this.in = in;
    }

    /**
     * Reads a board with its puzzles. A bad puzzle is treated as a bad line; a bad board is refused as a whole.
     *
     * @throws InputException if the text is no such board; says where and why
     */
    static PuzzleSource read(InputStream in, String source, ReaderSettings settings) {
        JsonPuzzles read = new JsonPuzzles(in);
        try {
            JsonParts parts = JsonParts.of(in, source);
            if (parts.has("puzzle")) return JsonLines.read(List.of(parts.object()), source, settings);
            Board board = new JsonBoard(parts).board();
            requireAsked(board, source, settings);
            List<JsonParts.Part> listed = parts.each("puzzles");
            if (!parts.has("puzzles")) {
                Grid empty = Grid.of(board, new int[board.cells()]);
                read.puzzles.add(new LocatedPuzzle(new Puzzle(empty), source, 1, 1, parts.text("title")));
            }
            for (JsonParts.Part part : listed) read.take(part, board, parts, settings);
        } catch (JacksonException bad) {
            throw JsonFaults.noJson(source, bad);
        }
        if (read.puzzles.isEmpty()) throw new InputException("no puzzle in " + source);
        return read;
    }

    private static void requireAsked(Board board, String source, ReaderSettings settings) {
        Board asked = settings.board();
        if (asked != null && !asked.equals(board)) {
            throw new InputException(
                    source + ": " + board + ", but " + BoardName.declaration(asked) + " was asked for");
        }
    }

    private void take(JsonParts.Part part, Board board, JsonParts parts, ReaderSettings settings) {
        try {
            part.requireOnly("givens", "comment");
            JsonNode givens = part.required("givens");
            Puzzle puzzle = givens.isString()
                    ? PuzzleText.parse(givens.stringValue(), settings.alphabet(), board)
                    : new Puzzle(Grid.of(board, part.numbers("givens")));
            String comment = part.node().path("comment").asString("");
            puzzles.add(new LocatedPuzzle(
                    puzzle,
                    parts.source(),
                    part.line(),
                    puzzles.size() + 1L,
                    comment.isEmpty() ? parts.text("title") : comment));
        } catch (InputException | IllegalArgumentException bad) {
            settings.badLines().found(part.fault(bad));
        }
    }

    @Override
    public Optional<LocatedPuzzle> next() {
        return Optional.ofNullable(puzzles.poll());
    }

    @Override
    public void close() {
        JsonParts.close(in);
    }
}
