package crosshatch.solvers.model.cnf;

import crosshatch.puzzle.board.Sum;

/**
 * A sum by a counter that runs along its cells (after the sequential counter of C. Sinz, CP 2005, with digits in place of
 * ones). {@code s[i][v]} says that the first i cells add up to v or more; it is a variable where that is open:
 *
 * <pre>
 *     s[i][v+1] → s[i][v]
 *     s[i][v] ∧ cell i is d  →  s[i+1][v+d]          ¬s[i][v] ∧ cell i is d  →  ¬s[i+1][v+d]
 *     s[0][0], ¬s[0][1]                              s[cells][total], ¬s[cells][total+1]
 * </pre>
 */
final class SumCounter {
    private final Sum sum;
    private final RelationLiterals literals;
    private final ClauseBuilder clause;
    private final VariablePool pool;

    SumCounter(Sum sum, RelationLiterals literals, ClauseBuilder clause, VariablePool pool) {
        this.sum = sum;
        this.literals = literals;
        this.clause = clause;
        this.pool = pool;
    }

    /**
     * What some first cells may add up to.
     *
     * @param variables that they add up to {@code least + 1} or more, {@code least + 2}, …, {@code most}
     */
    @SuppressWarnings("ArrayRecordComponent") // made here, never compared
    private record Prefix(int least, int most, int[] variables) {
        /** That they add up to {@code value} or more. */
        int atLeast(int value) {
            if (value <= least) return ClauseBuilder.TRUE;
            return value > most ? ClauseBuilder.FALSE : variables[value - least - 1];
        }
    }

    void write() {
        int cells = literals.cells().size();
        int[] leastAfter = new int[cells + 1];
        int[] mostAfter = new int[cells + 1];
        for (int cell = cells - 1; cell >= 0; cell--) {
            leastAfter[cell] = leastAfter[cell + 1] + least(cell);
            mostAfter[cell] = mostAfter[cell + 1] + most(cell);
        }
        Prefix prefix = new Prefix(0, 0, new int[0]);
        for (int cell = 0; cell < cells; cell++) {
            Prefix next = prefix(
                    Math.max(prefix.least() + least(cell), sum.total() - mostAfter[cell + 1]),
                    Math.min(prefix.most() + most(cell), sum.total() - leastAfter[cell + 1]));
            writeCell(cell, prefix, next);
            prefix = next;
        }
    }

    private int least(int cell) {
        int digit = 1;
        while (!literals.mayBe(cell, digit)) digit++;
        return digit;
    }

    private int most(int cell) {
        int digit = literals.digits();
        while (!literals.mayBe(cell, digit)) digit--;
        return digit;
    }

    private Prefix prefix(int least, int most) {
        int[] variables = new int[most - least];
        for (int i = 0; i < variables.length; i++) {
            variables[i] = pool.next();
            if (i > 0) clause.or(-variables[i]).or(variables[i - 1]).end();
        }
        return new Prefix(least, most, variables);
    }

    private void writeCell(int cell, Prefix before, Prefix after) {
        for (int digit = 1; digit <= literals.digits(); digit++) {
            if (!literals.mayBe(cell, digit)) continue;
            int heldLiteral = literals.of(cell, digit);
            for (int value = before.least(); value <= before.most() + 1; value++) {
                int reached = before.atLeast(value);
                int then = after.atLeast(value + digit);
                if (value <= before.most())
                    clause.or(-reached).or(-heldLiteral).or(then).end();
                if (value > before.least())
                    clause.or(reached).or(-heldLiteral).or(-then).end();
            }
        }
    }
}
