package crosshatch.instances.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.instances.explain.Explanation.Step;
import crosshatch.instances.explain.technique.Candidate;
import crosshatch.instances.explain.technique.CandidateGrid;
import crosshatch.instances.explain.technique.Contradiction;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.solvers.published.BruteForce;
import crosshatch.solvers.published.RandomPuzzles;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("long")
class ExplainerTest {
    private static final int ENOUGH = 5000;

    private final Explainer reasoning = new Explainer(false, ENOUGH);
    private final Explainer guessing = new Explainer(true, ENOUGH);

    /** The solutions beside the sets were confirmed by a brute-force search. */
    @ParameterizedTest
    @ValueSource(strings = {"euler50", "first10", "hp71b", "homer", "hardest10"})
    void noStepThatRestsOnNothingTakesADigitOfTheSolution(String set) {
        for (Instance instance : instances(set)) {
            Grid solution = instance.known().solution().orElseThrow();
            Explanation explanation = guessing.explain(instance.puzzle());

            for (Step step : explanation.steps()) {
                if (step.level() == 0) assertKeeps(solution, step, instance.label());
            }
            assertEquals(
                    solution,
                    assertInstanceOf(Ending.Solved.class, explanation.ending()).grid());
        }
    }

    private static void assertKeeps(Grid solution, Step step, String puzzle) {
        String where = puzzle + ", step " + step.number();
        assertFalse(step.kind() == Step.Kind.CONTRADICTION, where);
        for (Candidate each : step.deduction().placed()) assertEquals(solution.digit(each.cell()), each.digit(), where);
        for (Candidate each : step.deduction().removed()) {
            assertFalse(solution.digit(each.cell()) == each.digit(), where);
        }
    }

    /** Counted by a separate program: naked singles alone finish 12 of the fifty, hidden singles with them 40. */
    @Test
    void theSimplestTechniquesFinishAsManyPuzzlesAsASeparateProgramCounted() {
        List<Set<String>> uses = instances("euler50").stream()
                .map(instance -> reasoning.explain(instance.puzzle()))
                .peek(explanation -> assertInstanceOf(Ending.Solved.class, explanation.ending()))
                .map(explanation -> explanation.uses().keySet())
                .toList();

        assertEquals(12, count(uses, Set.of("naked single")));
        assertEquals(40, count(uses, Set.of("naked single", "hidden single")));
    }

    private static long count(List<Set<String>> uses, Set<String> allowed) {
        return uses.stream().filter(allowed::containsAll).count();
    }

    /** The only promise of an explanation without open assumption, checked by brute force. */
    @Test
    void whatRestsOnNoAssumptionIsTheOnlySolutionOrThatThereIsNone() {
        int several = 0;
        int none = 0;
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            Puzzle sound = RandomPuzzles.puzzle(RandomPuzzles.solved(random), 27 + random.nextInt(6), random);
            Puzzle puzzle = seed % 3 == 0 ? RandomPuzzles.spoilt(sound, random) : sound;
            Set<Grid> solutions = BruteForce.solutions(puzzle, 2);
            Ending ending = guessing.explain(puzzle).ending();

            if (ending instanceof Ending.Solved solved) {
                assertEquals(Optional.empty(), SolutionChecker.fault(puzzle, solved.grid()), "seed " + seed);
                if (solved.level() == 0) assertEquals(Set.of(solved.grid()), solutions, "seed " + seed);
                if (solutions.size() > 1) several++;
            } else {
                assertInstanceOf(Ending.NoSolution.class, ending, "seed " + seed);
                assertTrue(solutions.isEmpty(), "seed " + seed);
                none++;
            }
        }

        assertTrue(several > 0 && none > 0, several + " with several solutions, " + none + " with none");
    }

    @Test
    void eachStepStartsWhereTheOneBeforeItLeftAndARefutationBeforeItsTrial() {
        int trials = 0;
        for (Instance instance : instances("hardest10")) {
            Explanation explanation = guessing.explain(instance.puzzle());
            Deque<CandidateGrid> beforeTrials = new ArrayDeque<>();
            CandidateGrid grid = explanation.start();
            for (Step step : explanation.steps()) {
                if (step.kind() == Step.Kind.REFUTATION) grid = beforeTrials.pop();
                assertEquals(grid, step.before());
                if (step.kind() == Step.Kind.TRIAL) beforeTrials.push(grid);
                assertEquals(beforeTrials.size(), step.level());
                grid = step.after();
            }
            trials += explanation.trials();
        }
        assertTrue(trials > 0);
    }

    @Test
    void givensThatClashAreAContradictionAndNoSolution() {
        Explanation explanation = reasoning.explain(Puzzles.CONTRADICTORY_GIVENS);

        assertInstanceOf(Ending.NoSolution.class, explanation.ending());
        assertEquals(
                "5 stands in r1c1 and r1c5, all in row 1.",
                explanation.steps().get(0).deduction().because());
    }

    @Test
    void aCellWithoutCandidateIsAContradiction() {
        Explanation explanation = reasoning.explain(Puzzles.NO_CANDIDATE);

        Step last = explanation.steps().get(explanation.steps().size() - 1);
        assertEquals("r1c9 has no candidate left.", last.deduction().because());
        assertEquals(Contradiction.TITLE, last.deduction().technique());
    }

    @Test
    void aWrongFullGridIsNotSolved() {
        assertInstanceOf(
                Ending.NoSolution.class,
                reasoning.explain(Puzzles.FULL_AND_WRONG).ending());
    }

    @Test
    void aFullGridNeedsNoStep() {
        Explanation explanation = reasoning.explain(Puzzles.FULL);

        assertEquals(List.of(), explanation.steps());
        assertEquals(new Ending.Solved(Puzzles.EULER_1_SOLUTION, 0), explanation.ending());
    }

    @Test
    void techniquesAloneStopAtAPuzzleWithTwoSolutionsAndATrialSaysThatItProvesNothing() {
        Explanation stuck = reasoning.explain(Puzzles.TWO_SOLUTIONS_2);
        Explanation tried = guessing.explain(Puzzles.TWO_SOLUTIONS_2);

        assertInstanceOf(Ending.Stuck.class, stuck.ending());
        assertTrue(stuck.summary().startsWith("No technique applies after"), stuck.summary());
        assertEquals(1, assertInstanceOf(Ending.Solved.class, tried.ending()).level());
        assertTrue(tried.summary().contains("there may be other solutions"), tried.summary());
    }

    @Test
    void noMoreStepsThanAskedFor() {
        Explanation explanation = new Explainer(true, 7).explain(Puzzles.NORVIG_HARD_1);

        assertEquals(7, explanation.steps().size());
        assertEquals(new Ending.Cut(explanation.end().openCells()), explanation.ending());
    }

    @Test
    void otherOrdersAreExplainedToo() {
        for (Puzzle puzzle : List.of(Puzzles.ORDER_4, Puzzles.ORDER_5)) {
            Ending.Solved solved = assertInstanceOf(
                    Ending.Solved.class, guessing.explain(puzzle).ending());

            assertEquals(Optional.empty(), SolutionChecker.fault(puzzle, solved.grid()));
        }
    }

    @Test
    void anOrderWhoseDigitsHaveNoCharacterIsRefused() {
        Puzzle tooLarge = new Puzzle(Puzzles.cyclic(6));

        assertThrows(InputException.class, () -> reasoning.explain(tooLarge));
    }

    private static List<Instance> instances(String set) {
        return new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT)
                .resolve(set)
                .instances()
                .toList();
    }
}
