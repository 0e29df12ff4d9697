package crosshatch.puzzle.file.xcsp;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Layout;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.xcsp.common.domains.Domains.Dom;
import org.xcsp.parser.entries.ParsingEntry.VEntry;
import org.xcsp.parser.entries.XVariables.XArray;
import org.xcsp.parser.entries.XVariables.XVar;
import org.xcsp.parser.entries.XVariables.XVarInteger;

/**
 * Maps variables to cells, numbered in the order of declaration. A one-dimensional array is a row of the sheet; a larger
 * array has a row for each part with the same first indices. Single variables that are declared next to each other share a
 * row. A variable without a constraint is no cell.
 */
final class XcspVariables {
    private final Map<String, Integer> cells = new HashMap<>();
    private final List<int[]> domains = new ArrayList<>();
    /** The row and column of each cell. */
    private final List<int[]> places = new ArrayList<>();

    private int rows;
    private boolean rowOfSingles;

    /**
     * Numbers the variables.
     *
     * @throws IllegalArgumentException if a variable has values other than integers, or too many
     */
    XcspVariables(List<VEntry> entries) {
        for (VEntry entry : entries) {
            if (entry instanceof XArray array) addArray(array);
            else addSingle((XVar) entry);
        }
        if (domains.isEmpty())
            throw new IllegalArgumentException("found no variable in a constraint, expected at least one");
    }

    private void addArray(XArray array) {
        rowOfSingles = false;
        int columns = array.size[array.size.length - 1];
        int row = -1;
        for (int i = 0; i < array.vars.length; i++) {
            if (array.vars[i] == null || array.vars[i].degree == 0) continue;
            if (row != i / columns) rows++;
            row = i / columns;
            add(array.vars[i], i % columns);
        }
    }

    private void addSingle(XVar variable) {
        if (variable.degree == 0) return;
        if (!rowOfSingles) rows++;
        int column = rowOfSingles ? places.get(places.size() - 1)[1] + 1 : 0;
        rowOfSingles = true;
        add(variable, column);
    }

    private void add(XVar variable, int column) {
        if (!(variable instanceof XVarInteger integer)) {
            throw new IllegalArgumentException(
                    "variable " + variable.id + " is not an integer variable, expected only integer variables");
        }
        Dom domain = (Dom) integer.dom;
        long least = domain.firstValue();
        long most = domain.lastValue();
        if (most - least >= Board.MAX_VALUES || most - least < 0 || Math.abs(least) > 999_999) {
            throw new IllegalArgumentException("variable " + variable.id + " from " + least + " to " + most
                    + ", expected at most " + Board.MAX_VALUES + " values from the least to the greatest, of up to six"
                    + " digits each. Use a solver that reads XCSP3");
        }
        cells.put(variable.id, domains.size());
        domains.add(IntStream.rangeClosed((int) least, (int) most)
                .filter(domain::contains)
                .toArray());
        places.add(new int[] {rows - 1, column});
    }

    /** Returns the cell of a variable that some constraint names. */
    int cell(XVar variable) {
        Integer cell = cells.get(variable.id);
        if (cell == null) throw new IllegalArgumentException("variable " + variable.id + " is not declared");
        return cell;
    }

    /** Begins a board of these cells, without constraints. */
    BoardDraft draft() {
        int columns = places.stream().mapToInt(place -> place[1] + 1).max().orElseThrow();
        return new BoardDraft(
                domains,
                new Layout(
                        rows,
                        columns,
                        places.stream()
                                .map(place -> place[0] * columns + place[1])
                                .toList()));
    }
}
