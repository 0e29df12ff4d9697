package crosshatch.solvers.model.cnf;

import crosshatch.puzzle.board.NValues;
import java.util.stream.IntStream;

/**
 * A number of different values by a counter that runs along the values (after the sequential counter of C. Sinz, CP 2005). With u[v] for
 * "a cell holds v", {@code s[v][k]} says that k or more of the first v values are held:
 *
 * <pre>
 *     s[v][k]  ↔  s[v-1][k] ∨ (u[v] ∧ s[v-1][k-1])
 * </pre>
 */
final class ValueCounter {
    private final NValues nValues;
    private final RelationLiterals counted;
    private final ClauseBuilder clause;
    private final VariablePool pool;

    ValueCounter(NValues nValues, CandidateVariables candidates, ClauseBuilder clause, VariablePool pool) {
        this.nValues = nValues;
        counted = new RelationLiterals(candidates, nValues.counted());
        this.clause = clause;
        this.pool = pool;
    }

    void write() {
        int[] numbers = {ClauseBuilder.TRUE}; // of k, whether there are k or more
        for (int digit = 1; digit <= counted.digits(); digit++) numbers = after(numbers, held(digit));
        if (nValues.result().isEmpty()) {
            writeRange(ClauseBuilder.TRUE, 0, numbers);
            return;
        }
        for (int digit = 1; digit <= counted.digits(); digit++) {
            writeRange(counted.at(nValues.result().getAsInt(), digit), digit, numbers);
        }
    }

    /** The literal that some cell holds the digit. */
    private int held(int digit) {
        int[] places = IntStream.range(0, counted.cells().size())
                .map(cell -> counted.of(cell, digit))
                .filter(literal -> literal != ClauseBuilder.FALSE)
                .toArray();
        if (places.length == 0) return ClauseBuilder.FALSE;
        if (places.length == 1) return places[0];
        int held = pool.next();
        for (int place : places) clause.or(-place).or(held).end();
        clause.or(-held);
        for (int place : places) clause.or(place);
        clause.end();
        return held;
    }

    private int[] after(int[] before, int held) {
        if (held == ClauseBuilder.FALSE) return before;
        int[] after = new int[before.length + 1];
        after[0] = ClauseBuilder.TRUE;
        for (int number = 1; number < after.length; number++) {
            after[number] = pool.next();
            int same = atLeast(number, before);
            clause.or(-same).or(after[number]).end();
            clause.or(-held).or(-before[number - 1]).or(after[number]).end();
            clause.or(-after[number]).or(same).or(held).end();
            clause.or(-after[number]).or(before[number - 1]).end();
        }
        return after;
    }

    private static int atLeast(int number, int[] numbers) {
        if (number <= 0) return ClauseBuilder.TRUE;
        return number < numbers.length ? numbers[number] : ClauseBuilder.FALSE;
    }

    /** If the literal is true, the number is in the range above {@code base}. */
    private void writeRange(int literal, int base, int[] numbers) {
        clause.or(-literal).or(atLeast(nValues.least() + base, numbers)).end();
        clause.or(-literal).or(-atLeast(nValues.most() + base + 1, numbers)).end();
    }
}
