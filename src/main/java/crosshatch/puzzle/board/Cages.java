package crosshatch.puzzle.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Selects the cages to draw: the cells of sums, products, differences, quotients and units of kind cage, if they are
 * connected and do not overlap.
 */
final class Cages {
    static final int NONE = -1;

    private final int[] cageOf;
    private final Map<List<Integer>, String> labels = new LinkedHashMap<>();

    Cages(Board board, Sheet sheet) {
        cageOf = new int[board.cells()];
        Arrays.fill(cageOf, NONE);
        Map<List<Integer>, List<String>> found = new LinkedHashMap<>();
        boolean sumsOnly = board.relations().stream()
                .allMatch(relation -> relation instanceof Sum || sign(relation).isEmpty());
        for (Relation relation : board.relations()) {
            List<Integer> cells = relation.cells();
            String sign = sign(relation);
            if (sign.isEmpty()) continue;
            found.computeIfAbsent(cells, key -> new ArrayList<>())
                    .add(value(relation) + (sumsOnly || cells.size() == 1 ? "" : sign));
        }
        for (Unit unit : board.units()) {
            if (unit.kind() == Unit.Kind.CAGE)
                found.putIfAbsent(Arrays.stream(unit.cells()).boxed().toList(), List.of());
        }
        int[] cagesOf = new int[board.cells()];
        found.keySet().forEach(cells -> cells.forEach(cell -> cagesOf[cell]++));
        found.forEach((cells, values) -> {
            if (cells.stream().allMatch(cell -> cagesOf[cell] == 1) && sheet.hangTogether(cells)) {
                cells.forEach(cell -> cageOf[cell] = labels.size());
                labels.put(cells, String.join(" ", values));
            }
        });
    }

    /** Returns the sign that people write after the value; empty for relations that make no cage. */
    private static String sign(Relation relation) {
        return switch (relation.kind()) {
            case SUM -> "+";
            case PRODUCT -> "×";
            case DIFFERENCE -> "−";
            case QUOTIENT -> "÷";
            default -> "";
        };
    }

    /** The word between the kind and the cells. */
    private static String value(Relation relation) {
        return relation.text().split(" ", 3)[1];
    }

    /** Returns the cage of a cell; {@link #NONE} if it has none. */
    int cageOf(int cell) {
        return cageOf[cell];
    }

    boolean isCage(List<Integer> cells) {
        return labels.containsKey(cells);
    }

    /** Returns the clue of each cage. */
    Map<List<Integer>, String> labels() {
        return labels;
    }
}
