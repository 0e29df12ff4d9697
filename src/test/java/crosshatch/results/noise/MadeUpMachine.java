package crosshatch.results.noise;

import java.util.List;

/** A machine of 1,000 ticks a look, of which this program uses 250, for tests; quiet until something else is said. */
public final class MadeUpMachine implements Machine {
    private static final long TICKS = 1000;
    private static final long OWN = 250;

    private long looks;
    private long othersPercent;
    private long stealPercent;
    private long throttles;

    /** From now on others use this share of it, and the host takes away that share of the time with work. */
    public MadeUpMachine loaded(long others, long steal) {
        othersPercent = others;
        stealPercent = steal;
        return this;
    }

    /** It gets too hot once between two looks. */
    public MadeUpMachine hot() {
        throttles = 1;
        return this;
    }

    @Override
    public Reading read() {
        looks++;
        long busy = OWN + othersPercent * TICKS / 100;
        long steal = busy * stealPercent / (100 - stealPercent);
        return new Reading(looks * TICKS, looks * busy, looks * steal, looks * OWN, 1.5, 2400, looks * throttles);
    }

    @Override
    public List<String> governors() {
        return List.of("performance");
    }
}
