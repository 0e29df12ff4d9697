package crosshatch.model.cnf;

/**
 * At most one, by groups of three that each have a commander (W. Klieber, G. Kwon, "Efficient CNF encoding for selecting 1
 * from N objects", CFV 2007): at most one of a group is true, the commander is true if and only if one is, and at most one
 * of the commanders is true, said in the same way. About 3.5n clauses and n/2 auxiliary variables.
 */
final class Commander implements AtMostOne {
    private static final int GROUP = 3;

    private final ClauseSink sink;
    private final VariablePool pool;
    private final Pairwise few;
    private final int[] clause = new int[GROUP + 1];

    Commander(ClauseSink sink, VariablePool pool) {
        this.sink = sink;
        this.pool = pool;
        few = new Pairwise(sink);
    }

    @Override
    public void post(int[] literals, int size) {
        if (size <= Pairwise.SMALL) {
            few.post(literals, size);
            return;
        }
        int[] commanders = new int[(size + GROUP - 1) / GROUP];
        for (int group = 0; group < commanders.length; group++) {
            commanders[group] = pool.next();
            command(commanders[group], literals, group * GROUP, Math.min(size, (group + 1) * GROUP));
        }
        post(commanders, commanders.length);
    }

    private void command(int commander, int[] literals, int from, int to) {
        few.post(literals, from, to);
        for (int i = from; i < to; i++) {
            clause[0] = -literals[i];
            clause[1] = commander;
            sink.clause(clause, 2);
        }
        clause[0] = -commander;
        System.arraycopy(literals, from, clause, 1, to - from);
        sink.clause(clause, 1 + to - from);
    }
}
