package crosshatch.solvers.model.sat4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import crosshatch.KnownTrees;
import crosshatch.Puzzles;
import crosshatch.SomeOf;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Unit;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ValueSource;

class Sat4jSolverTest {

    static Stream<Arguments> everyFormula() {
        return Stream.of("minimal", "efficient", "extended", "distinct", "augmented")
                .flatMap(encoding -> Stream.of("native", "pairwise", "sequential", "product", "commander", "bimander")
                        .flatMap(amo -> Stream.of("reduced", "unit", "assumed")
                                .map(givens -> Arguments.of(encoding, amo, givens))));
    }

    /** With auxiliary variables a solution can have several models, which must not be counted twice. */
    @ParameterizedTest(name = "{0} {1} {2}")
    @SomeOf(value = "everyFormula", stride = 11)
    void countsEachSolutionOnceInEachFormula(String encoding, String amo, String givens) {
        for (String checks : List.of("on", "off")) {
            Solver solver = Sat4j.solver(
                    "sat4j/encoding=" + encoding + "/amo=" + amo + "/givens=" + givens + "/checks=" + checks);

            assertEquals(288, solutions(solver, Puzzles.EMPTY_2).size());
            assertEquals(3, solutions(solver, Puzzles.THREE_SOLUTIONS_2).size());
            assertEquals(0, solutions(solver, Puzzle.parse("123....4........")).size());
        }
    }

    /** What rules solutions of one puzzle out must not be there for the next. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "sat4j/amo=native/checks=off/phase=positive/reuse=on",
                "sat4j/amo=native/checks=off/phase=positive/reuse=learnt",
                "sat4j/checks=off/phase=positive/reuse=learnt"
            })
    void aKeptSolverFindsAgainWhatItHasFoundBefore(String spec) {
        Solver solver = Sat4j.solver(spec);
        Set<Grid> first = solutions(solver, Puzzles.THREE_SOLUTIONS_2);

        assertEquals(288, solutions(solver, Puzzles.EMPTY_2).size());
        assertEquals(first, solutions(solver, Puzzles.THREE_SOLUTIONS_2));
        assertEquals(288, solutions(solver, Puzzles.EMPTY_2).size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sat4j/amo=native/checks=off/phase=positive/reuse=on",
                "sat4j/amo=native/checks=off/phase=positive/reuse=learnt"
            })
    void aKeptSolverChangesFromOneSizeToAnother(String spec) {
        Solver solver = Sat4j.solver(spec);
        for (Puzzle puzzle : new Puzzle[] {Puzzles.EULER_1, Puzzles.ORDER_4, Puzzles.NORVIG_HARD_1, Puzzles.EMPTY_2}) {
            assertSolves(solver, puzzle);
        }
    }

    /** 12 of order 3, 576 of order 4 (OEIS A002860). */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "sat4j/amo=native/checks=off/givens=reduced/phase=positive",
                "sat4j/amo=native/checks=off/encoding=augmented/givens=reduced/phase=positive",
                "sat4j/amo=sequential/checks=off/encoding=minimal/phase=positive"
            })
    void countsLatinSquares(String spec) {
        assertEquals(12, solutions(Sat4j.solver(spec), emptyLatin(3)).size());
        assertEquals(576, solutions(Sat4j.solver(spec), emptyLatin(4)).size());
    }

    /** The cyclic grid of order 10 with every third cell blank. */
    @Test
    void solvesTheLargestOrder() {
        int[] digits = Puzzles.cyclic(10).digits();
        for (int cell = 0; cell < digits.length; cell += 3) digits[cell] = 0;

        assertSolves(
                Sat4j.solver("sat4j/amo=native/checks=off/givens=reduced/phase=positive"),
                new Puzzle(Grid.of(Board.sudoku(10), digits)));
    }

    @Test
    void startsNoThread() {
        Set<Thread> before = Thread.getAllStackTraces().keySet();
        Solver solver = Sat4j.solver("sat4j/amo=native/checks=off/givens=reduced/phase=positive");
        for (KnownTrees.Tree tree : KnownTrees.all()) solver.answer(tree.puzzle(), tree.question(), Budget.unlimited());

        Set<String> started = Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> !before.contains(thread))
                .map(Thread::getName)
                .filter(name -> name.startsWith("Timer"))
                .collect(Collectors.toSet());
        assertEquals(Set.of(), started);
    }

    private static Puzzle emptyLatin(int digits) {
        return new Puzzle(Grid.of(Board.latin(digits), new int[digits * digits]));
    }

    private static void assertSolves(Solver solver, Puzzle puzzle) {
        Claim.Solved solved = assertInstanceOf(
                Claim.Solved.class,
                solver.answer(puzzle, Question.ANY, Budget.unlimited()).claim());
        assertEquals(Optional.empty(), SolutionChecker.fault(puzzle, solved.grid()));
    }

    /** All of them, each valid and found once. */
    private static Set<Grid> solutions(Solver solver, Puzzle puzzle) {
        Claim claim =
                solver.answer(puzzle, Question.count(1000), Budget.unlimited()).claim();
        Claim.Counted counted = assertInstanceOf(Claim.Counted.class, claim);
        for (Grid grid : counted.solutions()) assertEquals(Optional.empty(), SolutionChecker.fault(puzzle, grid));
        Set<Grid> different = new HashSet<>(counted.solutions());
        assertEquals(counted.solutions().size(), different.size());
        return different;
    }

    /** With one blank cell a solution is ruled out by one literal. */
    @Test
    void keepsASolverBeyondPuzzlesWithOneBlankCell() {
        Solver solver = Sat4j.solver("sat4j/amo=native/checks=off/phase=positive/reuse=on");
        Board twoCells = Board.builder(3, 2).build();

        assertEquals(
                3,
                solutions(solver, new Puzzle(Grid.of(twoCells, new int[] {1, 0})))
                        .size());
        assertEquals(
                9, solutions(solver, new Puzzle(Grid.of(twoCells, new int[2]))).size());
    }

    /** Found by a hunt: the fifth puzzle rules a solution out by two literals, and the puzzles before have made one of them false. */
    @Test
    void keepsASolverThatHasLearntWhatIsFalseForGood() {
        Solver solver = Sat4j.solver("sat4j/minimise=recursive/phase=positive/reuse=on");
        BoardBuilder board = Board.builder(6, 12);
        board.unit(Unit.Kind.CAGE, 0, 2, 10, 11)
                .unit(Unit.Kind.CAGE, 2, 3, 5, 7)
                .unit(Unit.Kind.CAGE, 2, 9);
        Stream.of(
                        "count 1 2 5 from -7 to -6 above 11 of 0 3",
                        "difference 0 of 3 11",
                        "distance 0 of 0 3 6",
                        "forbidden 1, 3, 4, 5, 6 of 10",
                        "less of 5 9")
                .forEach(relation -> board.relation(Relation.parse(relation)));
        Board built = board.build();
        Puzzle before = new Puzzle(Grid.of(built, new int[] {4, 0, 5, 0, 0, 0, 0, 0, 2, 4, 2, 0}));
        Puzzle last = new Puzzle(Grid.of(built, new int[] {4, 2, 5, 6, 6, 3, 2, 0, 2, 4, 2, 0}));

        for (int i = 0; i < 4; i++) solver.answer(before, Question.count(5), Budget.unlimited());
        assertEquals(3, solutions(solver, last).size());
    }

    /** Sat4j breaks on binary clauses over variables that it was not told of. */
    @Test
    void tellsConciseClausesOfAuxiliaryVariables() {
        Puzzle oneCell = new Puzzle(Grid.of(Board.builder(5, 1).build(), new int[1]));

        assertEquals(
                5,
                solutions(Sat4j.solver("sat4j/amo=product/factory=concise/givens=reduced/phase=positive"), oneCell)
                        .size());
    }
}
