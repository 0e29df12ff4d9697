package crosshatch.solvers.model.cnf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.KnownTrees;
import crosshatch.Puzzles;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The models of a formula are the solutions of its puzzle, and unit propagation sees as far as each encoding promises. */
class EncodingMeaningTest {
    /** Order 2: no solution, visible or not; one, two, three, twelve, all 288. */
    private static final List<Puzzle> SMALL = List.of(
            Puzzle.parse("11.............."),
            Puzzle.parse("123....4........"),
            Puzzle.parse("1.....2..3....4."),
            Puzzles.TWO_SOLUTIONS_2,
            Puzzles.THREE_SOLUTIONS_2,
            Puzzle.parse("1234............"),
            Puzzles.EMPTY_2);

    /** Project Euler 96, grid 2: naked singles alone leave cells open, hidden singles do not. */
    private static final Puzzle HIDDEN_SINGLES =
            Puzzle.parse("2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3");

    static Stream<Arguments> everyFormula() {
        return Stream.of(Encoding.values())
                .flatMap(encoding -> Stream.of(AtMostOneForm.values()).map(form -> Arguments.of(encoding, form)));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("everyFormula")
    void hasTheSolutionsAsItsModelsWhenTheGivensAreUnitClauses(Encoding encoding, AtMostOneForm form) {
        for (Puzzle puzzle : SMALL)
            assertEquals(
                    BruteForce.solutions(puzzle),
                    withUnits(puzzle, encoding, form).solutions());
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("everyFormula")
    void hasTheSolutionsAsItsModelsWhenTheGivensReduceIt(Encoding encoding, AtMostOneForm form) {
        for (Puzzle puzzle : SMALL)
            assertEquals(
                    BruteForce.solutions(puzzle),
                    reduced(puzzle, encoding, form).solutions());
    }

    /** There are 12 Latin squares of order 3. */
    @ParameterizedTest
    @EnumSource
    void hasLatinSquaresAsItsModelsWhereThereAreNoBoxes(Encoding encoding) {
        Puzzle empty = new Puzzle(Grid.of(Board.latin(3), new int[9]));

        assertEquals(
                12,
                withUnits(empty, encoding, AtMostOneForm.PAIRWISE).solutions().size());
    }

    @Test
    void promisesNakedSinglesWithTheMinimalAndTheEfficientEncoding() {
        assertTrue(isSolvedByPropagation(Puzzles.EULER_1, Encoding.MINIMAL));
        assertFalse(isSolvedByPropagation(HIDDEN_SINGLES, Encoding.MINIMAL));
        assertFalse(isSolvedByPropagation(HIDDEN_SINGLES, Encoding.EFFICIENT));
    }

    @ParameterizedTest
    @EnumSource(names = {"EXTENDED", "DISTINCT"})
    void promisesHiddenSinglesButNoLockedCandidatesWithTheExtendedEncodings(Encoding encoding) {
        assertTrue(isSolvedByPropagation(HIDDEN_SINGLES, encoding));
        assertFalse(isSolvedByPropagation(Puzzles.NORVIG_HARD_1, encoding));
    }

    @Test
    void promisesLockedCandidatesWithTheAugmentedEncoding() {
        assertTrue(isSolvedByPropagation(Puzzles.NORVIG_HARD_1, Encoding.AUGMENTED));
        assertFalse(isSolvedByPropagation(KnownTrees.ONE_DEAD_END.puzzle(), Encoding.AUGMENTED));
    }

    /** Not so the minimal one: it does not say that a given is the only digit of its cell. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "MINIMAL")
    void propagatesToTheSameCandidatesWhetherGivensAreUnitClausesOrReduceIt(Encoding encoding) {
        for (Puzzle puzzle : List.of(Puzzles.NORVIG_HARD_1, KnownTrees.ONE_DEAD_END.puzzle(), HIDDEN_SINGLES)) {
            Formula full = withUnits(puzzle, encoding, AtMostOneForm.PAIRWISE);
            Formula reduced = reduced(puzzle, encoding, AtMostOneForm.PAIRWISE);

            assertEquals(full.openCandidates(), reduced.openCandidates());
        }
    }

    private static boolean isSolvedByPropagation(Puzzle puzzle, Encoding encoding) {
        return reduced(puzzle, encoding, AtMostOneForm.PAIRWISE)
                .openCandidates()
                .isEmpty();
    }

    private static Formula withUnits(Puzzle puzzle, Encoding encoding, AtMostOneForm form) {
        CandidateVariables all = CandidateVariables.all(puzzle.board());
        ClauseList clauses = new ClauseList();
        VariablePool pool = new VariablePool(all.count());
        Encoder encoder = new Encoder(encoding, all, clauses, form.into(clauses, pool), pool);
        encoder.writeGivens(puzzle);
        encoder.writeRules();
        return new Formula(puzzle, all, clauses);
    }

    private static Formula reduced(Puzzle puzzle, Encoding encoding, AtMostOneForm form) {
        CandidateVariables live = CandidateVariables.live(puzzle);
        ClauseList clauses = new ClauseList();
        VariablePool pool = new VariablePool(live.count());
        new Encoder(encoding, live, clauses, form.into(clauses, pool), pool).writeRules();
        return new Formula(puzzle, live, clauses);
    }

    private record Formula(Puzzle puzzle, CandidateVariables candidates, ClauseList clauses) {

        /** What the models say about the cells. */
        Set<Grid> solutions() {
            Set<Grid> grids = new HashSet<>();
            for (List<Integer> model : clauses.modelsShowing(candidates.count())) {
                int[] digits = puzzle.givens().digits();
                for (int variable : model) digits[candidates.cell(variable)] = candidates.digit(variable);
                grids.add(Grid.of(puzzle.board(), digits));
            }
            return grids;
        }

        /** Names of the candidates that propagation leaves open. */
        List<String> openCandidates() {
            int[] values = clauses.propagated();
            assertNotNull(values);
            return IntStream.rangeClosed(1, candidates.count())
                    .filter(variable -> values[variable] == 0)
                    .mapToObj(variable ->
                            puzzle.board().cellName(candidates.cell(variable)) + "=" + candidates.digit(variable))
                    .toList();
        }
    }
}
