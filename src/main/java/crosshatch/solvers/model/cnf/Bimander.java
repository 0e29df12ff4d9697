package crosshatch.solvers.model.cnf;

/**
 * At most one, by groups numbered in binary (V.-H. Nguyen, S. T. Mai, "A new method to encode the at-most-one constraint into
 * SAT", SoICT 2015): at most one of a group is true, and a true literal sets all bits of the number of its group, so that
 * no two groups can have one. With m = ⌈√n⌉ groups: about n²/2m + n⌈log₂ m⌉ - n/2 binary clauses and ⌈log₂ m⌉ auxiliary
 * variables.
 */
final class Bimander extends Compact {
    Bimander(ClauseSink sink, VariablePool pool) {
        super(sink, pool);
    }

    @Override
    void postMany(int[] literals, int size) {
        int groupSize = (int) Math.sqrt(size);
        int groups = (size + groupSize - 1) / groupSize;
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(groups - 1);
        int firstBit = pool.next();
        for (int bit = 1; bit < bits; bit++) pool.next();
        for (int bit = 0; bit < bits; bit++) define(firstBit + bit, bit, literals, size, groupSize);
        for (int group = 0; group < groups; group++) {
            pairwise.post(literals, group * groupSize, Math.min(size, (group + 1) * groupSize));
        }
        for (int i = 0; i < size; i++) setBits(literals[i], i / groupSize, firstBit, bits);
    }

    private void define(int variable, int bit, int[] literals, int size, int groupSize) {
        int[] setting = new int[size];
        int count = 0;
        for (int i = 0; i < size; i++) if (((i / groupSize) >> bit & 1) == 1) setting[count++] = literals[i];
        pool.define(variable, setting, 0, count);
    }

    private void setBits(int literal, int group, int firstBit, int bits) {
        for (int bit = 0; bit < bits; bit++) {
            either(-literal, (group >> bit & 1) == 1 ? firstBit + bit : -(firstBit + bit));
        }
    }
}
