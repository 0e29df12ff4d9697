package crosshatch.puzzle.file;

import crosshatch.puzzle.board.AllEqual;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.RelationVisitor;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Table;
import crosshatch.puzzle.board.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Writes the rules of a board as f-puzzles names them. Each method returns whether a rule represents the relation. */
final class FPuzzlesRules implements RelationVisitor<Boolean> {
    private final Board board;
    private final int n;
    private final StatedRules stated;
    /** The written rules by name: lists of rules, and rules of the whole grid. */
    private final Map<String, Object> written = new LinkedHashMap<>();

    FPuzzlesRules(Board board, StatedRules stated) {
        this.board = board;
        this.stated = stated;
        n = board.digits();
    }

    /**
     * Writes the rules.
     *
     * @throws crosshatch.base.InputException if f-puzzles lacks a rule of the board; names the rule
     */
    Map<String, Object> write() {
        new TreeMap<>(FPuzzles.SWITCHES).forEach((name, rule) -> {
            if (stated.take(rule)) written.put(name, true);
        });
        stated.open(Sum.class).forEach(this::cage);
        for (Unit unit : board.units()) unit(unit.kind(), StatedRules.cells(unit));
        lines("thermometer", this::less, Lines::along, DrawnBoard::thermometer);
        lines("palindrome", this::equal, pairs -> Lines.mirrored(pairs, n), DrawnBoard::palindrome);
        for (int least = 1; least < n; least++) whispers(least);
        stated.open(Relation.class).forEach(relation -> relation.accept(this));
        stated.openUnits().forEach(cells -> unit(Unit.Kind.CAGE, cells));
        stated.requireAllTaken();
        return written;
    }

    private boolean take(Consumer<DrawnBoard> rule, String name, Map<String, Object> entry) {
        boolean taken = stated.take(rule);
        if (taken) add(name, entry);
        return taken;
    }

    @SuppressWarnings("unchecked") // no other lists are in it
    private void add(String name, Map<String, Object> entry) {
        ((List<Map<String, Object>>) written.computeIfAbsent(name, first -> new ArrayList<>())).add(entry);
    }

    private static List<String> names(List<Integer> cells, int n) {
        return cells.stream().map(cell -> name(cell / n, cell % n)).toList();
    }

    /**
     * Returns the name of a place.
     *
     * @param row the row from 0; -1 is above the grid
     */
    private static String name(int row, int column) {
        return "R" + (row + 1) + "C" + (column + 1);
    }

    private Map<String, Object> cells(List<Integer> cells) {
        return Map.of("cells", names(cells, n));
    }

    private Map<String, Object> cells(List<Integer> cells, Object value) {
        return new TreeMap<>(Map.of("cells", names(cells, n), "value", value.toString()));
    }

    private Map<String, Object> line(List<Integer> line) {
        return new TreeMap<>(Map.of("lines", List.of(names(line, n))));
    }

    /** Draws a line that the page does not draw itself. */
    private void draw(List<Integer> line, String rule, String colour) {
        Map<String, Object> drawing = line(line);
        drawing.putAll(Map.of("outlineC", colour, "width", 0.3, "isNewConstraint", true, "fromConstraint", rule));
        add("line", drawing);
    }

    private boolean cage(Sum sum) {
        List<Integer> cells = sum.cells();
        return take(
                drawn -> {
                    drawn.cage(cells);
                    drawn.sum(DrawnBoard.Rule.CAGE, cells, sum.total());
                },
                "killercage",
                cells(cells, sum.total()));
    }

    private void unit(Unit.Kind kind, List<Integer> cells) {
        if (cells.size() < n && stated.take(drawn -> drawn.renban(cells))) {
            List<Integer> line = Lines.through(cells, cells, n);
            add("renban", line(line));
            draw(line, "Renban", "#F067F0");
        } else if (kind == Unit.Kind.CAGE) {
            take(drawn -> drawn.cage(cells), "killercage", cells(cells));
        } else {
            take(drawn -> drawn.extraRegion(cells), "extraregion", cells(cells));
        }
    }

    /** Writes lines until no pair of cells is open. */
    private void lines(
            String name,
            Supplier<List<List<Integer>>> open,
            Function<List<List<Integer>>, List<Integer>> drawing,
            BiConsumer<DrawnBoard, List<Integer>> rule) {
        for (List<List<Integer>> pairs = open.get(); !pairs.isEmpty(); pairs = open.get()) {
            List<Integer> line = drawing.apply(pairs);
            take(drawn -> rule.accept(drawn, line), name, line(line));
        }
    }

    private List<List<Integer>> equal() {
        return stated.open(AllEqual.class).map(AllEqual::cells).toList();
    }

    private List<List<Integer>> less() {
        return stated.open(Pair.class)
                .filter(pair -> pair.operator() == Pair.Operator.LESS)
                .map(Pair::cells)
                .toList();
    }

    private void whispers(int least) {
        for (List<List<Integer>> steps = apart(least); !steps.isEmpty(); steps = apart(least)) {
            List<Integer> line = Lines.along(steps);
            Map<String, Object> entry = line(line);
            if (least != (n + 1) / 2) entry.put("value", String.valueOf(least));
            take(drawn -> drawn.whispers(line, least), "whispers", entry);
            draw(line, "German Whispers", "#67F067");
        }
    }

    /** Returns pairs of cells, in both directions, whose only rule is that their digits differ by at least a number. */
    private List<List<Integer>> apart(int least) {
        DrawnBoard drawn = new DrawnBoard(n);
        drawn.whispers(List.of(0, 1), least);
        Relation pair = drawn.board("").relations().get(0);
        return stated.open(Table.class)
                .filter(table -> table.cells().size() == 2)
                .filter(table ->
                        table.moved(cell -> table.cells().indexOf(cell)).equals(pair))
                .flatMap(table -> Stream.of(
                        table.cells(),
                        List.of(table.cells().get(1), table.cells().get(0))))
                .toList();
    }

    @Override
    public Boolean other(Relation relation) {
        return false;
    }

    /** Writes a sum of two neighbours, of a diagonal, or of cells that differ by another rule. */
    @Override
    public Boolean sum(Sum sum) {
        return xv(sum, 10, "X")
                || xv(sum, 5, "V")
                || littleKiller(sum, 1)
                || littleKiller(sum, -1)
                || (differ(sum.cells())
                        && take(sumOf(DrawnBoard.Rule.CAGE, sum), "killercage", cells(sum.cells(), sum.total())));
    }

    private static Consumer<DrawnBoard> sumOf(DrawnBoard.Rule rule, Sum sum) {
        return drawn -> drawn.sum(rule, sum.cells(), sum.total());
    }

    private boolean xv(Sum sum, int total, String letter) {
        List<Integer> cells = sum.cells();
        boolean fits = sum.total() == total && cells.size() == 2 && areNeighbours(cells.get(0), cells.get(1));
        return fits && take(sumOf(DrawnBoard.Rule.XV, sum), "xv", cells(cells, letter));
    }

    private boolean areNeighbours(int one, int other) {
        return other - one == n || (other - one == 1 && other % n > 0);
    }

    /**
     * Writes a sum on a diagonal as a little killer.
     *
     * @param right the step to the right, or to the left, with which the diagonal goes down
     */
    private boolean littleKiller(Sum sum, int right) {
        int row = sum.cells().get(0) / n - 1;
        int column = sum.cells().get(0) % n - right;
        Map<String, Object> entry = cells(sum.cells(), sum.total());
        entry.putAll(Map.of("cell", name(row, column), "direction", right > 0 ? "DR" : "DL"));
        return take(
                drawn -> drawn.sum(
                        DrawnBoard.Rule.LITTLE_KILLER, SharedPuzzle.ray(drawn, row, column, 1, right), sum.total()),
                "littlekillersum",
                entry);
    }

    private boolean differ(List<Integer> cells) {
        return cells.stream().allMatch(one -> cells.stream()
                .allMatch(other ->
                        one.equals(other) || Arrays.stream(board.peers(one)).anyMatch(peer -> peer == other)));
    }

    @Override
    public Boolean pair(Pair pair) {
        Map<String, Object> entry = cells(pair.cells(), pair.value());
        return take(drawn -> drawn.difference(pair.cells(), pair.value()), "difference", entry)
                || take(drawn -> drawn.ratio(pair.cells(), pair.value()), "ratio", entry);
    }

    @Override
    public Boolean table(Table table) {
        int cell = table.cells().get(0);
        Map<String, Object> entry = Map.of("cell", names(List.of(cell), n).get(0));
        return take(drawn -> drawn.parity(cell, true), "odd", entry)
                || take(drawn -> drawn.parity(cell, false), "even", entry);
    }

    /**
     * Writes an arrow: the digits on its line add up to the number in its circle. Either side may have the positive
     * coefficients.
     */
    @Override
    public Boolean linear(Linear linear) {
        return arrow(signed(linear, 1), signed(linear, -1)) || arrow(signed(linear, -1), signed(linear, 1));
    }

    private static List<Integer> signed(Linear linear, int sign) {
        return IntStream.range(0, linear.cells().size())
                .filter(i -> linear.coefficients().get(i) * sign > 0)
                .mapToObj(linear.cells()::get)
                .toList();
    }

    private boolean arrow(List<Integer> circle, List<Integer> line) {
        if (circle.isEmpty()) return false;
        Map<String, Object> entry = line(Lines.through(line, circle, n));
        entry.put("cells", names(circle, n));
        return take(drawn -> drawn.arrow(circle, line), "arrow", entry);
    }
}
