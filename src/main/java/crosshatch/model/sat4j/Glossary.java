package crosshatch.model.sat4j;

import crosshatch.model.cnf.AtMostOne;
import crosshatch.model.cnf.ClauseSink;
import crosshatch.model.cnf.Definitions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What a formula says with auxiliary variables: their definitions, and the clauses that hold them. Those who make a proof of
 * learnt clauses have to know both. Keeps what a formula is made of, until a teller is there to tell it to.
 */
final class Glossary implements Definitions {
    private final int candidates;
    /** By variable: its number as a helper, in the order of definitions. */
    private final Map<Integer, Integer> helpers = new HashMap<>();

    /** Of each definition its literal, then those of which one is true. */
    private final List<int[]> definitions = new ArrayList<>();

    private final List<int[]> clauses = new ArrayList<>();

    /** @param candidates number of the variables that are candidates */
    Glossary(int candidates) {
        this.candidates = candidates;
    }

    @Override
    public void define(int literal, int[] one) {
        helpers.put(Math.abs(literal), helpers.size() + 1);
        int[] definition = new int[1 + one.length];
        definition[0] = literal;
        System.arraycopy(one, 0, definition, 1, one.length);
        definitions.add(definition);
    }

    /** The number of an auxiliary variable, from 1; 0 if it was never defined. */
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
    AtMostOne heard(AtMostOne atMostOne) {
        return (literals, size) -> {
            for (int i = 0; i < size; i++) {
                for (int j = i + 1; j < size; j++) keep(new int[] {-literals[i], -literals[j]});
            }
            atMostOne.post(literals, size);
        };
    }

    /** All others are rules as a proof says them. */
    private void keep(int[] clause) {
        if (Arrays.stream(clause).anyMatch(literal -> Math.abs(literal) > candidates)) clauses.add(clause);
    }

    void tell(ClauseTeller teller) {
        for (int[] each : definitions) teller.defined(each[0], Arrays.copyOfRange(each, 1, each.length));
        for (int[] each : clauses) teller.learnt(each);
    }
}
