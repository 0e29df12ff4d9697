package crosshatch.solvers.model.cnf;

/**
 * At most one, by groups of three that each have a commander (W. Klieber, G. Kwon, "Efficient CNF encoding for selecting 1
 * from N objects", CFV 2007): at most one of a group is true, the commander is true if and only if one is, and at most one
 * of the commanders is true, said in the same way. About 3.5n clauses and n/2 auxiliary variables.
 */
final class Commander extends Compact {
    private static final int GROUP_LITERALS = 3;

    private final int[] clause = new int[GROUP_LITERALS + 1];

    Commander(ClauseSink sink, VariablePool pool) {
        super(sink, pool);
    }

    @Override
    void postMany(int[] literals, int size) {
        int[] commanders = new int[(size + GROUP_LITERALS - 1) / GROUP_LITERALS];
        for (int group = 0; group < commanders.length; group++) {
            commanders[group] = pool.next();
            command(commanders[group], literals, group * GROUP_LITERALS, Math.min(size, (group + 1) * GROUP_LITERALS));
        }
        post(commanders, commanders.length);
    }

    private void command(int commander, int[] literals, int from, int to) {
        pool.define(commander, literals, from, to);
        pairwise.post(literals, from, to);
        for (int i = from; i < to; i++) either(-literals[i], commander);
        clause[0] = -commander;
        System.arraycopy(literals, from, clause, 1, to - from);
        sink.clause(clause, 1 + to - from);
    }
}
