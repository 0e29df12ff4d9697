package crosshatch.solvers.model.cnf;

import crosshatch.puzzle.board.Circuit;

/**
 * That places which all differ make one circuit. It begins at the first place that is no loop, which has position 0. Each arc leads
 * to the next position, unless it leads back to the beginning. So a second circuit would have no end of positions. Loops have
 * position 0. Positions are in order encoding, p[i][k] for "place i has position k or more" (N. Tamura and others, "Compiling finite
 * linear CSP into SAT", CP 2006). With b[j] for "the places before j are loops":
 *
 * <pre>
 *     b[0],  b[j+1] ↔ b[j] ∧ loop j,  ¬b[n]          loop j → ¬p[j][1],  b[j] → ¬p[j][1]
 *     i → j  ∧  ¬b[j]  →  (p[i][k] ↔ p[j][k+1])      p[i][k+1] → p[i][k],  p[i][0],  ¬p[i][n]
 * </pre>
 */
final class CircuitPositions {
    private final Circuit circuit;
    private final RelationLiterals literals;
    private final ClauseBuilder clause;
    private final VariablePool pool;
    private final int size;
    private final int[][] positions;

    CircuitPositions(Circuit circuit, RelationLiterals literals, ClauseBuilder clause, VariablePool pool) {
        this.circuit = circuit;
        this.literals = literals;
        this.clause = clause;
        this.pool = pool;
        size = circuit.cells().size();
        positions = new int[size][size + 1];
    }

    void write() {
        for (int place = 0; place < size; place++) {
            writeOtherDigits(place);
            writePositions(place);
        }
        int before = ClauseBuilder.TRUE;
        for (int place = 0; place < size; place++) {
            clause.or(-arc(place, place)).or(-positions[place][1]).end();
            clause.or(-before).or(-positions[place][1]).end();
            for (int from = 0; from < size; from++) if (from != place) writeArc(from, place, before);
            before = both(before, arc(place, place));
        }
        clause.or(-before).end();
    }

    private int arc(int from, int to) {
        return literals.of(from, circuit.first() + to);
    }

    /** The cell holds no digit that names no place. */
    private void writeOtherDigits(int place) {
        for (int digit = 1; digit <= literals.digits(); digit++) {
            if (digit < circuit.first() || digit >= circuit.first() + size)
                clause.or(-literals.of(place, digit)).end();
        }
    }

    private void writePositions(int place) {
        positions[place][0] = ClauseBuilder.TRUE;
        positions[place][size] = ClauseBuilder.FALSE;
        for (int position = 1; position < size; position++) {
            positions[place][position] = pool.next();
            clause.or(-positions[place][position])
                    .or(positions[place][position - 1])
                    .end();
        }
    }

    /** @param before whether the places before {@code to} are loops, so that the circuit begins there */
    private void writeArc(int from, int to, int before) {
        int absent = -arc(from, to);
        for (int position = 0; position < size; position++) {
            int here = positions[from][position];
            int next = positions[to][position + 1];
            clause.or(absent).or(before).or(-here).or(next).end();
            clause.or(absent).or(before).or(here).or(-next).end();
        }
    }

    private int both(int one, int other) {
        if (one == ClauseBuilder.TRUE) return other;
        int both = pool.next();
        clause.or(-both).or(one).end();
        clause.or(-both).or(other).end();
        clause.or(-one).or(-other).or(both).end();
        return both;
    }
}
