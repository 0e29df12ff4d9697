package crosshatch.solvers.export;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.puzzle.relation.ImpliedSums;
import crosshatch.solvers.model.cnf.AtMostOneForm;
import crosshatch.solvers.model.cnf.CandidateVariables;
import crosshatch.solvers.model.cnf.ClauseSink;
import crosshatch.solvers.model.cnf.Encoder;
import crosshatch.solvers.model.cnf.Encoding;
import crosshatch.solvers.model.cnf.RelationForm;
import crosshatch.solvers.model.cnf.VariablePool;

/**
 * A problem as clauses, which are made again for each use: once to be counted, once to be written. There is at least one variable.
 * An empty clause, which Sat4j's reader skips, is replaced by a variable and its negation.
 */
final class Formula {
    private final Problem problem;
    private final Encoding encoding;
    private final AtMostOneForm atMostOne;
    private final RelationForm relations;
    private final ImpliedSums implied;
    private final Diagrams diagrams = new Diagrams();
    private final CandidateVariables candidates;
    private final boolean reduced;

    /**
     * Prepares the clauses.
     *
     * @param reduced whether only the candidates that the givens leave have a variable
     */
    Formula(
            Problem problem,
            Encoding encoding,
            AtMostOneForm atMostOne,
            RelationForm relations,
            ImpliedSums implied,
            boolean reduced) {
        this.problem = problem;
        this.encoding = encoding;
        this.atMostOne = atMostOne;
        this.relations = relations;
        this.implied = implied;
        this.reduced = reduced;
        candidates = candidates(problem.puzzle(), reduced);
    }

    /** Returns the candidates of the first variables of the formula. */
    static CandidateVariables candidates(Puzzle puzzle, boolean reduced) {
        return reduced ? CandidateVariables.live(puzzle) : CandidateVariables.all(puzzle.board());
    }

    CandidateVariables candidates() {
        return candidates;
    }

    /** Writes the clauses; returns the number of variables, auxiliary ones included. */
    int writeTo(ClauseSink sink) {
        ClauseSink filled = (literals, size) -> {
            if (size == 0) {
                sink.clause(new int[] {1}, 1);
                sink.clause(new int[] {-1}, 1);
            } else {
                sink.clause(literals, size);
            }
        };
        VariablePool pool = new VariablePool(candidates.count());
        Encoder encoder = new Encoder(encoding, candidates, filled, atMostOne.into(filled, pool), pool);
        if (!reduced) encoder.writeGivens(problem.puzzle());
        encoder.writeRules();
        encoder.writeRelations(implied.relations(problem.puzzle().board()), relations, diagrams);
        for (Grid solution : problem.excluded()) exclude(solution, filled);
        return Math.max(1, pool.last());
    }

    /** Excludes a solution: one blank cell must have another digit. A puzzle without blanks has no other solution. */
    private void exclude(Grid solution, ClauseSink sink) {
        int cells = solution.board().cells();
        int[] clause = new int[cells];
        int size = 0;
        for (int cell = 0; cell < cells; cell++) {
            if (problem.puzzle().given(cell) == 0) clause[size++] = -candidates.variable(cell, solution.digit(cell));
        }
        sink.clause(clause, size);
    }
}
