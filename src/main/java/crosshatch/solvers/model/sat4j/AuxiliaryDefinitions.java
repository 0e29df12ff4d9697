package crosshatch.solvers.model.sat4j;

import crosshatch.solvers.model.cnf.AtMostOne;
import crosshatch.solvers.model.cnf.ClauseSink;
import crosshatch.solvers.model.cnf.VariablePool.Definitions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a formula says with auxiliary variables: their definitions, and the clauses that hold them. Those who make a proof of
 * learnt clauses have to know both. Keeps what a formula is made of, until a tracer is there to tell it to.
 */
final class AuxiliaryDefinitions implements Definitions {
    private final int candidates;
    private final boolean keepsAll;
    /** By variable: the literal that is true if and only if one of those after it is. */
    private final Map<Integer, int[]> definitions = new LinkedHashMap<>();

    private final List<int[]> clauses = new ArrayList<>();

    /** By variable: its number as a helper, in the order in which they were told. */
    private final Map<Integer, Integer> helpers = new HashMap<>();

    /**
     * @param candidates number of the variables that are candidates
     * @param keepsAll whether clauses without auxiliary variables say more than the rules: those of relations of many cells
     */
    AuxiliaryDefinitions(int candidates, boolean keepsAll) {
        this.candidates = candidates;
        this.keepsAll = keepsAll;
    }

    @Override
    public void define(int literal, int[] one) {
        int[] definition = new int[1 + one.length];
        definition[0] = literal;
        System.arraycopy(one, 0, definition, 1, one.length);
        definitions.put(Math.abs(literal), definition);
    }

    /** The number of an auxiliary variable that was told, from 1; 0 for all others. */
    int helper(int variable) {
        return helpers.getOrDefault(variable, 0);
    }

    /** Listens to clauses on their way. */
    ClauseSink heard(ClauseSink sink) {
        return (literals, size) -> {
            keep(Arrays.copyOf(literals, size));
            sink.clause(literals, size);
        };
    }

    /** Listens to "at most one" on its way, which says that no two are true. */
    AtMostOne heardInPairs(AtMostOne atMostOne) {
        return (literals, size) -> {
            for (int i = 0; i < size; i++) {
                for (int j = i + 1; j < size; j++) keep(new int[] {-literals[i], -literals[j]});
            }
            atMostOne.post(literals, size);
        };
    }

    private void keep(int[] clause) {
        if (keepsAll || Arrays.stream(clause).anyMatch(this::isAuxiliary)) clauses.add(clause);
    }

    private boolean isAuxiliary(int literal) {
        return Math.abs(literal) > candidates;
    }

    void trace(ClauseTracer tracer) {
        helpers.clear();
        definitions.keySet().forEach(variable -> trace(variable, tracer));
        for (int[] each : clauses) tracer.learnt(each);
    }

    /** After those that it rests on. */
    private void trace(int variable, ClauseTracer tracer) {
        int[] definition = definitions.get(variable);
        if (definition == null || helpers.containsKey(variable)) return;
        int[] one = Arrays.copyOfRange(definition, 1, definition.length);
        for (int literal : one) if (isAuxiliary(literal)) trace(Math.abs(literal), tracer);
        helpers.put(variable, helpers.size() + 1);
        tracer.defined(definition[0], one);
    }
}
