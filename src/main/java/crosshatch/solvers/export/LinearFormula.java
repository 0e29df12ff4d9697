package crosshatch.solvers.export;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Unit;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.puzzle.relation.LinearStatement;
import crosshatch.solvers.model.cnf.AtMostOneForm;
import crosshatch.solvers.model.cnf.CandidateVariables;
import crosshatch.solvers.model.cnf.ClauseSink;
import crosshatch.solvers.model.cnf.Encoder;
import crosshatch.solvers.model.cnf.Encoding;
import crosshatch.solvers.model.cnf.RelationForm;
import crosshatch.solvers.model.cnf.VariablePool;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A problem as linear constraints over candidates, each 0 or 1: a cell has one digit, a unit each digit once (at most once if it
 * has fewer cells than there are digits), a sum its total. The constraints are made again for each use.
 */
final class LinearFormula {
    private static final String EQUAL = "=";
    private static final String AT_LEAST = ">=";

    private final Problem problem;
    private final RelationForm form;
    private final Board board;
    private final CandidateVariables candidates;
    private final Diagrams diagrams = new Diagrams();

    /**
     * Prepares the constraints.
     *
     * @param form the form of relations that are not linear
     */
    LinearFormula(Problem problem, RelationForm form) {
        this.problem = problem;
        this.form = form;
        board = problem.puzzle().board();
        candidates = CandidateVariables.all(board);
    }

    /** Receives the constraints one after the other. */
    interface Sink {
        /**
         * Receives one constraint: the sum of variables times coefficients is equal to the bound, or at least the bound.
         *
         * @param comparison {@code =} or {@code >=}
         */
        void constraint(int[] variables, int[] coefficients, String comparison, int bound);
    }

    /** Writes the constraints; returns the number of variables, auxiliary ones included. */
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

    /** Requires one of these variables, or at least one for an inequality. */
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
            LinearStatement.of(relation, board.digits())
                    .ifPresentOrElse(
                            linear -> linear.forEach(each -> write(each, sink)),
                            () -> others.writeRelations(List.of(relation), form, diagrams));
        }
        return pool.last();
    }

    /** Writes a clause; a literal -v is 1 minus the variable. */
    private static void clause(int[] literals, Sink sink) {
        int[] signs = Arrays.stream(literals).map(Integer::signum).toArray();
        int negative = (int) Arrays.stream(signs).filter(sign -> sign < 0).count();
        sink.constraint(Arrays.stream(literals).map(Math::abs).toArray(), signs, AT_LEAST, 1 - negative);
    }

    private void write(LinearStatement linear, Sink sink) {
        sink.constraint(
                linear.terms().stream()
                        .mapToInt(term -> variable(term.cell(), term.digit()))
                        .toArray(),
                linear.terms().stream()
                        .mapToInt(term -> Math.toIntExact(term.weight()))
                        .toArray(),
                linear.exact() ? EQUAL : AT_LEAST,
                Math.toIntExact(linear.bound()));
    }

    /** Excludes a solution: one blank cell must have another digit. For a puzzle without blanks the constraint is 0 >= 1. */
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
