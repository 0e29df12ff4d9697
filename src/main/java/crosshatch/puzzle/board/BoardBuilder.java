package crosshatch.puzzle.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Builds a board from its parts, in any order. {@link #build} sorts units by kind and cells, sorts relations by their texts,
 * and drops duplicates. Every method refuses impossible parts with an {@link IllegalArgumentException} whose message is for
 * people.
 */
public final class BoardBuilder {
    private static final Comparator<Unit> BY_KIND_AND_CELLS =
            Comparator.comparing(Unit::kind).thenComparing(Unit::cells, Arrays::compare);

    private static final int MOST_FIRST = 999_999;

    private final int digits;
    private final int cells;
    private int first = 1;
    private String name = "";
    private @Nullable Layout layout;
    private List<Unit> units = new ArrayList<>();
    private List<Relation> relations = new ArrayList<>();

    BoardBuilder(int digits, int cells) {
        Texts.range("board of " + digits + " digits", digits, 1, Board.MAX_VALUES)
                .or(() -> Texts.range("board of " + cells + " cells", cells, 1, Board.MAX_CELLS))
                .or(() -> Texts.range(
                        "board of " + cells + " cells with " + digits + " digits each",
                        cells,
                        1,
                        Board.MAX_CANDIDATES / digits))
                .ifPresent(fault -> {
                    throw new IllegalArgumentException(fault);
                });
        this.digits = digits;
        this.cells = cells;
    }

    /**
     * Sets the number that pictures show for digit 1; the other digits follow it. Relations and givens still count digits
     * from 1.
     *
     * @param number any integer of up to six digits
     */
    public BoardBuilder first(int number) {
        Texts.range("first number " + number, number, -MOST_FIRST, MOST_FIRST).ifPresent(fault -> {
            throw new IllegalArgumentException(fault);
        });
        first = number;
        return this;
    }

    /** Sets the name, which is no part of the text of the board. */
    BoardBuilder named(String chosen) {
        name = chosen;
        return this;
    }

    /** Sets the places of the cells on a sheet. */
    public BoardBuilder layout(Layout chosen) {
        if (chosen.places().size() != cells) {
            throw new IllegalArgumentException(
                    "layout of " + chosen.places().size() + " cells for a board of " + cells);
        }
        layout = chosen;
        return this;
    }

    /**
     * Adds a full square sheet: its layout, its rows and its columns.
     *
     * @throws IllegalArgumentException if the number of cells is not the square of the number of digits
     */
    public BoardBuilder square() {
        requireSquare();
        layout(Layout.rectangle(digits, digits));
        for (int i = 0; i < digits; i++) {
            int first = i;
            unit(
                    Unit.Kind.ROW,
                    IntStream.range(0, digits).map(k -> first * digits + k).toArray());
            unit(
                    Unit.Kind.COLUMN,
                    IntStream.range(0, digits).map(k -> k * digits + first).toArray());
        }
        return this;
    }

    /**
     * Adds boxes to a {@link #square} sheet.
     *
     * @param height the rows of a box
     * @param width the columns of a box; height times width is the number of digits
     */
    public BoardBuilder boxes(int height, int width) {
        if (height < 1 || width < 1 || height * width != digits) {
            throw new IllegalArgumentException("boxes of " + height + "×" + width + " cells for " + digits
                    + " digits: expected as many cells as digits");
        }
        requireSquare();
        for (int box = 0; box < digits; box++) {
            int top = box / height * height; // as many boxes side by side as a box has rows
            int left = box % height * width;
            unit(
                    Unit.Kind.BOX,
                    IntStream.range(0, digits)
                            .map(i -> (top + i / width) * digits + left + i % width)
                            .toArray());
        }
        return this;
    }

    /** Adds both diagonals of a {@link #square} sheet. */
    public BoardBuilder diagonals() {
        requireSquare();
        unit(
                Unit.Kind.DIAGONAL,
                IntStream.range(0, digits).map(i -> i * (digits + 1)).toArray());
        return unit(
                Unit.Kind.DIAGONAL,
                IntStream.rangeClosed(1, digits).map(i -> i * (digits - 1)).toArray());
    }

    private void requireSquare() {
        if (cells != digits * digits) {
            throw new IllegalArgumentException(
                    cells + " cells: expected " + digits * digits + ", a square sheet for " + digits + " digits");
        }
    }

    /**
     * Adds a unit.
     *
     * @param unitCells two or more cells, at most as many as there are digits; copied
     */
    public BoardBuilder unit(Unit.Kind kind, int... unitCells) {
        Unit unit = Unit.of(kind, unitCells);
        String what = kind.word() + " of " + unitCells.length + " cells";
        if (unitCells.length < 2 || unitCells.length > digits) {
            throw new IllegalArgumentException(
                    what + ": expected 2 to " + digits + ", because no digit may stand there twice");
        }
        for (int i = 0; i < unitCells.length; i++) {
            requireCell(what, unit.cells()[i]);
            if (i > 0 && unit.cells()[i] == unit.cells()[i - 1]) {
                throw new IllegalArgumentException(what + ": cell " + unit.cells()[i] + " is named twice");
            }
        }
        units.add(unit);
        return this;
    }

    /**
     * Adds a relation.
     *
     * @throws IllegalArgumentException if the relation names a missing cell, or no digits can fulfil it
     */
    public BoardBuilder relation(Relation relation) {
        relation.cells().forEach(cell -> requireCell(relation.text(), cell));
        relation.fault(digits).ifPresent(fault -> {
            throw new IllegalArgumentException(fault);
        });
        relations.add(relation);
        return this;
    }

    private void requireCell(String what, int cell) {
        if (cell < 0 || cell >= cells) {
            throw new IllegalArgumentException(what + ": cell " + cell + ", expected 0 to " + (cells - 1));
        }
    }

    /** Builds the board; returns the plain board if it has exactly these parts. */
    public Board build() {
        inOrder();
        return PlainBoards.like(this).orElseGet(() -> new Board(BoardText.write(this), 0, this));
    }

    /** Puts the parts in canonical order, and numbers the units. */
    BoardBuilder inOrder() {
        units.sort(BY_KIND_AND_CELLS);
        Map<Unit.Kind, Integer> counts = new EnumMap<>(Unit.Kind.class);
        List<Unit> numbered = new ArrayList<>();
        for (Unit unit : units) {
            Unit last = numbered.isEmpty() ? null : numbered.get(numbered.size() - 1);
            if (last != null && BY_KIND_AND_CELLS.compare(last, unit) == 0) continue;
            numbered.add(new Unit(unit.kind(), counts.merge(unit.kind(), 1, Integer::sum), unit.cells()));
        }
        units = numbered;
        relations = new ArrayList<>(relations.stream()
                .sorted(Comparator.comparing(Relation::text))
                .distinct()
                .toList());
        return this;
    }

    int digits() {
        return digits;
    }

    int cells() {
        return cells;
    }

    String name() {
        return name;
    }

    int first() {
        return first;
    }

    @Nullable
    Layout layout() {
        return layout;
    }

    List<Unit> units() {
        return units;
    }

    List<Relation> relations() {
        return relations;
    }
}
