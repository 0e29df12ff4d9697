package crosshatch.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.Puzzles;
import crosshatch.puzzle.Grid;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClaimTest {
    private static final Grid ONE = Puzzles.EULER_1_SOLUTION;
    private static final Grid TWO = Puzzles.NORVIG_HARD_1_SOLUTION;

    private static final List<Claim> ALL = List.of(
            new Claim.Solved(ONE),
            new Claim.Unique(ONE),
            new Claim.Several(ONE, TWO),
            new Claim.NoSolution(),
            new Claim.Counted(List.of(ONE, TWO), true),
            new Claim.Counted(List.of(ONE), false),
            new Claim.OutOfBudget(Limit.CPU),
            new Claim.GaveUp(),
            new Claim.Failed("broken"));

    @Test
    void eachKindHasAWordOfItsOwn() {
        assertEquals(
                List.of(
                        "solved",
                        "unique",
                        "several",
                        "no-solution",
                        "counted",
                        "at-least",
                        "out-of-cpu",
                        "gave-up",
                        "failed"),
                ALL.stream().map(Claim::word).toList());
    }

    @Test
    void eachKindShowsWhatItHolds() {
        assertEquals(
                List.of(
                        List.of(ONE),
                        List.of(ONE),
                        List.of(ONE, TWO),
                        List.of(),
                        List.of(ONE, TWO),
                        List.of(ONE),
                        List.of(),
                        List.of(),
                        List.of()),
                ALL.stream().map(Claim::shown).toList());
    }

    @Test
    void onlyRefutationsSayThatThereAreNoOthers() {
        assertEquals(
                List.of("unique", "no-solution", "counted"),
                ALL.stream().filter(Claim::exhausted).map(Claim::word).toList());
    }

    @Test
    void aCountKeepsItsSolutionsToItself() {
        List<Grid> found = new ArrayList<>(List.of(ONE));
        Claim counted = new Claim.Counted(found, false);
        found.add(TWO);

        assertEquals(List.of(ONE), counted.shown());
    }

    @Test
    void aFailureTellsItsCausesEvenIfTheyGoRoundInACircle() {
        RuntimeException inner = new RuntimeException("inner");
        RuntimeException outer = new RuntimeException("outer", inner);
        inner.initCause(outer);

        assertEquals(
                "java.lang.RuntimeException: outer; caused by java.lang.RuntimeException: inner",
                Claim.Failed.of(outer).error().substring(0, 78));
    }
}
