package crosshatch.puzzle.board;

import crosshatch.base.Worded;
import java.util.Arrays;

/**
 * An immutable set of cells with different digits.
 *
 * @param kind the kind of unit, for people and pictures; solvers do not use it
 * @param number the number among the units of its kind, from 1; 0 before the unit is part of a board
 * @param cells the cells, ascending; copied, and returned as a copy
 */
@SuppressWarnings("ArrayRecordComponent") // units are never compared
public record Unit(Kind kind, int number, int[] cells) {
    public Unit {
        cells = cells.clone();
    }

    @Override
    public int[] cells() {
        return cells.clone();
    }

    /** Counts the cells of this unit. */
    public int size() {
        return cells.length;
    }

    /** Returns the cell at a place, counted from 0, without copying the array. */
    public int cell(int place) {
        return cells[place];
    }

    /** The kinds of units, in the order in which a board lists them. */
    public enum Kind implements Worded {
        ROW,
        COLUMN,
        BOX,
        /** A region of any shape: a block of a jigsaw, a window of Windoku. */
        REGION,
        DIAGONAL,
        /** A cage: cells that also share a relation, such as a sum. */
        CAGE;

        /** Returns the name for several units of this kind: {@code rows}. */
        String plural() {
            return word() + (this == BOX ? "es" : "s");
        }
    }

    /** A unit for a {@link BoardBuilder}, which gives it its number. */
    static Unit of(Kind kind, int[] cells) {
        int[] sorted = cells.clone();
        Arrays.sort(sorted);
        return new Unit(kind, 0, sorted);
    }

    /** Returns the name of this unit for people: {@code row 3}. */
    public String name() {
        return kind.word() + " " + number;
    }

    /** Returns the part of the canonical text for this unit: {@code row 0 1 2}. */
    String text() {
        StringBuilder text = new StringBuilder(kind.word());
        for (int cell : cells) text.append(' ').append(cell);
        return text.toString();
    }
}
