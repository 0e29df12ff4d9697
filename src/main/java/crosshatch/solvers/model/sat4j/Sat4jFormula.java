package crosshatch.solvers.model.sat4j;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.solvers.model.cnf.AtMostOne;
import crosshatch.solvers.model.cnf.CandidateVariables;
import crosshatch.solvers.model.cnf.ClauseSink;
import crosshatch.solvers.model.cnf.Encoder;
import crosshatch.solvers.model.cnf.Encoding;
import crosshatch.solvers.model.cnf.VariablePool;
import crosshatch.solvers.model.sat4j.Sat4jOptions.Sat4jGivens;
import org.sat4j.core.LiteralsUtils;
import org.sat4j.minisat.constraints.card.AtLeast;
import org.sat4j.minisat.core.ILits;
import org.sat4j.minisat.core.Solver;
import org.sat4j.specs.ContradictionException;

/**
 * A formula inside a solver of Sat4j.
 *
 * @param candidates what its variables mean
 * @param solver holds it
 * @param definitions what it says with auxiliary variables, if that was asked for
 * @param complete false if the rest was dropped: the clauses contradict each other, or the watch has met a limit
 */
record Sat4jFormula(
        CandidateVariables candidates, Solver<?> solver, AuxiliaryDefinitions definitions, boolean complete) {

    /**
     * The formula of {@code puzzle}; where givens are assumed, that of its board.
     *
     * @param diagrams where those of relations come from
     * @param explained whether definitions are asked for
     */
    static Sat4jFormula of(
            Puzzle puzzle, Sat4jOptions options, Diagrams diagrams, boolean explained, Sat4jListener watch) {
        CandidateVariables candidates = options.givens() == Sat4jGivens.REDUCED
                ? CandidateVariables.live(puzzle)
                : CandidateVariables.all(puzzle.board());
        Solver<?> solver = SolverMaker.make(options, candidates);
        solver.newVar(
                options.factory() == Factory.CONCISE
                        ? variables(puzzle, options, diagrams, candidates)
                        : candidates.count());
        SolverSink sink =
                options.checks() ? new SolverSink(solver, watch) : new UncheckedSink(solver, watch, candidates.count());
        AuxiliaryDefinitions definitions = new AuxiliaryDefinitions(
                candidates.count(),
                !Encoding.saysRelationsPlainly(options.implied().relations(puzzle.board())));
        if (explained) {
            VariablePool pool = new VariablePool(candidates.count(), definitions);
            write(puzzle, options, diagrams, candidates, definitions.heard(sink), definitions.heardInPairs(sink), pool);
        } else {
            write(puzzle, options, diagrams, candidates, sink, sink, new VariablePool(candidates.count()));
        }
        boolean complete = !sink.isClosed() && (!options.hall() || findHallSets(candidates, solver, watch));
        return new Sat4jFormula(candidates, solver, definitions, complete);
    }

    /** @return false if the givens contradict each other by them */
    private static boolean findHallSets(CandidateVariables candidates, Solver<?> solver, Sat4jListener watch) {
        boolean possible = new LateHallSets(candidates, solver, watch).begin();
        if (!possible) watch.contradictionFound();
        return possible;
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

    /**
     * Adds the constraints that {@link SolverSink}, its plain twin, would end up with, but without sorting the literals and
     * looking for repeated, opposite and decided ones. Of these the encodings have none but those that earlier unit clauses
     * decide, and they do no harm: each search propagates all unit clauses anew, through all constraints. There is a point in
     * this because a common puzzle of order 3 is built in no less time than it is solved in.
     */
    private static final class UncheckedSink extends SolverSink {
        private final ILits vocabulary;
        private final int known;

        /** @param known the vocabulary is told of variables up to this at once; each is in some clause */
        UncheckedSink(Solver<?> solver, Sat4jListener watch, int known) {
            super(solver, watch);
            this.known = known;
            vocabulary = solver.getVocabulary();
            for (int variable = 1; variable <= known; variable++) vocabulary.getFromPool(variable);
        }

        /** As Sat4j numbers it. */
        private int internal(int literal) {
            return Math.abs(literal) <= known ? LiteralsUtils.toInternal(literal) : vocabulary.getFromPool(literal);
        }

        @Override
        void add(int[] literals, int size) throws ContradictionException {
            vector.clear();
            if (size < 2) {
                if (size == 1) vector.push(literals[0]);
                solver.addClause(vector);
                return;
            }
            for (int i = 0; i < size; i++) vector.push(internal(literals[i]));
            addClauseOfVector();
        }

        @Override
        void addAtMostOne(int[] literals, int size) {
            vector.clear();
            for (int i = 0; i < size; i++) vector.push(internal(-literals[i]));
            if (size == 2) {
                addClauseOfVector();
                return;
            }
            AtLeast allButOne = new AtLeast(vocabulary, vector, size - 1);
            allButOne.register();
            Sat4jRelease.add(allButOne, solver);
        }

        /** Of two or more literals in Sat4j's internal form; empties the vector. */
        private void addClauseOfVector() {
            Sat4jRelease.addClause(vector, vocabulary, solver);
        }
    }
}
