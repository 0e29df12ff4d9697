package crosshatch.solvers.lcg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.Ints;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Clauses of two literals over candidates of their own: clause i says that candidate 2i is the digit, or candidate 2i + 1. */
class WorstHalfTest {
    private static final int CLAUSES = 10;

    private final Trail trail = new Trail(2 * CLAUSES);
    private final Clauses clauses = new Clauses(2 * CLAUSES, trail, new Conflict());
    private final Lbd lbd = new Lbd(2 * CLAUSES, trail);

    @BeforeEach
    void begin() {
        trail.begin();
        clauses.begin();
        trail.follow(clauses);
    }

    @Test
    void dropsTheHalfThatSpansMostLevels() {
        WorstHalf forgetting = WorstHalf.byLbd(clauses, lbd);
        learn(forgetting, i -> i + 1);
        forgetting.forget();

        assertEquals(5, forgetting.forgotten());
        assertEquals(5, clauses.learnt().size());
        for (int i = 0; i < CLAUSES; i++) assertEquals(i < 5, isKnown(i), "clause " + i);
    }

    @Test
    void neverDropsWhatSpansTwoLevels() {
        WorstHalf forgetting = WorstHalf.byLbd(clauses, lbd);
        learn(forgetting, i -> 2);
        forgetting.forget();

        assertEquals(CLAUSES, clauses.learnt().size());
    }

    @Test
    void neverDropsAReason() {
        WorstHalf forgetting = WorstHalf.byLbd(clauses, lbd);
        learn(forgetting, i -> i + 1);
        assertTrue(isKnown(9));
        trail.decide(Literal.isNot(18));
        while (!clauses.isDone()) clauses.propagateNext();
        forgetting.forget();

        assertEquals(1, trail.value(Literal.is(19)));
        assertEquals(Reason.CLAUSE, Reason.kind(trail.reason(19)));
        assertTrue(clauses.isReason(Reason.about(trail.reason(19))));
    }

    @Test
    void byActivityDropsWhatWasUsedLeast() {
        WorstHalf forgetting = WorstHalf.byActivity(clauses, lbd);
        learn(forgetting, i -> 5);
        for (int i = 0; i < CLAUSES; i += 2) forgetting.used(clauses.learnt().get(i));
        forgetting.forget();

        for (int i = 0; i < CLAUSES; i++) assertEquals(i % 2 == 0, isKnown(i), "clause " + i);
    }

    @Test
    void whatIsNeverForgottenIsNotAmongTheLearntOnes() {
        WorstHalf forgetting = WorstHalf.byLbd(clauses, lbd);
        learn(forgetting, i -> Clauses.LBD_OF_KEPT);
        forgetting.forget();

        assertEquals(0, clauses.learnt().size());
        assertTrue(isKnown(3));
        assertFalse(forgetting.forgotten() > 0);
    }

    /** Learns them after as many conflicts as it takes until something is forgotten. */
    private void learn(WorstHalf forgetting, IntUnaryOperator levels) {
        forgetting.begin();
        Ints literals = new Ints();
        IntStream.range(0, CLAUSES).forEach(i -> {
            literals.clear();
            literals.add(Literal.is(2 * i));
            literals.add(Literal.is(2 * i + 1));
            clauses.add(literals, levels.applyAsInt(i));
        });
        IntStream.range(0, 2000).forEach(i -> forgetting.conflict());
    }

    /** Whether one literal of a clause still follows when the other is false. */
    private boolean isKnown(int clause) {
        int level = trail.level();
        trail.decide(Literal.isNot(2 * clause));
        while (!clauses.isDone()) clauses.propagateNext();
        boolean known = trail.value(Literal.is(2 * clause + 1)) > 0;
        trail.backTo(level);
        return known;
    }
}
