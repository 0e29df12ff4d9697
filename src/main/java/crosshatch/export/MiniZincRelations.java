package crosshatch.export;

import crosshatch.board.Adjacent;
import crosshatch.board.Difference;
import crosshatch.board.LessThan;
import crosshatch.board.Product;
import crosshatch.board.Quotient;
import crosshatch.board.RelationVisitor;
import crosshatch.board.Sum;
import crosshatch.board.Table;
import crosshatch.board.Visible;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Relations as constraints of MiniZinc over the cells {@code x[0]}, {@code x[1]}, …. */
enum MiniZincRelations implements RelationVisitor<String> {
    AS_CONSTRAINTS;

    /** {@code [x[0], x[1], x[2]]}. */
    static String line(int... cells) {
        return IntStream.of(cells).mapToObj(cell -> "x[" + cell + "]").collect(Collectors.joining(", ", "[", "]"));
    }

    private static String line(List<Integer> cells) {
        return line(cells.stream().mapToInt(Integer::intValue).toArray());
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
    public String difference(Difference difference) {
        return distance(difference.first(), difference.second()) + " = " + difference.distance();
    }

    @Override
    public String quotient(Quotient quotient) {
        String first = "x[" + quotient.first() + "]";
        String second = "x[" + quotient.second() + "]";
        String ratio = quotient.ratio() + " * ";
        return first + " = " + ratio + second + " \\/ " + second + " = " + ratio + first;
    }

    @Override
    public String lessThan(LessThan lessThan) {
        return "x[" + lessThan.smaller() + "] < x[" + lessThan.larger() + "]";
    }

    @Override
    public String adjacent(Adjacent adjacent) {
        return distance(adjacent.first(), adjacent.second()) + (adjacent.consecutive() ? " = 1" : " != 1");
    }

    @Override
    public String visible(Visible visible) {
        return "visible(" + line(visible.cells()) + ", " + visible.count() + ")";
    }

    @Override
    public String table(Table table) {
        String rows = table.tuples().stream()
                .map(tuple -> tuple.stream().map(String::valueOf).collect(Collectors.joining(", ")))
                .collect(Collectors.joining(" | ", "[| ", " |]"));
        return "table(" + line(table.cells()) + ", " + rows + ")";
    }

    private static String distance(int first, int second) {
        return "abs(x[" + first + "] - x[" + second + "])";
    }
}
