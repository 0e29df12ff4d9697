package crosshatch.puzzle.file;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Adjacent;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Count;
import crosshatch.puzzle.board.Difference;
import crosshatch.puzzle.board.Distance;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Element;
import crosshatch.puzzle.board.Forbidden;
import crosshatch.puzzle.board.Layout;
import crosshatch.puzzle.board.LessThan;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.Product;
import crosshatch.puzzle.board.Quotient;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.RelationVisitor;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Table;
import crosshatch.puzzle.board.Unit;
import crosshatch.puzzle.board.Visible;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;

/** Writes a board and puzzles on it in the form of {@code puzzles/board.schema.json}, one line per part. */
public final class BoardJson {
    private static final JsonMapper JSON = JsonMapper.shared();

    private BoardJson() {}

    /** @param puzzles one at least, all on one board */
    public static String of(String title, List<Puzzle> puzzles) {
        Board board = puzzles.get(0).board();
        List<String> parts = new ArrayList<>();
        parts.add("\"title\": " + JSON.writeValueAsString(title));
        if (board.isPlain()) parts.add("\"base\": " + JSON.writeValueAsString(board.text()));
        else parts.addAll(own(board));
        parts.add(list(
                "puzzles",
                puzzles.stream()
                        .map(puzzle -> fields("givens", puzzle.givens().digits()))
                        .toList()));
        return "{\n  " + String.join(",\n  ", parts) + "\n}\n";
    }

    private static List<String> own(Board board) {
        List<String> parts = new ArrayList<>();
        parts.add("\"digits\": " + board.digits());
        if (board.first() != 1) parts.add("\"first\": " + board.first());
        parts.add(board.layout().map(BoardJson::layout).orElse("\"cells\": " + board.cells()));
        parts.add(list("units", board.units().stream().map(BoardJson::unit).toList()));
        parts.add(list(
                "relations",
                board.relations().stream()
                        .map(relation -> relation.accept(RelationFields.FIELDS))
                        .toList()));
        return parts;
    }

    private static String layout(Layout layout) {
        Map<String, Object> fields = fields("rows", layout.rows(), "columns", layout.columns());
        if (!layout.isRectangle()) fields.put("places", layout.places());
        return "\"layout\": " + JSON.writeValueAsString(fields);
    }

    private static Map<String, Object> unit(Unit unit) {
        return fields(
                "kind",
                unit.kind().word(),
                "cells",
                Arrays.stream(unit.cells()).boxed().toList());
    }

    private static String list(String name, List<Map<String, Object>> items) {
        String lines = items.stream().map(JSON::writeValueAsString).collect(Collectors.joining(",\n    "));
        return "\"" + name + "\": [" + (items.isEmpty() ? "" : "\n    " + lines + "\n  ") + "]";
    }

    /** @param pairs name, value, name, value, … */
    private static Map<String, Object> fields(Object... pairs) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) fields.put(String.valueOf(pairs[i]), pairs[i + 1]);
        return fields;
    }

    private static Map<String, Object> valued(String kind, Object value, Relation relation) {
        return fields("kind", kind, "value", value, "cells", relation.cells());
    }

    private static Map<String, Object> pair(String kind, int first, int second) {
        return fields("kind", kind, "cells", List.of(first, second));
    }

    /** The fields of a relation. */
    private enum RelationFields implements RelationVisitor<Map<String, Object>> {
        FIELDS;

        @Override
        public Map<String, Object> sum(Sum sum) {
            return valued("sum", sum.total(), sum);
        }

        @Override
        public Map<String, Object> product(Product product) {
            return valued("product", product.value(), product);
        }

        @Override
        public Map<String, Object> difference(Difference difference) {
            return valued("difference", difference.distance(), difference);
        }

        @Override
        public Map<String, Object> quotient(Quotient quotient) {
            return valued("quotient", quotient.ratio(), quotient);
        }

        @Override
        public Map<String, Object> lessThan(LessThan lessThan) {
            return pair("less", lessThan.smaller(), lessThan.larger());
        }

        @Override
        public Map<String, Object> adjacent(Adjacent adjacent) {
            return pair(adjacent.consecutive() ? "adjacent" : "apart", adjacent.first(), adjacent.second());
        }

        @Override
        public Map<String, Object> visible(Visible visible) {
            return valued("visible", visible.count(), visible);
        }

        @Override
        public Map<String, Object> table(Table table) {
            return fields("kind", "table", "cells", table.cells(), "tuples", table.tuples());
        }

        @Override
        public Map<String, Object> forbidden(Forbidden forbidden) {
            return fields("kind", "forbidden", "cells", forbidden.cells(), "tuples", forbidden.tuples());
        }

        @Override
        public Map<String, Object> distinct(Distinct distinct) {
            Map<String, Object> fields =
                    fields("kind", "distinct", "cells", distinct.cells(), "offsets", distinct.offsets());
            if (!distinct.exceptions().isEmpty()) fields.put("except", distinct.exceptions());
            return fields;
        }

        @Override
        public Map<String, Object> distance(Distance distance) {
            return valued("distance", distance.shift(), distance);
        }

        @Override
        public Map<String, Object> linear(Linear linear) {
            return fields(
                    "kind",
                    "linear",
                    "cells",
                    linear.cells(),
                    "coefficients",
                    linear.coefficients(),
                    "comparison",
                    linear.comparison().sign(),
                    "value",
                    linear.value());
        }

        @Override
        public Map<String, Object> element(Element element) {
            List<Integer> cells = new ArrayList<>(element.index());
            cells.add(element.result());
            return fields("kind", "element", "cells", cells, "array", element.rows());
        }

        @Override
        public Map<String, Object> count(Count count) {
            Map<String, Object> fields = fields("kind", "count", "cells", count.counted(), "values", count.values());
            fields.put("least", count.least());
            fields.put("most", count.most());
            count.result().ifPresent(cell -> fields.put("result", cell));
            return fields;
        }
    }
}
