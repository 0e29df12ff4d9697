package crosshatch.solvers.model.cnf;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;

/**
 * The variables of a puzzle: one for each candidate, true if its cell holds its digit. Auxiliary variables come after them.
 *
 * <p>With all candidates, n³ of them for n digits, digit d (from 1) in the cell of row r and column c (both from 0) is
 * variable
 *
 * <pre>    (r·n + c)·n + d        in 9×9: r1c1=1 is 1, r1c1=9 is 9, r1c2=1 is 10, r9c9=9 is 729</pre>
 *
 * With live candidates only (G. Kwon, H. Jain, LPAR 2006) a candidate has a variable if its cell is blank and no given of a peer
 * has its digit; these are numbered from 1 in this order. The formula then leaves out everything that the givens decide: a cell with
 * a given, and a digit given in a unit, are <em>settled</em> and need no clause.
 */
public final class CandidateVariables {
    private final Board board;
    private final int digits;
    private final int[] variables; // of candidate cell * digits + digit - 1; 0 if it is dead
    private final int[] candidates; // of variable v, at v - 1
    private final int[] givens; // of each cell; 0 if it is open, or the givens were not looked at
    private final boolean[] settledUnits; // unit * digits + digit - 1
    private int count;
    private boolean contradictory;

    private CandidateVariables(Board board) {
        this.board = board;
        digits = board.digits();
        variables = new int[board.cells() * digits];
        candidates = new int[variables.length];
        givens = new int[board.cells()];
        settledUnits = new boolean[board.unitCount() * digits];
    }

    /** Makes a variable for every digit in every cell, without regard to givens. */
    public static CandidateVariables all(Board board) {
        CandidateVariables all = new CandidateVariables(board);
        all.number(new boolean[all.variables.length]);
        return all;
    }

    /** Makes a variable for each candidate that the givens leave. */
    public static CandidateVariables live(Puzzle puzzle) {
        CandidateVariables live = new CandidateVariables(puzzle.board());
        boolean[] dead = new boolean[live.variables.length];
        for (int cell = 0; cell < live.givens.length; cell++) {
            if (puzzle.given(cell) != 0) live.settle(cell, puzzle.given(cell), dead);
        }
        live.number(dead);
        return live;
    }

    private void settle(int cell, int digit, boolean[] dead) {
        givens[cell] = digit;
        for (int unit : board.unitsOf(cell)) {
            int place = unit * digits + digit - 1;
            if (settledUnits[place]) contradictory = true;
            settledUnits[place] = true;
        }
        for (int candidate = cell * digits; candidate < (cell + 1) * digits; candidate++) dead[candidate] = true;
        for (int peer : board.peers(cell)) dead[peer * digits + digit - 1] = true;
    }

    private void number(boolean[] dead) {
        for (int candidate = 0; candidate < dead.length; candidate++) {
            if (dead[candidate]) continue;
            candidates[count++] = candidate;
            variables[candidate] = count;
        }
    }

    public Board board() {
        return board;
    }

    /** Returns the number of candidates with a variable, which is the highest number of a variable. */
    public int count() {
        return count;
    }

    /** Returns the variable of a candidate, digit from 1; 0 if the givens exclude it or the cell is settled. */
    public int variable(int cell, int digit) {
        return variables[cell * digits + digit - 1];
    }

    /** Returns the cell of a variable from 1 to {@link #count()}. */
    public int cell(int variable) {
        return candidates[variable - 1] / digits;
    }

    /** Returns the digit, from 1, of a variable from 1 to {@link #count()}. */
    public int digit(int variable) {
        return candidates[variable - 1] % digits + 1;
    }

    /** Returns whether {@code cell} has a given. */
    boolean settled(int cell) {
        return givens[cell] != 0;
    }

    /** Returns the given of {@code cell}; 0 if it is not {@linkplain #settled(int) settled}. */
    public int given(int cell) {
        return givens[cell];
    }

    /** Returns whether {@code digit} is given in {@code unit}. */
    boolean settled(int unit, int digit) {
        return settledUnits[unit * digits + digit - 1];
    }

    /** Returns whether a digit is given twice in a unit; only live variables detect this. */
    boolean contradictory() {
        return contradictory;
    }
}
