package crosshatch.solvers.export;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.AllEqual;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Circuit;
import crosshatch.puzzle.board.Count;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Forbidden;
import crosshatch.puzzle.board.Layout;
import crosshatch.puzzle.board.NValues;
import crosshatch.puzzle.board.Product;
import crosshatch.puzzle.board.Regular;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Unit;
import crosshatch.puzzle.board.Visible;
import crosshatch.solvers.export.MiniZincFormat.MiniZincModel;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The MiniZinc model of a board that is not plain: one integer per cell, all different in each unit, and a constraint for each
 * relation. It includes only the files that it needs, because some solvers do not support all of {@code globals.mzn}.
 */
final class BoardMiniZinc implements MiniZincModel {
    private static final String VISIBLE = """

            % The number of digits that are visible from the beginning of a line: each is larger than all before it.
            predicate visible(array[int] of var int: line, int: count) =
              count = sum(i in index_set(line))(
                bool2int(line[i] > max([0] ++ [line[j] | j in index_set(line) where j < i])));
            """;

    private static final String PRODUCT = """

            % the product of the numbers of a line; no partial product exceeds it
            predicate product(array[int] of var int: line, int: value) =
              let { array[index_set(line)] of var 1..value: partial } in
                partial[1] = line[1] /\\ partial[max(index_set(line))] = value /\\
                forall(i in 2..max(index_set(line)))(partial[i] = partial[i - 1] * line[i]);
            """;

    private static final String FORBIDDEN = """

            % the numbers of a line are no row of the table
            predicate forbidden(array[int] of var int: line, array[int, int] of int: rows) =
              forall(r in index_set_1of2(rows))(exists(i in index_set(line))(line[i] != rows[r, i]));
            """;

    private static final String DISTINCT_EXCEPT = """

            % all different, but for values that may repeat
            predicate distinct_except(array[int] of var int: line, set of int: values) =
              forall(i, j in index_set(line) where i < j)(line[i] != line[j] \\/ line[i] in values);
            """;

    private final Board board;

    BoardMiniZinc(Board board) {
        this.board = board;
    }

    @Override
    public String model() {
        String constraints = constraints();
        StringBuilder text = new StringBuilder("% " + board + ". Cells are numbered from 0"
                + (board.layout().filter(Layout::isRectangle).isPresent() ? ", row by row.\n" : ".\n"));
        if (board.unitCount() > 0 || has(Distinct.class)) text.append("include \"alldifferent.mzn\";\n");
        if (has(AllEqual.class)) text.append("include \"all_equal.mzn\";\n");
        if (has(Count.class)) text.append("include \"among.mzn\";\n");
        if (has(NValues.class)) text.append("include \"nvalue.mzn\";\n");
        if (has(Circuit.class)) text.append("include \"subcircuit.mzn\";\n");
        if (has(Regular.class)) text.append("include \"regular.mzn\";\n");
        if (constraints.contains("table(")) text.append("include \"table.mzn\";\n");
        if (has(Visible.class)) text.append(VISIBLE);
        if (has(Product.class)) text.append(PRODUCT);
        if (has(Forbidden.class)) text.append(FORBIDDEN);
        if (exceptsValues()) text.append(DISTINCT_EXCEPT);
        text.append("\nset of int: N = 1..").append(board.digits()).append(";\n");
        text.append("set of int: CELLS = 0..").append(board.cells() - 1).append(";\n");
        text.append("array[CELLS] of 0..").append(board.digits()).append(": givens;     % 0 is a blank\n\n");
        text.append("array[CELLS] of var N: x;\n\n");
        text.append("constraint forall(i in CELLS where givens[i] > 0)(x[i] = givens[i]);\n\n");
        text.append(constraints);
        return text.append("\nsolve satisfy;\n\n").append(output()).toString();
    }

    private String constraints() {
        StringBuilder text = new StringBuilder();
        MiniZincRelations relations = new MiniZincRelations(board);
        for (Unit unit : board.units()) {
            constraint("alldifferent(" + MiniZincRelations.line(unit.cells()) + ")", unit.name(), text);
        }
        for (Relation relation : board.relations()) {
            constraint(relation.accept(relations), board.relationName(relation), text);
        }
        return text.toString();
    }

    private boolean has(Class<? extends Relation> kind) {
        return board.relations().stream().anyMatch(kind::isInstance);
    }

    private boolean exceptsValues() {
        return board.relations().stream()
                .anyMatch(each -> each instanceof Distinct distinct
                        && !distinct.exceptions().isEmpty());
    }

    private static void constraint(String expression, String comment, StringBuilder text) {
        text.append("constraint ")
                .append(expression)
                .append(";  % ")
                .append(comment)
                .append('\n');
    }

    /** Returns the output statement: one row per line if the cells fill a rectangle, else one line. */
    private String output() {
        int last = columns() - 1;
        return "output [show(x[i]) ++ if i mod " + columns() + " = " + last
                + " then \"\\n\" else \" \" endif | i in CELLS];\n";
    }

    private int columns() {
        return board.layout().filter(Layout::isRectangle).map(Layout::columns).orElse(board.cells());
    }

    @Override
    public String cells() {
        return "x";
    }

    @Override
    public String views() {
        return board.isSquare() ? MiniZincFormat.viewsOf("x[(r - 1) * " + board.digits() + " + c - 1]") : "";
    }

    @Override
    public String data(Puzzle puzzle) {
        return "% " + puzzle + "\ngivens = " + list(puzzle.givens()) + ";\n";
    }

    @Override
    public String excluding(Grid solution, String name) {
        return "array[CELLS] of N: " + name + " = " + list(solution) + ";\n" + "constraint exists(i in CELLS)(x[i] != "
                + name + "[i]);\n";
    }

    /** Returns a grid as an array over the cells, one row per line. */
    private String list(Grid grid) {
        int columns = columns();
        return IntStream.range(0, board.cells() / columns)
                .mapToObj(row -> IntStream.range(row * columns, (row + 1) * columns)
                        .mapToObj(cell -> "" + grid.digit(cell))
                        .collect(Collectors.joining(", ")))
                .collect(Collectors.joining(",\n  ", "array1d(CELLS, [\n  ", "])"));
    }
}
