package crosshatch.model.cnf;

/**
 * At most one, by groups numbered in binary (V.-H. Nguyen, S. T. Mai, "A new method to encode the at-most-one constraint into
 * SAT", SoICT 2015): at most one of a group is true, and a true literal sets all bits of the number of its group, so that
 * no two groups can have one. With m = ⌈√n⌉ groups: about n²/2m + n⌈log₂ m⌉ - n/2 binary clauses and ⌈log₂ m⌉ auxiliary
 * variables.
 */
final class Bimander implements AtMostOne {
    private final ClauseSink sink;
    private final VariablePool pool;
    private final Pairwise few;
    private final int[] pair = new int[2];

    Bimander(ClauseSink sink, VariablePool pool) {
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
        int groupSize = (int) Math.sqrt(size);
        int groups = (size + groupSize - 1) / groupSize;
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(groups - 1);
        int firstBit = pool.next();
        for (int bit = 1; bit < bits; bit++) pool.next();
        for (int group = 0; group < groups; group++) {
            few.post(literals, group * groupSize, Math.min(size, (group + 1) * groupSize));
        }
        for (int i = 0; i < size; i++) setBits(literals[i], i / groupSize, firstBit, bits);
    }

    private void setBits(int literal, int group, int firstBit, int bits) {
        for (int bit = 0; bit < bits; bit++) {
            pair[0] = -literal;
            pair[1] = (group >> bit & 1) == 1 ? firstBit + bit : -(firstBit + bit);
            sink.clause(pair, 2);
        }
    }
}
