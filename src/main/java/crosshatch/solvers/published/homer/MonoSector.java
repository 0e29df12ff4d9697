package crosshatch.solvers.published.homer;

import crosshatch.base.Worded;
import crosshatch.puzzle.board.Unit;

/**
 * Mono Sector, or locked candidates. A sector is the three cells that a line and a block share.
 *
 * <pre>
 *   line    [s s s] r r r  r r r       s  the sector
 *           [b b b]                    r  the rest of its line
 *   block   [b b b]                    b  the rest of its block
 * </pre>
 *
 * @param lines the lines of the sectors: rows or columns
 * @param reading the interpretation of the published text: the direction of the rule
 */
record MonoSector(Unit.Kind lines, Reading reading) implements Operation {

    /** The interpretations of "Mono Sector". The published text and the published grid disagree. */
    enum Reading implements Worded {
        /** A digit of the block that is possible only in the sector is removed from the rest of the line, as in the published text. */
        POINTING,
        /** A digit of the line that is possible only in the sector is removed from the rest of the block. */
        CLAIMING,
        /** Pointing, then claiming, sector by sector. This, or claiming alone, reproduces the published grid. */
        BOTH
    }

    MonoSector {
        Operation.requireLine(lines, "Mono Sector");
    }

    @Override
    public String title() {
        return "Mono Sector " + Operation.plural(lines);
    }

    @Override
    public void narrow(int[] candidates) {
        for (Unit unit : Operation.unitsOf(lines)) {
            int[] line = unit.cells();
            for (int first = 0; first < BOARD.digits(); first += BOARD.order()) {
                int[] block = blockOf(line[first]);
                if (reading != Reading.CLAIMING) lock(candidates, block, line);
                if (reading != Reading.POINTING) lock(candidates, line, block);
            }
        }
    }

    private static int[] blockOf(int cell) {
        int[] units = BOARD.unitsOf(cell); // row, column, block
        return BOARD.unit(units[2]);
    }

    /** Removes digits of {@code home} that are possible only in the sector from the rest of {@code other}. */
    private static void lock(int[] candidates, int[] home, int[] other) {
        int inSector = 0;
        int elsewhere = 0;
        for (int cell : home) {
            if (contains(other, cell)) {
                inSector |= candidates[cell];
            } else {
                elsewhere |= candidates[cell];
            }
        }
        int locked = inSector & ~elsewhere;
        for (int cell : other) {
            if (!contains(home, cell)) candidates[cell] &= ~locked;
        }
    }

    private static boolean contains(int[] cells, int cell) {
        for (int each : cells) {
            if (each == cell) return true;
        }
        return false;
    }
}
