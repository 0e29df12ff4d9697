package crosshatch.results.noise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** When a machine is looked at, and what is made of it; the clock stands still until a test turns it. */
class SamplerTest {
    private final Samples samples = new Samples(List.of("performance"));
    private long now;
    private long reference = 1000;

    private Sampler sampler(Machine machine) {
        return new Sampler(machine, () -> reference, () -> now, samples);
    }

    private void sample(Sampler sampler) {
        now += Sampler.PAUSE_NANOS;
        sampler.sample();
    }

    @Test
    void nothingIsLookedAtBeforeThePauseIsOver() {
        Sampler sampler = sampler(new MadeUpMachine());
        now = Sampler.PAUSE_NANOS - 1;

        assertFalse(sampler.isDue());
        sampler.sample();
        assertEquals(0, samples.summary().looks());

        now++;
        assertTrue(sampler.isDue());
        sampler.sample();
        assertEquals(1, samples.summary().looks());
        assertFalse(sampler.isDue());
    }

    @Test
    void aLookThatTakesLongMakesThePauseLonger() {
        long cost = Sampler.PAUSE_NANOS;
        Sampler sampler = new Sampler(
                new MadeUpMachine(),
                () -> {
                    now += cost;
                    return cost;
                },
                () -> now,
                samples);

        now += Sampler.COST_SHARE * cost - 1;
        assertFalse(sampler.isDue());
        now++;
        assertTrue(sampler.isDue());
    }

    @Test
    void aQuietMachineIsNotWarnedOf() {
        Sampler sampler = sampler(new MadeUpMachine());
        for (int at = 0; at < 8; at++) sample(sampler);

        Samples.Summary summary = samples.summary();
        assertEquals(List.of(), summary.warnings());
        assertEquals(new Quartiles(0, 0, 0), summary.othersPercent());
        assertEquals(new Quartiles(1.5, 1.5, 1.5), summary.load());
        assertEquals(List.of("performance"), summary.governors());
    }

    @Test
    void whatOthersUseIsNotWhatWeUse() {
        Sampler sampler = sampler(new MadeUpMachine().loaded(37, 0));
        sample(sampler);

        assertEquals(37, sampler.latest().othersPercent(), 1e-9);
        assertEquals(1, samples.summary().warnings().size());
        assertTrue(samples.summary().warnings().get(0).contains("used 37 %"), "" + samples.summary());
    }

    @Test
    void timeThatTheHostTakesAwayIsAShareOfTheTimeWithWork() {
        Sampler sampler = sampler(new MadeUpMachine().loaded(0, 20));
        sample(sampler);

        assertEquals(20, sampler.latest().stealPercent(), 1);
        assertTrue(samples.summary().warnings().get(0).contains("took 20 %"), "" + samples.summary());
    }

    @Test
    void aReferenceLoopThatSlowsDownIsDrift() {
        Sampler sampler = sampler(new MadeUpMachine());
        for (int at = 0; at < 4; at++) sample(sampler);
        assertFalse(samples.figures().drifts());
        reference = 1300;
        for (int at = 0; at < 4; at++) sample(sampler);

        assertTrue(samples.figures().drifts());
        assertTrue(samples.summary().warnings().get(0).contains("1.30 times as long"), "" + samples.summary());
    }

    @Test
    void heatIsCounted() {
        Sampler sampler = sampler(new MadeUpMachine().hot());
        for (int at = 0; at < 3; at++) sample(sampler);

        assertEquals(3L, samples.summary().throttles());
        assertTrue(samples.summary().warnings().get(0).contains("heat"), "" + samples.summary());
    }

    @Test
    void whatTheSystemDoesNotTellIsAbsent() {
        Machine silent = new Machine() {
            @Override
            public Reading read() {
                return new Reading(-1, -1, -1, -1, -1, -1, -1);
            }

            @Override
            public List<String> governors() {
                return List.of();
            }
        };
        sample(sampler(silent));

        Samples.Summary summary = samples.summary();
        assertNull(summary.load());
        assertNull(summary.othersPercent());
        assertNull(summary.stealPercent());
        assertNull(summary.throttles());
        assertNotNull(summary.referenceNanos());
        assertEquals(List.of(), summary.warnings());
    }
}
