package crosshatch.solvers.external;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.puzzle.file.JsonReading;
import crosshatch.solvers.export.UnfitAnswerException;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * Reads a solution as an object of JSON, as MiniZinc prints it. The array {@code cells} has the digits in the order of the cells; its
 * rows may be arrays. An array with another name is read if it is the only one.
 */
final class JsonSolution {
    /** The name of the array with the digits. */
    static final String CELLS = "cells";

    private JsonSolution() {}

    /**
     * Returns the grid in a solution.
     *
     * @throws UnfitAnswerException if the text has no such array, or no grid of the board in it
     */
    static Grid grid(String text, Board board) {
        List<Integer> digits = new ArrayList<>();
        collect(array(text), digits, board);
        if (digits.size() != board.cells()) {
            throw new UnfitAnswerException("found an array of " + digits.size()
                    + " digits, expected one digit for each of " + board.cells() + " cells");
        }
        return Grid.of(board, digits.stream().mapToInt(Integer::intValue).toArray());
    }

    private static JsonNode array(String text) {
        try {
            JsonNode solution = JsonReading.STRICT.readTree(text);
            if (solution.path(CELLS).isArray()) return solution.path(CELLS);
            List<JsonNode> arrays =
                    solution.values().stream().filter(JsonNode::isArray).toList();
            if (arrays.size() == 1) return arrays.get(0);
            throw new UnfitAnswerException(
                    "found " + arrays.size() + " arrays in its solution, expected an array '" + CELLS + "'");
        } catch (JacksonException malformed) {
            throw new UnfitAnswerException("its solution is not JSON: " + JsonFaults.what(malformed));
        }
    }

    private static void collect(JsonNode array, List<Integer> digits, Board board) {
        for (JsonNode each : array) {
            if (each.isArray()) collect(each, digits, board);
            else digits.add(digit(each, board));
        }
    }

    private static int digit(JsonNode value, Board board) {
        int digit = value.asInt(0);
        if (value.isInt() && digit >= 1 && digit <= board.digits()) return digit;
        throw new UnfitAnswerException(
                "found " + value + " in its solution, expected digits from 1 to " + board.digits());
    }
}
