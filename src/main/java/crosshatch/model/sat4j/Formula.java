package crosshatch.model.sat4j;

import crosshatch.model.cnf.AtMostOne;
import crosshatch.model.cnf.CandidateVariables;
import crosshatch.model.cnf.Encoder;
import crosshatch.model.cnf.VariablePool;
import crosshatch.puzzle.Puzzle;
import crosshatch.relation.Diagrams;
import org.sat4j.minisat.core.Solver;

/**
 * A formula inside a solver of Sat4j.
 *
 * @param candidates what its variables mean
 * @param solver holds it
 * @param complete false if the rest was dropped: the clauses contradict each other, or the watch has met a limit
 */
record Formula(CandidateVariables candidates, Solver<?> solver, boolean complete) {

    /**
     * The formula of {@code puzzle}; where givens are assumed, that of its board.
     *
     * @param diagrams where those of relations come from
     */
    static Formula of(Puzzle puzzle, Sat4jOptions options, Diagrams diagrams, SearchWatch watch) {
        CandidateVariables candidates = options.givens() == Givens.REDUCED
                ? CandidateVariables.live(puzzle)
                : CandidateVariables.all(puzzle.board());
        Solver<?> solver = SolverMaker.make(options);
        solver.newVar(candidates.count());
        SolverSink sink = options.checks() ? new CheckedSink(solver, watch) : new UncheckedSink(solver, watch);
        VariablePool pool = new VariablePool(candidates.count());
        AtMostOne atMostOne =
                options.atMostOne().map(form -> form.into(sink, pool)).orElse(sink);
        Encoder encoder = new Encoder(options.encoding(), candidates, sink, atMostOne, pool);
        if (options.givens() == Givens.UNIT) encoder.writeGivens(puzzle);
        encoder.writeRules();
        encoder.writeRelations(options.implied().relations(puzzle.board()), options.relations(), diagrams);
        return new Formula(candidates, solver, !sink.isClosed());
    }
}
