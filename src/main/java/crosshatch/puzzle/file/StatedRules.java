package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.AllEqual;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Unit;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Recognises rules of setters in the units and relations of a board. A rule applies if the board has all parts by which
 * {@link DrawnBoard} states it. A part is a relation, or a list of cells with different digits.
 */
final class StatedRules {
    static final String TRY = "Try another model, such as minizinc";

    private final Board board;
    private final Set<Object> all;
    private final Set<Object> open;
    /** The rules that were taken. */
    private final DrawnBoard taken;

    /**
     * Begins with all parts of a board.
     *
     * @param board a square sheet
     */
    StatedRules(Board board) {
        this.board = board;
        all = parts(board);
        taken = new DrawnBoard(board.digits());
        open = new LinkedHashSet<>(all);
        open.removeAll(parts(taken.board("")));
    }

    private static Set<Object> parts(Board board) {
        Set<Object> parts = new LinkedHashSet<>();
        for (Unit unit : board.units()) parts.add(cells(unit));
        board.relations().forEach(relation -> parts.addAll(parts(relation)));
        return parts;
    }

    static List<Integer> cells(Unit unit) {
        return Arrays.stream(unit.cells()).boxed().toList();
    }

    /** Returns the parts of a relation; equivalent statements are one part. */
    private static Collection<? extends Object> parts(Relation relation) {
        if (relation instanceof AllEqual equal) return equal.parts();
        if (relation instanceof Pair pair && pair.operator() == Pair.Operator.ADJACENT) {
            return List.of(Pair.difference(pair.first(), pair.second(), 1));
        }
        boolean unit = relation instanceof Distinct distinct
                && distinct.exceptions().isEmpty()
                && Collections.max(distinct.offsets()) == 0;
        return List.of(unit ? relation.cells() : relation);
    }

    /** Returns the relations of a type that no rule has taken. */
    <R extends Relation> Stream<R> open(Class<R> type) {
        return List.copyOf(open).stream().filter(type::isInstance).map(type::cast);
    }

    /** Returns the lists of different cells that no rule has taken. */
    Stream<List<Integer>> openUnits() {
        return List.copyOf(open).stream().filter(part -> part instanceof List).map(part -> ((List<?>) part)
                .stream().map(cell -> (Integer) cell).toList());
    }

    /** Takes the parts of a rule, if the board has them all and some of them were not taken yet; returns whether it did. */
    boolean take(Consumer<DrawnBoard> rule) {
        DrawnBoard alone = new DrawnBoard(board.digits());
        try {
            rule.accept(alone);
        } catch (IllegalArgumentException | InputException impossible) {
            return false;
        }
        Set<Object> parts = parts(alone.board(""));
        if (!all.containsAll(parts) || Collections.disjoint(open, parts)) return false;
        open.removeAll(parts);
        rule.accept(taken);
        return true;
    }

    /**
     * Requires that rules have taken all parts.
     *
     * @throws InputException if a part is left, or if two rules are possible; names them
     */
    void requireAllTaken() {
        open.stream().findFirst().ifPresent(part -> {
            throw new InputException("f-puzzles does not have " + name(part) + ". " + TRY);
        });
        taken.board("");
    }

    private String name(Object part) {
        if (part instanceof Relation relation) return board.relationName(relation);
        List<String> cells = ((List<?>) part)
                .stream().map(cell -> board.cellName((Integer) cell)).toList();
        return "different digits in " + String.join(" ", cells);
    }
}
