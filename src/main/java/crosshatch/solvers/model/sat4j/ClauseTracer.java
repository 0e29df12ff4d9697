package crosshatch.solvers.model.sat4j;

import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.model.cnf.CandidateVariables;
import java.util.Arrays;
import java.util.List;
import org.sat4j.core.LiteralsUtils;
import org.sat4j.specs.IConstr;

/**
 * Sends learnt clauses to a trace, in terms of candidates and of defined helpers. For a clause with other variables it sends only the
 * event.
 */
record ClauseTracer(Trace trace, CandidateVariables candidates, AuxiliaryDefinitions definitions) {

    /** @param clause of literals in Sat4j's internal form */
    void learnt(IConstr clause) {
        int[] literals = new int[clause.size()];
        for (int i = 0; i < literals.length; i++) literals[i] = LiteralsUtils.toDimacs(clause.get(i));
        learnt(literals);
    }

    /** @param literals of DIMACS */
    void learnt(int... literals) {
        boolean known = Arrays.stream(literals).allMatch(this::isKnown);
        trace.event(
                known
                        ? new Event.Learnt(meanings(literals))
                        : new Event.Note("learnt a clause with variables that do not stand for candidates"));
    }

    /** As {@link AuxiliaryDefinitions#define}. */
    void defined(int literal, int[] one) {
        trace.event(new Event.Defined(meaning(literal), meanings(one)));
    }

    private boolean isKnown(int literal) {
        return Math.abs(literal) <= candidates.count() || definitions.helper(Math.abs(literal)) > 0;
    }

    private List<Event.Literal> meanings(int[] literals) {
        return Arrays.stream(literals).mapToObj(this::meaning).toList();
    }

    private Event.Literal meaning(int literal) {
        int variable = Math.abs(literal);
        return variable <= candidates.count()
                ? new Event.Literal(candidates.cell(variable), candidates.digit(variable), literal > 0)
                : Event.Literal.helper(definitions.helper(variable), literal > 0);
    }
}
