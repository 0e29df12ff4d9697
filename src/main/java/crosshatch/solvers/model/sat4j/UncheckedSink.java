package crosshatch.solvers.model.sat4j;

import org.sat4j.core.LiteralsUtils;
import org.sat4j.minisat.constraints.card.AtLeast;
import org.sat4j.minisat.core.ILits;
import org.sat4j.minisat.core.Solver;
import org.sat4j.specs.ContradictionException;

/**
 * Adds the constraints that {@link CheckedSink}, its plain twin, would end up with, but without sorting the literals and
 * looking for repeated, opposite and decided ones. Of these the encodings have none but those that earlier unit clauses
 * decide, and they do no harm: each search propagates all unit clauses anew, through all constraints. There is a point in
 * this because a common puzzle of order 3 is built in no less time than it is solved in.
 */
final class UncheckedSink extends SolverSink {
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
