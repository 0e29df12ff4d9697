package crosshatch.model.sat4j;

import crosshatch.model.cnf.CandidateVariables;
import crosshatch.trace.Event;
import crosshatch.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import org.sat4j.core.LiteralsUtils;
import org.sat4j.specs.IConstr;

/** Tells a trace of learnt clauses, in terms of candidates. Of a clause with other variables it only tells that there is one. */
record ClauseTeller(Trace trace, CandidateVariables candidates) {

    /** @param clause of literals in Sat4j's internal form */
    void learnt(IConstr clause) {
        int[] literals = new int[clause.size()];
        for (int i = 0; i < literals.length; i++) literals[i] = LiteralsUtils.toDimacs(clause.get(i));
        learnt(literals);
    }

    /** @param literals of DIMACS */
    void learnt(int... literals) {
        List<Event.Literal> told = new ArrayList<>(literals.length);
        for (int literal : literals) {
            int variable = Math.abs(literal);
            if (variable > candidates.count()) {
                trace.event(new Event.Note("learnt a clause with variables that are no candidates"));
                return;
            }
            told.add(new Event.Literal(candidates.cell(variable), candidates.digit(variable), literal > 0));
        }
        trace.event(new Event.Learnt(told));
    }
}
