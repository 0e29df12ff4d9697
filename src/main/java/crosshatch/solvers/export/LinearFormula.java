package crosshatch.solvers.export;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Count;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.LessThan;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Unit;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.solvers.model.cnf.AtMostOneForm;
import crosshatch.solvers.model.cnf.CandidateVariables;
import crosshatch.solvers.model.cnf.ClauseSink;
import crosshatch.solvers.model.cnf.Encoder;
import crosshatch.solvers.model.cnf.Encoding;
import crosshatch.solvers.model.cnf.RelationForm;
import crosshatch.solvers.model.cnf.VariablePool;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A problem as linear constraints over candidates, each 0 or 1: a cell has one digit, a unit each digit once (at most once if it
 * has fewer cells than there are digits), a sum its total. They are made anew each time they are asked for.
 */
final class LinearFormula {
    private static final String EQUAL = "=";
    private static final String AT_LEAST = ">=";

    private final Problem problem;
    private final RelationForm form;
    private final Board board;
    private final CandidateVariables candidates;
    private final Diagrams diagrams = new Diagrams();

    /** @param form of relations that are not linear */
    LinearFormula(Problem problem, RelationForm form) {
        this.problem = problem;
        this.form = form;
        board = problem.puzzle().board();
        candidates = CandidateVariables.all(board);
    }

    /** Takes the constraints one after the other. */
    interface Sink {
        /**
         * The variables, each times its coefficient, add up to the bound, or to that much at least.
         *
         * @param comparison {@code =} or {@code >=}
         */
        void constraint(int[] variables, int[] coefficients, String comparison, int bound);
    }

    /** @return number of variables, auxiliary ones included */
    int writeTo(Sink sink) {
        for (int cell = 0; cell < board.cells(); cell++) {
            int each = cell;
            ones(IntStream.rangeClosed(1, board.digits()).map(digit -> variable(each, digit)), EQUAL, sink);
        }
        for (Unit unit : board.units()) {
            for (int digit = 1; digit <= board.digits(); digit++) {
                int each = digit;
                IntStream places = Arrays.stream(unit.cells()).map(cell -> variable(cell, each));
                if (unit.cells().length == board.digits()) ones(places, EQUAL, sink);
                else atMostOne(places, sink);
            }
        }
        int variables = writeRelations(sink);
        for (int cell = 0; cell < board.cells(); cell++) {
            int given = problem.puzzle().given(cell);
            if (given != 0) ones(IntStream.of(variable(cell, given)), EQUAL, sink);
        }
        for (Grid solution : problem.excluded()) exclude(solution, sink);
        return variables;
    }

    private int variable(int cell, int digit) {
        return candidates.variable(cell, digit);
    }

    /** One of these; as an inequality also more. */
    private static void ones(IntStream variables, String comparison, Sink sink) {
        int[] all = variables.toArray();
        int[] ones = new int[all.length];
        Arrays.fill(ones, 1);
        sink.constraint(all, ones, comparison, 1);
    }

    private static void atMostOne(IntStream variables, Sink sink) {
        int[] all = variables.toArray();
        int[] less = new int[all.length];
        Arrays.fill(less, -1);
        sink.constraint(all, less, AT_LEAST, -1);
    }

    private int writeRelations(Sink sink) {
        VariablePool pool = new VariablePool(candidates.count());
        ClauseSink clauses = (literals, size) -> clause(Arrays.copyOf(literals, size), sink);
        Encoder others =
                new Encoder(Encoding.EXTENDED, candidates, clauses, AtMostOneForm.PAIRWISE.into(clauses, pool), pool);
        for (Relation relation : board.relations()) {
            if (relation instanceof Sum sum) write(sum, sink);
            else if (relation instanceof LessThan less) write(less, sink);
            else if (relation instanceof Distinct distinct) write(distinct, sink);
            else if (relation instanceof Linear linear && linear.comparison() != Linear.Comparison.DIFFERENT)
                write(linear, sink);
            else if (relation instanceof Count count) write(count, sink);
            else others.writeRelations(List.of(relation), form, diagrams);
        }
        return pool.last();
    }

    /** A literal -v is 1 less the variable. */
    private static void clause(int[] literals, Sink sink) {
        int[] signs = Arrays.stream(literals).map(Integer::signum).toArray();
        int negative = (int) Arrays.stream(signs).filter(sign -> sign < 0).count();
        sink.constraint(Arrays.stream(literals).map(Math::abs).toArray(), signs, AT_LEAST, 1 - negative);
    }

    private void write(Sum sum, Sink sink) {
        int[] variables = sum.cells().stream()
                .flatMapToInt(cell -> IntStream.rangeClosed(1, board.digits()).map(digit -> variable(cell, digit)))
                .toArray();
        int[] digits = IntStream.range(0, variables.length)
                .map(i -> 1 + i % board.digits())
                .toArray();
        sink.constraint(variables, digits, EQUAL, sum.total());
    }

    /** As it stands; "at most" as "at least" with all signs turned. */
    private void write(Linear linear, Sink sink) {
        int n = board.digits();
        int sign = linear.comparison() == Linear.Comparison.EQUAL ? 1 : -1;
        int[] variables = linear.cells().stream()
                .flatMapToInt(cell -> IntStream.rangeClosed(1, n).map(digit -> variable(cell, digit)))
                .toArray();
        int[] weights = IntStream.range(0, variables.length)
                .map(i -> sign * linear.coefficients().get(i / n) * (1 + i % n))
                .toArray();
        sink.constraint(variables, weights, sign > 0 ? EQUAL : AT_LEAST, sign * linear.value());
    }

    /** Candidates with one of the values, less the digit of the result: at least, and, all signs turned, at most. */
    private void write(Count count, Sink sink) {
        Map<Integer, Integer> weightOf = new TreeMap<>();
        for (int cell : count.counted()) {
            for (int value : count.values()) weightOf.put(variable(cell, value), 1);
        }
        count.result().ifPresent(cell -> {
            for (int digit = 1; digit <= board.digits(); digit++) {
                weightOf.merge(variable(cell, digit), -digit, Integer::sum);
            }
        });
        weightOf.values().removeIf(weight -> weight == 0);
        int[] variables = weightOf.keySet().stream().mapToInt(Integer::intValue).toArray();
        int[] weights = weightOf.values().stream().mapToInt(Integer::intValue).toArray();
        if (count.least() == count.most()) {
            sink.constraint(variables, weights, EQUAL, count.least());
            return;
        }
        sink.constraint(variables, weights, AT_LEAST, count.least());
        sink.constraint(variables, IntStream.of(weights).map(each -> -each).toArray(), AT_LEAST, -count.most());
    }

    /** Of the candidates with one value, at most one, unless the value may repeat. */
    private void write(Distinct distinct, Sink sink) {
        for (int value = 1; value <= distinct.mostValue(board.digits()); value++) {
            if (distinct.mayRepeat(value)) continue;
            int shifted = value;
            int[] places = IntStream.range(0, distinct.cells().size())
                    .filter(i -> isDigit(shifted - distinct.offsets().get(i)))
                    .map(i -> variable(
                            distinct.cells().get(i),
                            shifted - distinct.offsets().get(i)))
                    .toArray();
            if (places.length > 1) atMostOne(IntStream.of(places), sink);
        }
    }

    private boolean isDigit(int number) {
        return number >= 1 && number <= board.digits();
    }

    /** For each digit: not both is the smaller one this or more, and the larger one this or less. */
    private void write(LessThan less, Sink sink) {
        for (int each = 1; each <= board.digits(); each++) {
            IntStream high = IntStream.rangeClosed(each, board.digits()).map(digit -> variable(less.smaller(), digit));
            IntStream low = IntStream.rangeClosed(1, each).map(digit -> variable(less.larger(), digit));
            atMostOne(IntStream.concat(high, low), sink);
        }
    }

    /** One of its digits in the blank cells is another. Of a puzzle without blanks, nothing can be: 0 is at least 1. */
    private void exclude(Grid solution, Sink sink) {
        int[] shown = IntStream.range(0, board.cells())
                .filter(cell -> problem.puzzle().given(cell) == 0)
                .map(cell -> -variable(cell, solution.digit(cell)))
                .toArray();
        // Not an empty sum, which some readers do not take.
        if (shown.length == 0) sink.constraint(new int[] {1}, new int[] {0}, AT_LEAST, 1);
        else clause(shown, sink);
    }
}
