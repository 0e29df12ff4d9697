package crosshatch.solvers.published.homer;

import crosshatch.puzzle.board.Unit;

/**
 * Mono Cell, or hidden single: a digit that is a candidate of exactly one cell of a line is placed there. The program offers rows and
 * columns, not blocks.
 */
record MonoCell(Unit.Kind lines) implements Operation {
    MonoCell {
        Operation.requireLine(lines, "Mono Cell");
    }

    @Override
    public String title() {
        return "Mono Cell " + Operation.plural(lines);
    }

    @Override
    public void narrow(int[] candidates) {
        for (Unit unit : Operation.unitsOf(lines)) {
            int[] line = unit.cells();
            for (int digit = 1; digit <= BOARD.digits(); digit++) place(candidates, line, 1 << (digit - 1));
        }
    }

    private static void place(int[] candidates, int[] line, int digit) {
        int places = 0;
        int place = -1;
        for (int cell : line) {
            if ((candidates[cell] & digit) == 0) continue;
            places++;
            place = cell;
        }
        if (places == 1) candidates[place] = digit;
    }
}
