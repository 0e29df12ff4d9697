package crosshatch.solvers.model.cnf;

import crosshatch.puzzle.board.Board;

/**
 * A variable for each digit in each mini-row and mini-column, so that unit propagation finds locked candidates; after the
 * "augmented" encoding of tdoku (T. Dillon). A mini-row (or <em>triad</em>) is where a row crosses a box.
 *
 * <pre>
 *     row     t1      t2      t3         t is true if and only if one of its k cells has the digit
 *     box   | . . . |                    exactly one triad of a line has it
 *           | . . . | ← three triads     exactly one of the k mini-rows of a box, and of its k mini-columns
 *           | . . . |
 * </pre>
 *
 * Pointing: if a box has the digit in t1 only, its other two triads are false, so t1 is true, so the rest of the row is
 * false. Claiming: the same with row and box exchanged.
 */
final class Triads {
    private final CandidateVariables candidates;
    private final ClauseSink sink;
    private final AtMostOne atMostOne;
    private final VariablePool pool;
    private final Board board;
    private final int n;
    private final int order;
    private final int[] triads; // of one digit and one direction: line * order + place in the line; 0 if dead
    private final int[] clause;

    Triads(CandidateVariables candidates, ClauseSink sink, AtMostOne atMostOne, VariablePool pool) {
        this.candidates = candidates;
        this.sink = sink;
        this.atMostOne = atMostOne;
        this.pool = pool;
        board = candidates.board();
        n = board.digits();
        order = board.order();
        triads = new int[n * order];
        clause = new int[order + 1];
    }

    void write() {
        for (int digit = 1; digit <= n; digit++) {
            write(digit, 0);
            write(digit, n);
        }
    }

    /** @param firstLine the unit number of the first row, or of the first column */
    private void write(int digit, int firstLine) {
        for (int line = 0; line < n; line++) {
            for (int place = 0; place < order; place++) {
                triads[line * order + place] = define(digit, board.unit(firstLine + line), place);
            }
        }
        for (int line = 0; line < n; line++) {
            if (!candidates.settled(firstLine + line, digit)) exactlyOne(line * order, 1);
        }
        for (int band = 0; band < order; band++) {
            for (int place = 0; place < order; place++) {
                int box = 2 * n + (firstLine == 0 ? band * order + place : place * order + band);
                if (!candidates.settled(box, digit)) exactlyOne(band * order * order + place, order);
            }
        }
    }

    /** @return the variable of the triad at {@code place} in a line; 0 if the digit is ruled out in all its cells */
    private int define(int digit, int[] line, int place) {
        int size = 1;
        for (int i = 0; i < order; i++) {
            int variable = candidates.variable(line[place * order + i], digit);
            if (variable != 0) clause[size++] = variable;
        }
        if (size == 1) return 0;
        int triad = pool.next();
        pool.define(triad, clause, 1, size);
        clause[0] = -triad;
        sink.clause(clause, size);
        int[] pair = {0, triad};
        for (int i = 1; i < size; i++) {
            pair[0] = -clause[i];
            sink.clause(pair, 2);
        }
        return triad;
    }

    /** Of the {@code order} triads from {@code first}, {@code step} apart. */
    private void exactlyOne(int first, int step) {
        int size = 0;
        for (int i = 0; i < order; i++) {
            int triad = triads[first + i * step];
            if (triad != 0) clause[size++] = triad;
        }
        sink.clause(clause, size);
        atMostOne.post(clause, size);
    }
}
