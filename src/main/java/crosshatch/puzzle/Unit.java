package crosshatch.puzzle;

/**
 * A set of cells whose digits all differ.
 *
 * @param kind what the unit is
 * @param number 1-based number among the units of its kind
 * @param cells the cells, ascending; as many as there are digits. Not to be changed
 */
@SuppressWarnings("ArrayRecordComponent") // units are shared by their geometry and never compared
public record Unit(Kind kind, int number, int[] cells) {

    /** The kinds of unit, in the order in which a geometry lists them. */
    public enum Kind {
        ROW,
        COLUMN,
        BOX
    }

    /** For people: {@code row 3}. */
    public String name() {
        return kind.name().toLowerCase(java.util.Locale.ROOT) + " " + number;
    }
}
