package crosshatch.solvers.engine;

/**
 * The alternatives at a choice point on one cell. Each is to put a digit in or to take it out; together they leave nothing
 * out, and no solution is under two of them.
 */
enum Branching {
    /** One alternative a candidate: it is the digit of the cell (d-way branching). */
    FILL {
        @Override
        int alternatives(int candidates) {
            return candidates;
        }

        @Override
        boolean fills(int alternative) {
            return true;
        }

        @Override
        boolean picksDigit(int alternative) {
            return true;
        }
    },
    /** Two alternatives: a candidate is the digit of the cell, or else it is not. */
    BINARY {
        @Override
        boolean fills(int alternative) {
            return alternative == 0;
        }
    },
    /**
     * Two alternatives, the other way round: a candidate is not the digit of the cell, or else it is. The open question of
     * Norvig's notebook on branching by elimination.
     */
    ELIMINATE {
        @Override
        boolean fills(int alternative) {
            return alternative == 1;
        }
    };

    /** How many alternatives a cell with this many candidates, two or more, gives. */
    int alternatives(int candidates) {
        return 2;
    }

    /** Whether an alternative, from 0, puts its digit in; else it takes it out. */
    abstract boolean fills(int alternative);

    /** Whether an alternative, from 0, asks for a digit of its own; else it has that of the alternative before. */
    boolean picksDigit(int alternative) {
        return alternative == 0;
    }
}
