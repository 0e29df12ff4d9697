package crosshatch.solvers.export;

import crosshatch.puzzle.board.AllEqual;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Circuit;
import crosshatch.puzzle.board.Count;
import crosshatch.puzzle.board.Distance;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Element;
import crosshatch.puzzle.board.Forbidden;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.NValues;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Product;
import crosshatch.puzzle.board.Regular;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.RelationVisitor;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Table;
import crosshatch.puzzle.board.Visible;
import crosshatch.puzzle.relation.Diagrams;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes relations as constraints of MiniZinc over the cells {@code x[0]}, {@code x[1]}, …, or as tables. */
final class MiniZincRelations implements RelationVisitor<String> {
    private final Board board;
    private final Diagrams diagrams = new Diagrams();

    MiniZincRelations(Board board) {
        this.board = board;
    }

    /** Returns {@code [x[0], x[1], x[2]]}. */
    static String line(int... cells) {
        return IntStream.of(cells).mapToObj(cell -> "x[" + cell + "]").collect(Collectors.joining(", ", "[", "]"));
    }

    private static String line(List<Integer> cells) {
        return line(cells.stream().mapToInt(Integer::intValue).toArray());
    }

    @Override
    public String other(Relation relation) {
        return diagrams.table(board, relation).map(this::table).orElse("false");
    }

    @Override
    public String sum(Sum sum) {
        return "sum(" + line(sum.cells()) + ") = " + sum.total();
    }

    @Override
    public String product(Product product) {
        return "product(" + line(product.cells()) + ", " + product.value() + ")";
    }

    @Override
    public String pair(Pair pair) {
        String first = "x[" + pair.first() + "]";
        String second = "x[" + pair.second() + "]";
        String distance = distance(pair.first(), pair.second());
        String ratio = pair.value() + " * ";
        return switch (pair.operator()) {
            case DIFFERENCE -> distance + " = " + pair.value();
            case QUOTIENT -> first + " = " + ratio + second + " \\/ " + second + " = " + ratio + first;
            case LESS -> first + " < " + second;
            case ADJACENT -> distance + " = 1";
            case APART -> distance + " != 1";
        };
    }

    @Override
    public String visible(Visible visible) {
        return "visible(" + line(visible.cells()) + ", " + visible.count() + ")";
    }

    @Override
    public String table(Table table) {
        return "table(" + line(table.cells()) + ", " + rows(table.tuples()) + ")";
    }

    @Override
    public String forbidden(Forbidden forbidden) {
        return "forbidden(" + line(forbidden.cells()) + ", " + rows(forbidden.tuples()) + ")";
    }

    private static String rows(List<List<Integer>> tuples) {
        return tuples.stream()
                .map(tuple -> tuple.stream().map(String::valueOf).collect(Collectors.joining(", ")))
                .collect(Collectors.joining(" | ", "[| ", " |]"));
    }

    @Override
    public String distinct(Distinct distinct) {
        String values = IntStream.range(0, distinct.cells().size())
                .mapToObj(i -> "x[" + distinct.cells().get(i) + "] + "
                        + distinct.offsets().get(i))
                .collect(Collectors.joining(", ", "[", "]"));
        if (distinct.exceptions().isEmpty()) return "alldifferent(" + values + ")";
        String exceptions =
                distinct.exceptions().stream().map(String::valueOf).collect(Collectors.joining(", ", "{", "}"));
        return "distinct_except(" + values + ", " + exceptions + ")";
    }

    @Override
    public String distance(Distance distance) {
        return distance(distance.first(), distance.second()) + " = x[" + distance.result() + "] + " + distance.shift();
    }

    @Override
    public String linear(Linear linear) {
        String terms = IntStream.range(0, linear.cells().size())
                .mapToObj(i ->
                        linear.coefficients().get(i) + " * x[" + linear.cells().get(i) + "]")
                .collect(Collectors.joining(" + "));
        return terms + " " + linear.comparison().sign() + " " + linear.value();
    }

    /** Writes an element constraint, which an index beyond the array makes false. */
    @Override
    public String element(Element element) {
        List<Integer> entries = element.rows().stream().flatMap(List::stream).toList();
        String array = element.index().size() == 1
                ? line(entries)
                : "array2d(1.." + element.rows().size() + ", 1.." + element.columns() + ", " + line(entries) + ")";
        return array + line(element.index()) + " = x[" + element.result() + "]";
    }

    @Override
    public String allEqual(AllEqual allEqual) {
        return "all_equal(" + line(allEqual.cells()) + ")";
    }

    /** Writes an automaton; its states are numbered from 1, and 0 is the target of a missing transition. */
    @Override
    public String regular(Regular regular) {
        int[][] next = new int[regular.states()][board.digits()];
        for (List<Integer> each : regular.transitions()) next[each.get(0)][each.get(1) - 1] = each.get(2) + 1;
        String rows = rows(Arrays.stream(next)
                .map(row -> IntStream.of(row).boxed().toList())
                .toList());
        String accepting =
                regular.accepting().stream().map(state -> "" + (state + 1)).collect(Collectors.joining(", ", "{", "}"));
        return "regular(" + line(regular.cells()) + ", " + regular.states() + ", " + board.digits() + ", " + rows
                + ", 1, " + accepting + ")";
    }

    /** Writes a count with a variable for the number, because the predicate that solvers support needs one. */
    @Override
    public String count(Count count) {
        String values = count.values().stream().map(String::valueOf).collect(Collectors.joining(", ", "{", "}"));
        String among = "among(n, " + line(count.counted()) + ", " + values + ")";
        return number(among, count.counted().size(), count.least(), count.most(), count.result());
    }

    @Override
    public String nValues(NValues nValues) {
        String number = "nvalue(n, " + line(nValues.counted()) + ")";
        return number(number, nValues.counted().size(), nValues.least(), nValues.most(), nValues.result());
    }

    /**
     * Writes a condition on a number.
     *
     * @param stated a constraint that n, of at most {@code greatest}, is the number
     */
    private static String number(String stated, int greatest, int least, int most, OptionalInt result) {
        if (result.isEmpty()) return "let { var " + least + ".." + most + ": n } in " + stated;
        String above = "n - x[" + result.getAsInt() + "]";
        return "let { var 0.." + greatest + ": n } in " + stated + " /\\ " + above + " >= " + least + " /\\ " + above
                + " <= " + most;
    }

    /** Writes a circuit; MiniZinc counts places from 1, and accepts a graph of loops as a circuit. */
    @Override
    public String circuit(Circuit circuit) {
        String shift = circuit.first() == 1 ? "" : " - " + (circuit.first() - 1);
        String next = circuit.cells().stream()
                .map(cell -> "x[" + cell + "]" + shift)
                .collect(Collectors.joining(", ", "[", "]"));
        String someArc = IntStream.range(0, circuit.cells().size())
                .mapToObj(place -> "x[" + circuit.cells().get(place) + "] != " + (circuit.first() + place))
                .collect(Collectors.joining(" \\/ ", "(", ")"));
        return "subcircuit(" + next + ") /\\ " + someArc;
    }

    private static String distance(int first, int second) {
        return "abs(x[" + first + "] - x[" + second + "])";
    }
}
