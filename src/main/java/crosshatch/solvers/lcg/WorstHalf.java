package crosshatch.solvers.lcg;

import crosshatch.base.Ints;
import java.util.Comparator;
import java.util.PrimitiveIterator;
import java.util.stream.IntStream;

/**
 * Drops the worse half of the learnt clauses, now and then, and less often the longer it takes. Never those that span one level or
 * two, and never the reason of a literal that holds.
 *
 * <p>Which are worse, and when: G. Audemard and L. Simon, IJCAI 2009 (by {@link Lbd}, Glucose); N. Eén and N. Sörensson, SAT 2003
 * (by activity: how often a clause was a reason in recent conflicts).
 */
final class WorstHalf implements Forgetting {
    private static final int FIRST_CONFLICTS = 2000;
    private static final int MORE_CONFLICTS_EACH_TIME = 300;
    private static final int ALWAYS_KEPT_LBD = 2;
    private static final float STEP_GROWTH = 1 / 0.999f;
    private static final float MOST_ACTIVITY = 1e20f;

    private final Clauses clauses;
    private final Lbd lbd;
    private final Comparator<Integer> worstFirst;
    private float step;
    private int interval;
    private int conflicts;
    private long forgotten;

    private WorstHalf(Clauses clauses, Lbd lbd, Comparator<Integer> worstFirst) {
        this.clauses = clauses;
        this.lbd = lbd;
        this.worstFirst = worstFirst;
    }

    /** The worse the more levels a clause spans; of those that span as many, the less active. */
    static WorstHalf byLbd(Clauses clauses, Lbd lbd) {
        Comparator<Integer> least = Comparator.comparingInt(clauses::lbd);
        return new WorstHalf(clauses, lbd, least.reversed().thenComparing(clauses::activity));
    }

    /** The worse the less active. */
    static WorstHalf byActivity(Clauses clauses, Lbd lbd) {
        return new WorstHalf(clauses, lbd, Comparator.comparing(clauses::activity));
    }

    @Override
    public void begin() {
        step = 1;
        interval = FIRST_CONFLICTS;
        conflicts = 0;
        forgotten = 0;
    }

    @Override
    public void used(int clause) {
        int knownLbd = clauses.lbd(clause);
        if (knownLbd == Clauses.LBD_OF_KEPT) return;
        if (knownLbd > ALWAYS_KEPT_LBD)
            clauses.setLbd(clause, Math.min(knownLbd, Math.max(1, lbd.of(clauses, clause))));
        clauses.setActivity(clause, clauses.activity(clause) + step);
        if (clauses.activity(clause) > MOST_ACTIVITY) rescale();
    }

    private void rescale() {
        Ints all = clauses.learnt();
        for (int i = 0; i < all.size(); i++)
            clauses.setActivity(all.get(i), clauses.activity(all.get(i)) / MOST_ACTIVITY);
        step /= MOST_ACTIVITY;
    }

    @Override
    public void conflict() {
        step *= STEP_GROWTH;
        conflicts++;
    }

    @Override
    public void forget() {
        if (conflicts < interval) return;
        conflicts = 0;
        interval += MORE_CONFLICTS_EACH_TIME;
        Ints all = clauses.learnt();
        PrimitiveIterator.OfInt droppable = IntStream.of(all.toArray())
                .filter(clause -> clauses.lbd(clause) > ALWAYS_KEPT_LBD)
                .boxed()
                .sorted(worstFirst)
                .mapToInt(Integer::intValue)
                .iterator();
        for (int left = all.size() / 2; left > 0 && droppable.hasNext(); left--) {
            int clause = droppable.nextInt();
            if (clauses.isReason(clause)) continue;
            clauses.drop(clause);
            forgotten++;
        }
        clauses.sweep();
    }

    @Override
    public long forgotten() {
        return forgotten;
    }
}
