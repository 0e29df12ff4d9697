package crosshatch.solvers.model.choco;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The constraints of the models, each filtered by enumerating its solutions: no matching, no flow, nothing of Choco.
 * Candidates are masks, bit {@code d-1} for digit {@code d}.
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
interface Enumerated {

    /** Whether there is a solution of this constraint in which {@code cell} holds the digit of the one bit {@code digit}. */
    boolean supports(int[] masks, int cell, int digit);

    /** The cells that the constraint is about. */
    int[] cells();

    /** Mask of the digits that the constraint is about. */
    default int digits() {
        return ~0;
    }

    static List<Enumerated> allOf(Board board, String redundant) {
        List<Enumerated> all = redundantOf(board, redundant);
        for (Unit unit : board.units()) all.add(new AllDifferent(unit.cells()));
        return all;
    }

    static List<Enumerated> redundantOf(Board board, String redundant) {
        List<Enumerated> all = new ArrayList<>();
        if (redundant.equals("rowbox") || redundant.equals("both")) {
            for (Unit box : board.units()) {
                for (Unit line : board.units()) {
                    boolean crossing = box.kind() == Unit.Kind.BOX && line.kind() != Unit.Kind.BOX;
                    int[] ofLine = without(line.cells(), box.cells());
                    if (crossing && ofLine.length < line.cells().length) {
                        all.add(new Same(ofLine, without(box.cells(), line.cells())));
                    }
                }
            }
        }
        if (redundant.equals("matrix") || redundant.equals("both")) {
            for (int digit = 0; digit < board.digits(); digit++) all.add(new Matrix(board.digits(), 1 << digit));
        }
        return all;
    }

    /** Removes what is not supported until all is; false if a constraint has no solution. */
    static boolean filter(List<Enumerated> constraints, int[] masks) {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Enumerated constraint : constraints) {
                boolean solvable = false;
                for (int cell : constraint.cells()) {
                    for (int rest = masks[cell] & constraint.digits(); rest != 0; rest &= rest - 1) {
                        int digit = Integer.lowestOneBit(rest);
                        if (constraint.supports(masks, cell, digit)) {
                            solvable = true;
                        } else {
                            masks[cell] &= ~digit;
                            changed = true;
                        }
                    }
                    if (masks[cell] == 0) return false;
                }
                if (!solvable) return false;
            }
        }
        return true;
    }

    private static int[] without(int[] cells, int[] others) {
        return Arrays.stream(cells)
                .filter(cell -> IntStream.of(others).noneMatch(other -> other == cell))
                .toArray();
    }

    /** The cells hold different digits. */
    record AllDifferent(int[] cells) implements Enumerated {
        @Override
        public boolean supports(int[] masks, int cell, int digit) {
            return canFill(masks, cells, 0, cell, digit, ~0);
        }

        /** Whether the cells from place {@code from} on can get different digits, all of them {@code allowed}. */
        static boolean canFill(int[] masks, int[] cells, int from, int cell, int digit, int allowed) {
            if (from == cells.length) return true;
            int mask = cells[from] == cell ? digit : masks[cells[from]];
            for (int rest = mask & allowed; rest != 0; rest &= rest - 1) {
                int tried = Integer.lowestOneBit(rest);
                if (canFill(masks, cells, from + 1, cell, digit, allowed & ~tried)) return true;
            }
            return false;
        }
    }

    /** The one cells and the other hold the same digits, each once. */
    record Same(int[] line, int[] box) implements Enumerated {
        @Override
        public int[] cells() {
            return IntStream.concat(IntStream.of(line), IntStream.of(box)).toArray();
        }

        @Override
        public boolean supports(int[] masks, int cell, int digit) {
            return canFillLine(masks, 0, cell, digit, 0);
        }

        private boolean canFillLine(int[] masks, int from, int cell, int digit, int used) {
            if (from == line.length) return AllDifferent.canFill(masks, box, 0, cell, digit, used);
            int mask = line[from] == cell ? digit : masks[line[from]];
            for (int rest = mask & ~used; rest != 0; rest &= rest - 1) {
                if (canFillLine(masks, from + 1, cell, digit, used | Integer.lowestOneBit(rest))) return true;
            }
            return false;
        }
    }

    /** The digit stands once in each row and once in each column. */
    record Matrix(int n, int digits) implements Enumerated {
        @Override
        public int[] cells() {
            return IntStream.range(0, n * n).toArray();
        }

        @Override
        public boolean supports(int[] masks, int cell, int digit) {
            return canPlace(masks, 0, cell, 0);
        }

        private boolean canPlace(int[] masks, int row, int cell, int usedColumns) {
            if (row == n) return true;
            for (int column = 0; column < n; column++) {
                boolean elsewhere = row == cell / n && column != cell % n;
                boolean free = (usedColumns & 1 << column) == 0 && (masks[row * n + column] & digits) != 0;
                if (free && !elsewhere && canPlace(masks, row + 1, cell, usedColumns | 1 << column)) return true;
            }
            return false;
        }
    }
}
