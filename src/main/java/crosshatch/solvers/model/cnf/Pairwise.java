package crosshatch.solvers.model.cnf;

/** At most one, said of each pair: n(n-1)/2 binary clauses, no auxiliary variable. */
final class Pairwise implements AtMostOne {
    private final ClauseSink sink;
    private final int[] pair = new int[2];

    Pairwise(ClauseSink sink) {
        this.sink = sink;
    }

    @Override
    public void post(int[] literals, int size) {
        post(literals, 0, size);
    }

    /** At most one of the literals from {@code from} up to, but not including, {@code to}. */
    void post(int[] literals, int from, int to) {
        for (int i = from; i < to; i++) {
            for (int j = i + 1; j < to; j++) {
                pair[0] = -literals[i];
                pair[1] = -literals[j];
                sink.clause(pair, 2);
            }
        }
    }
}
