package crosshatch.solver.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** On which level each event of a trace happens. */
class DecisionLevelsTest {
    private static final Event PLACED = new Event.Placed(0, 1, "naked single");

    private final DecisionLevels levels = new DecisionLevels();

    @Test
    void whatComesBeforeAnyDecisionIsOnLevelZero() {
        assertEquals(0, levels.of(PLACED));
    }

    @Test
    void aDecisionBelongsToTheLevelThatItOpens() {
        assertEquals(1, levels.of(decision(1)));
        assertEquals(1, levels.of(PLACED));
        assertEquals(2, levels.of(decision(2)));
    }

    @Test
    void aBacktrackBelongsToTheLevelThatItCloses() {
        levels.of(decision(1));
        levels.of(decision(2));

        assertEquals(2, levels.of(new Event.Backtrack(2)));
        assertEquals(1, levels.of(PLACED));
        assertEquals(1, levels.of(new Event.Backtrack(1)));
        assertEquals(0, levels.of(PLACED));
    }

    /** Below an alternative with a solution nothing is refuted, so there is no backtrack. */
    @Test
    void aDecisionClosesLevelsThatWereLeftWithASolution() {
        levels.of(decision(1));
        levels.of(decision(2));

        assertEquals(1, levels.of(decision(1)));
        assertEquals(1, levels.of(PLACED));
    }

    private static Event decision(int level) {
        return new Event.Decision(level, 0, 1, true, 2);
    }
}
