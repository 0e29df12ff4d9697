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
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.stream.XMLStreamException;

/** Writes relations as constraints of XCSP3: by name, as expressions ({@code <intension>}), or as tables. */
final class XcspRelations implements RelationVisitor<XcspRelations.Constraint> {
    private final Board board;
    private final CellArray array;
    private final Diagrams diagrams = new Diagrams();

    XcspRelations(Board board, CellArray array) {
        this.board = board;
        this.array = array;
    }

    /** One XML element with its content. */
    interface Constraint {
        /**
         * Writes the element.
         *
         * @param note a note for people
         */
        void write(IndentedXml xml, String note) throws XMLStreamException;
    }

    @Override
    public Constraint other(Relation relation) {
        return diagrams.table(board, relation).map(this::table).orElseGet(() -> intension("eq(0,1)"));
    }

    @Override
    public Constraint sum(Sum sum) {
        return (xml, note) -> {
            xml.open("sum", "note", note);
            xml.element("list", array.names(sum.cells()));
            xml.element("condition", "(eq," + sum.total() + ")");
            xml.close();
        };
    }

    @Override
    public Constraint product(Product product) {
        String factors = joined(product.cells());
        return intension(
                "eq(" + (product.cells().size() == 1 ? factors : "mul(" + factors + ")") + "," + product.value() + ")");
    }

    @Override
    public Constraint pair(Pair pair) {
        String both = joined(pair.cells());
        return intension(
                switch (pair.operator()) {
                    case DIFFERENCE -> "eq(dist(" + both + ")," + pair.value() + ")";
                    case QUOTIENT -> quotient(array.name(pair.first()), pair.value(), array.name(pair.second()));
                    case LESS -> "lt(" + both + ")";
                    case ADJACENT -> "eq(dist(" + both + "),1)";
                    case APART -> "ne(dist(" + both + "),1)";
                });
    }

    private static String quotient(String first, int ratio, String second) {
        return "or(eq(" + first + ",mul(" + ratio + "," + second + ")),eq(" + second + ",mul(" + ratio + "," + first
                + ")))";
    }

    /** The first digit is always seen; a line of one cell thus says nothing, which is written as what always holds. */
    @Override
    public Constraint visible(Visible visible) {
        List<Integer> line = visible.cells();
        if (line.size() == 1) return intension("ge(" + array.name(line.get(0)) + ",1)");
        StringBuilder seen = new StringBuilder("eq(add(1");
        for (int i = 1; i < line.size(); i++) {
            String before = joined(line.subList(0, i));
            String highest = i == 1 ? before : "max(" + before + ")";
            seen.append(",gt(")
                    .append(array.name(line.get(i)))
                    .append(",")
                    .append(highest)
                    .append(")");
        }
        return intension(seen.append("),").append(visible.count()).append(")").toString());
    }

    @Override
    public Constraint table(Table table) {
        return (xml, note) -> {
            xml.open("extension", "note", note);
            xml.element("list", array.names(table.cells()));
            xml.element("supports", tuples(table.tuples()));
            xml.close();
        };
    }

    @Override
    public Constraint forbidden(Forbidden forbidden) {
        return (xml, note) -> {
            xml.open("extension", "note", note);
            xml.element("list", array.names(forbidden.cells()));
            xml.element("conflicts", tuples(forbidden.tuples()));
            xml.close();
        };
    }

    /** Without exceptions over expressions; with exceptions, which go with variables only, each two cells for themselves. */
    @Override
    public Constraint distinct(Distinct distinct) {
        if (distinct.exceptions().isEmpty()) {
            String values = IntStream.range(0, distinct.cells().size())
                    .mapToObj(i -> shifted(distinct, i))
                    .collect(Collectors.joining(" "));
            return (xml, note) -> xml.element("allDifferent", values, "note", note);
        }
        return (xml, note) -> {
            for (Distinct pair : distinct.pairs()) xml.element("intension", differs(pair), "note", note);
        };
    }

    private String shifted(Distinct distinct, int i) {
        String cell = array.name(distinct.cells().get(i));
        int offset = distinct.offsets().get(i);
        return offset == 0 ? cell : "add(" + cell + "," + offset + ")";
    }

    private String differs(Distinct pair) {
        String one = shifted(pair, 0);
        String repeated = pair.exceptions().stream()
                .map(value -> ",eq(" + one + "," + value + ")")
                .collect(Collectors.joining());
        return "or(ne(" + one + "," + shifted(pair, 1) + ")" + repeated + ")";
    }

    @Override
    public Constraint allEqual(AllEqual allEqual) {
        return (xml, note) -> xml.element("allEqual", array.names(allEqual.cells()), "note", note);
    }

    @Override
    public Constraint regular(Regular regular) {
        String transitions = regular.transitions().stream()
                .map(each -> "(" + state(each.get(0)) + "," + each.get(1) + "," + state(each.get(2)) + ")")
                .collect(Collectors.joining());
        return (xml, note) -> {
            xml.open("regular", "note", note);
            xml.element("list", array.names(regular.cells()));
            xml.element("transitions", transitions);
            xml.element("start", state(0));
            xml.element(
                    "final",
                    regular.accepting().stream().map(XcspRelations::state).collect(Collectors.joining(" ")));
            xml.close();
        };
    }

    private static String state(int number) {
        return "q" + number;
    }

    @Override
    public Constraint distance(Distance distance) {
        String result = array.name(distance.result());
        int shift = distance.shift();
        String shifted = shift == 0
                ? result
                : shift > 0 ? "add(" + result + "," + shift + ")" : "sub(" + result + "," + -shift + ")";
        return intension("eq(dist(" + joined(List.of(distance.first(), distance.second())) + ")," + shifted + ")");
    }

    @Override
    public Constraint linear(Linear linear) {
        String operator =
                switch (linear.comparison()) {
                    case EQUAL -> "eq";
                    case DIFFERENT -> "ne";
                    case AT_MOST -> "le";
                };
        return (xml, note) -> {
            xml.open("sum", "note", note);
            xml.element("list", array.names(linear.cells()));
            xml.element(
                    "coeffs",
                    linear.coefficients().stream().map(String::valueOf).collect(Collectors.joining(" ")));
            xml.element("condition", "(" + operator + "," + linear.value() + ")");
            xml.close();
        };
    }

    /** Entries are numbered from 1, as digits are. */
    @Override
    public Constraint element(Element element) {
        return (xml, note) -> {
            xml.open("element", "note", note);
            if (element.index().size() == 1) {
                xml.element("list", array.names(element.rows().get(0)), "startIndex", "1");
            } else {
                String rows = element.rows().stream()
                        .map(row -> row.stream().map(array::name).collect(Collectors.joining(",", "(", ")")))
                        .collect(Collectors.joining());
                xml.element("matrix", rows, "startRowIndex", "1", "startColIndex", "1");
            }
            xml.element("index", array.names(element.index()));
            xml.element("value", array.name(element.result()));
            xml.close();
        };
    }

    /** With a result, which only "equal" could name, as an expression. */
    @Override
    public Constraint count(Count count) {
        String values = count.values().stream().map(String::valueOf).collect(Collectors.joining(" "));
        if (count.result().isPresent())
            return intension(above(count, count.result().getAsInt()));
        return (xml, note) -> {
            xml.open("count", "note", note);
            xml.element("list", array.names(count.counted()));
            xml.element("values", values);
            xml.element("condition", "(in," + count.least() + ".." + count.most() + ")");
            xml.close();
        };
    }

    /** With a result, which a condition names without a shift, by the table. */
    @Override
    public Constraint nValues(NValues nValues) {
        if (nValues.result().isPresent()) return other(nValues);
        return (xml, note) -> {
            xml.open("nValues", "note", note);
            xml.element("list", array.names(nValues.counted()));
            xml.element("condition", "(in," + nValues.least() + ".." + nValues.most() + ")");
            xml.close();
        };
    }

    @Override
    public Constraint circuit(Circuit circuit) {
        return (xml, note) -> {
            xml.open("circuit", "note", note);
            xml.element("list", array.names(circuit.cells()), "startIndex", "" + circuit.first());
            xml.close();
        };
    }

    private String above(Count count, int result) {
        String terms = count.counted().stream()
                .flatMap(cell -> count.values().stream().map(value -> "eq(" + array.name(cell) + "," + value + ")"))
                .collect(Collectors.joining(","));
        boolean one = count.counted().size() * count.values().size() == 1;
        String above = "sub(" + (one ? terms : "add(" + terms + ")") + "," + array.name(result) + ")";
        return "and(ge(" + above + "," + count.least() + "),le(" + above + "," + count.most() + "))";
    }

    /** {@code (1,2)(3,4)}; of one cell only {@code 1 3}. */
    static String tuples(List<List<Integer>> tuples) {
        boolean unary = tuples.get(0).size() == 1;
        return tuples.stream()
                .map(tuple -> tuple.stream().map(String::valueOf).collect(Collectors.joining(",")))
                .map(tuple -> unary ? tuple : "(" + tuple + ")")
                .collect(Collectors.joining(unary ? " " : ""));
    }

    private String joined(Collection<Integer> cells) {
        return cells.stream().map(array::name).collect(Collectors.joining(","));
    }

    private static Constraint intension(String expression) {
        return (xml, note) -> xml.element("intension", expression, "note", note);
    }
}
