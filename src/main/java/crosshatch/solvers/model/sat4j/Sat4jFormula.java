package crosshatch.solvers.model.sat4j;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.solvers.model.cnf.AtMostOne;
import crosshatch.solvers.model.cnf.CandidateVariables;
import crosshatch.solvers.model.cnf.ClauseSink;
import crosshatch.solvers.model.cnf.Encoder;
import crosshatch.solvers.model.cnf.Encoding;
import crosshatch.solvers.model.cnf.VariablePool;
import org.sat4j.minisat.core.Solver;

/**
 * A formula inside a solver of Sat4j.
 *
 * @param candidates what its variables mean
 * @param solver holds it
 * @param glossary what it says with auxiliary variables, if that was asked for
 * @param complete false if the rest was dropped: the clauses contradict each other, or the watch has met a limit
 */
record Sat4jFormula(CandidateVariables candidates, Solver<?> solver, Glossary glossary, boolean complete) {

    /**
     * The formula of {@code puzzle}; where givens are assumed, that of its board.
     *
     * @param diagrams where those of relations come from
     * @param explained whether a glossary is asked for
     */
    static Sat4jFormula of(
            Puzzle puzzle, Sat4jOptions options, Diagrams diagrams, boolean explained, Sat4jListener watch) {
        CandidateVariables candidates = options.givens() == Sat4jGivens.REDUCED
                ? CandidateVariables.live(puzzle)
                : CandidateVariables.all(puzzle.board());
        Solver<?> solver = SolverMaker.make(options);
        solver.newVar(
                options.factory() == Factory.CONCISE
                        ? variables(puzzle, options, diagrams, candidates)
                        : candidates.count());
        SolverSink sink = options.checks()
                ? new CheckedSink(solver, watch)
                : new UncheckedSink(solver, watch, candidates.count());
        Glossary glossary = new Glossary(
                candidates.count(),
                !Encoding.saysRelationsPlainly(options.implied().relations(puzzle.board())));
        if (explained) {
            VariablePool pool = new VariablePool(candidates.count(), glossary);
            write(puzzle, options, diagrams, candidates, glossary.heard(sink), glossary.heardInPairs(sink), pool);
        } else {
            write(puzzle, options, diagrams, candidates, sink, sink, new VariablePool(candidates.count()));
        }
        return new Sat4jFormula(candidates, solver, glossary, !sink.isClosed());
    }

    /** With the auxiliary ones: concise clauses break on variables that Sat4j was not told of (2.3.6). */
    private static int variables(
            Puzzle puzzle, Sat4jOptions options, Diagrams diagrams, CandidateVariables candidates) {
        VariablePool pool = new VariablePool(candidates.count());
        write(puzzle, options, diagrams, candidates, (literals, size) -> {}, (literals, size) -> {}, pool);
        return pool.last();
    }

    /** @param ownAtMostOne the solver's own way to say it */
    private static void write(
            Puzzle puzzle,
            Sat4jOptions options,
            Diagrams diagrams,
            CandidateVariables candidates,
            ClauseSink sink,
            AtMostOne ownAtMostOne,
            VariablePool pool) {
        AtMostOne atMostOne =
                options.atMostOne().map(form -> form.into(sink, pool)).orElse(ownAtMostOne);
        Encoder encoder = new Encoder(options.encoding(), candidates, sink, atMostOne, pool);
        if (options.givens() == Sat4jGivens.UNIT) encoder.writeGivens(puzzle);
        encoder.writeRules();
        encoder.writeRelations(options.implied().relations(puzzle.board()), options.relations(), diagrams);
    }
}
