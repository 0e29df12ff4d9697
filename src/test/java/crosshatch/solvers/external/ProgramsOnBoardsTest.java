package crosshatch.solvers.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import crosshatch.experiment.Clock;
import crosshatch.experiment.JudgedRun;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Family;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.export.RelationExamples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that read models are asked about every kind of board, because every board has a model in every format. */
@Tag("process")
@EnabledOnOs(OS.LINUX)
@Tag("exhaustive")
class ProgramsOnBoardsTest {
    private static final String BOARDS = "puzzles/boards/";
    private static final Limits LONG = Limits.ofNanos(60_000_000_000L);
    private static final Question TEN = Question.count(10);
    /** Known since antiquity: one magic square of order 3, turned and mirrored. */
    private static final int MAGIC_SQUARES = 8;

    private static final Map<String, Solver> INSTALLED = new HashMap<>();

    @TempDir
    private Path folder;

    @AfterAll
    static void closeSolvers() {
        INSTALLED.values().forEach(Solver::close);
    }

    private static Instance first(String file) {
        return first(Sets.home().resolve(BOARDS + file));
    }

    private static Instance first(Path file) {
        try (Stream<Instance> instances = new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT)
                .resolve(file.toString())
                .instances()) {
            return instances.findFirst().orElseThrow();
        }
    }

    /** Made once each: a program is started several times before its first puzzle, to measure its start. */
    private static Solver installed(String spec) {
        try {
            return INSTALLED.computeIfAbsent(spec, SolverCatalog.standard()::createCareful);
        } catch (SolverException missing) {
            return abort(missing.getMessage());
        }
    }

    private static Claim ask(Solver solver, Puzzle puzzle, Question question) {
        return solver.answer(puzzle, question, Budget.unlimited()).claim();
    }

    static Stream<Arguments> programsAndBoards() {
        return Stream.of("cadical", "clasp", "gecode", "z3").flatMap(program -> Stream.of(
                        "killer-9.ids", "keen-6.ids", "unequal-7.ids", "towers-5.ids", "jigsaw-9.ids", "windoku.json")
                .map(board -> Arguments.of(program, board)));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("programsAndBoards")
    void findTheOneSolution(String program, String board) {
        Instance instance = first(board);
        Grid solution = instance.known().solution().orElseThrow();

        Solver solver = installed(program);
        assertEquals(new Claim.Unique(solution), ask(solver, instance.puzzle(), Question.UNIQUE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cadical", "clasp", "gecode", "z3"})
    void countSolutions(String program) {
        Puzzle square = first("magic-square.json").puzzle();
        Solver solver = installed(program);
        Claim.Counted all = assertInstanceOf(Claim.Counted.class, ask(solver, empty(square), TEN));
        Claim.Counted some = assertInstanceOf(Claim.Counted.class, ask(solver, empty(square), Question.count(3)));

        assertEquals(MAGIC_SQUARES, all.solutions().stream().distinct().count());
        assertTrue(all.exhausted());
        assertEquals(3, some.solutions().size());
    }

    /** Every value of every option of the model and of the program, each at least once. */
    static Stream<Arguments> specsAndRelations() {
        return Stream.of(
                        "gecode/alldiff=decomposed/search=dom/consistency=domain",
                        "gecode/alldiff=kept/search=free/consistency=free",
                        "gecode/alldiff=kept/search=input/consistency=domain",
                        "cadical/relations=tuples",
                        "clasp/relations=counter/givens=reduced",
                        "minisat/relations=diagram",
                        "picosat/relations=counter/amo=sequential",
                        "cryptominisat/relations=tuples/encoding=augmented",
                        "z3/relations=diagram/implied=areas")
                .flatMap(spec -> RelationExamples.NAMES.stream().map(name -> Arguments.of(spec, name)));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("specsAndRelations")
    void findAllThatTheDefinitionOfARelationAllows(String spec, String relation) {
        Puzzle puzzle = RelationExamples.puzzle(relation);
        Set<Grid> expected = RelationExamples.solutions(puzzle);
        Solver solver = installed(spec);
        Claim.Counted found =
                assertInstanceOf(Claim.Counted.class, ask(solver, puzzle, Question.count(expected.size() + 1)));

        assertEquals(expected, Set.copyOf(found.solutions()));
        assertTrue(found.exhausted());
    }

    /** Of the Latin squares of order 4, those whose first two cells hold 1, 2 or 2, 1, as three tables say. */
    @ParameterizedTest
    @ValueSource(strings = {"gecode/alldiff=kept", "gecode/alldiff=decomposed", "cadical", "clasp"})
    void countSquaresUnderTables(String spec) throws IOException {
        Path file = Files.writeString(folder.resolve("tables.json"), """
                {"base": "latin-4", "relations": [
                {"kind": "table", "cells": [0, 1], "tuples": [[1, 2], [1, 2], [2, 1]]},
                {"kind": "table", "cells": [0, 1], "tuples": [[2, 1], [1, 2]]},
                {"kind": "table", "cells": [1, 0], "tuples": [[2, 1], [1, 2]]}]}
                """);
        Puzzle puzzle = first(file).puzzle();
        Solver solver = installed(spec);
        Claim.Counted found = assertInstanceOf(Claim.Counted.class, ask(solver, puzzle, Question.count(100)));

        assertEquals(96, found.solutions().stream().distinct().count());
        assertTrue(found.exhausted());
    }

    private static Puzzle empty(Puzzle puzzle) {
        return new Puzzle(Grid.of(puzzle.board(), new int[puzzle.board().cells()]));
    }

    /** A program that shows a grid, in the dialect of its input, unless the model excludes a solution: then it refutes. */
    private Path parrot(String input, Puzzle puzzle, Grid shown) throws IOException {
        boolean clauses = input.equals("dimacs");
        String answer = clauses
                ? "s SATISFIABLE\\nv " + literals(shown) + " 0"
                : input.equals("xcsp3")
                        ? "s SATISFIABLE\\nv <instantiation><list>" + allCells(puzzle) + "</list><values>"
                                + numbers(shown) + "</values></instantiation>"
                        : numbers(shown) + "\\n----------";
        String refutation = input.equals("minizinc") ? "=====UNSATISFIABLE=====" : "s UNSATISFIABLE";
        return Stubs.describe(
                folder,
                "parrot",
                input,
                input.equals("minizinc") ? "minizinc" : "sat-competition",
                ", \"{input}\"]",
                "if grep -q -e '^c excluded' -e 'not this solution' \"$1\"; then echo '" + refutation
                        + "'; else printf '%b\\n' '" + answer + "'; fi");
    }

    private static String literals(Grid grid) {
        int digits = grid.board().digits();
        return IntStream.range(0, grid.board().cells())
                .mapToObj(cell -> "" + (cell * digits + grid.digit(cell)))
                .collect(Collectors.joining(" "));
    }

    private static String numbers(Grid grid) {
        return Arrays.stream(grid.digits()).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }

    private static String allCells(Puzzle puzzle) {
        return puzzle.board().layout().isPresent() ? "x[][]" : "x[]";
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "dimacs, keen-6.ids",
        "dimacs, killer-9.ids",
        "xcsp3, unequal-7.ids",
        "xcsp3, windoku.json",
        "minizinc, towers-5.ids",
        "minizinc, jigsaw-9.ids"
    })
    void aSecondSolutionIsAskedForByExcludingTheFirst(String input, String board) throws IOException {
        Instance instance = first(board);
        Grid solution = instance.known().solution().orElseThrow();

        JudgedRun run = asked(parrot(input, instance.puzzle(), solution), instance);

        assertEquals(new Claim.Unique(solution), run.answer().claim(), run.toString());
        assertEquals(Verdict.CORRECT, run.ruling().verdict());
    }

    /** With two rows exchanged every row and column still has all digits: only the cages are hurt. */
    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"dimacs", "xcsp3", "minizinc"})
    void aGridThatOnlyBreaksARelationIsWrong(String input) throws IOException {
        Instance instance = first("keen-6.ids");
        int[] digits = instance.known().solution().orElseThrow().digits();
        int[] exchanged = digits.clone();
        System.arraycopy(digits, 0, exchanged, 6, 6);
        System.arraycopy(digits, 6, exchanged, 0, 6);
        Grid wrong = Grid.of(instance.puzzle().board(), exchanged);

        JudgedRun run = asked(parrot(input, instance.puzzle(), wrong), instance);

        assertEquals(Verdict.WRONG, run.ruling().verdict(), run.toString());
    }

    private static JudgedRun asked(Path description, Instance instance) {
        Family family =
                ExternalSolvers.of(List.of(description), List.of()).families().get(0);
        SolverSpec spec = SolverSpec.parse(family.name(), List.of(family));
        assertEquals(Optional.empty(), family.refusal(instance.puzzle().board(), Question.UNIQUE));
        try (Solver solver = Stubs.solver(description)) {
            return JudgedRun.make(spec, solver, instance, Question.UNIQUE, LONG, Clock.system());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"keen-6.ids", "windoku.json"})
    void aLineOfGivensDoesNotTellABoard(String board) throws IOException {
        Path description = Stubs.describe(folder, "reader", "line", "line", "]", "echo none");
        Family family =
                ExternalSolvers.of(List.of(description), List.of()).families().get(0);

        String reason =
                family.refusal(first(board).puzzle().board(), Question.ANY).orElseThrow();

        assertTrue(reason.startsWith("reader reads puzzles as lines of givens, which cannot describe "), reason);
    }
}
