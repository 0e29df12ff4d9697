package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;

/**
 * A puzzle as setters of puzzles share it.
 *
 * @param title the title for people; empty if there is none
 */
record SharedPuzzle(Puzzle puzzle, String title) {
    static final String TRY = "Write its cells and rules as a board in JSON (docs/reference/boards.md)";

    /**
     * Reads a puzzle of f-puzzles or SudokuPad; empty if the parts belong to neither.
     *
     * @throws InputException if a part cannot be read
     */
    static Optional<SharedPuzzle> read(JsonParts parts) {
        if (FPuzzles.is(parts)) return Optional.of(FPuzzles.read(parts));
        return SudokuPad.is(parts) ? Optional.of(SudokuPad.read(parts)) : Optional.empty();
    }

    /**
     * Makes a puzzle from its parts.
     *
     * @param givens one digit per cell; 0 for none
     */
    static SharedPuzzle of(JsonParts parts, DrawnBoard drawn, String rules, int[] givens) {
        try {
            return new SharedPuzzle(new Puzzle(Grid.of(drawn.board(rules), givens)), parts.text("title"));
        } catch (IllegalArgumentException | InputException bad) {
            throw new InputException(parts.source() + ": " + bad.getMessage(), bad);
        }
    }

    /** Reads a part. Errors get its line and, before their text, the name of the rule. */
    static void take(String name, JsonParts.Part part, Consumer<JsonParts.Part> reader) {
        try {
            reader.accept(part);
        } catch (IllegalArgumentException | InputException bad) {
            throw part.fault(name + bad.getMessage());
        }
    }

    /** Reads each element of a list like {@link #take}. */
    static void takeEach(String name, JsonParts parts, Consumer<JsonParts.Part> reader) {
        parts.each(name).forEach(part -> take("'" + name + "': ", part, reader));
    }

    static boolean isOn(JsonParts.Part part, String name) {
        if (part.node().isBoolean() || part.node().isNull()) return part.node().asBoolean(false);
        throw part.fault("'" + name + "' is " + part.node() + ", expected true or false");
    }

    static void requireOnly(JsonNode node, Collection<String> names) {
        for (String name : node.propertyNames()) {
            if (!names.contains(name) && !node.get(name).isNull()) {
                throw new InputException("found '" + name + "', which this program cannot read. " + TRY);
            }
        }
    }

    static boolean hasValue(JsonNode node) {
        return !node.path("value").asString("").isBlank();
    }

    /** Returns a whole number, written as a number or as a text. */
    static int number(JsonNode node, String field) {
        String text = node.path(field).asString("").strip();
        if (!text.matches("-?[0-9]{1,6}")) {
            throw new InputException("'" + field + "' is '" + text + "', expected a whole number");
        }
        return Integer.parseInt(text);
    }

    /** Returns the cells of a diagonal that a clue points to, from outside the grid or from next to its first cell. */
    static List<Integer> ray(DrawnBoard board, int row, int column, int down, int right) {
        List<Integer> cells = new ArrayList<>();
        int n = board.digits();
        for (int r = row + down, c = column + right; r >= 0 && r < n && c >= 0 && c < n; r += down, c += right) {
            cells.add(board.cell(r, c));
        }
        boolean outside = row < 0 || row >= n || column < 0 || column >= n;
        if (!outside || cells.isEmpty())
            throw new InputException("found an arrow that points to no diagonal of the grid, expected one that does");
        return cells;
    }
}
