package crosshatch.solvers.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solver.Claim;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Of all kinds of boards, independent programs find the known solutions in what we export, and no other. */
@Tag("process")
@Tag("exhaustive")
class BoardExportsTest {
    private static final int OF_A_KIND = 2;

    @TempDir
    Path folder;

    static Stream<Instance> boards() throws IOException {
        try (Stream<Path> files = Files.list(Sets.home().resolve("puzzles/boards"))) {
            return files.filter(file -> file.toString().endsWith(".ids")).sorted().toList().stream()
                    .flatMap(file -> RelationExamples.read(file).stream().limit(OF_A_KIND));
        }
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("boards")
    void cadicalFindsTheSolutionAndRefutesAnother(Instance instance) throws Exception {
        for (String options : List.of("", "/relations=counter/givens=reduced")) {
            assertOneSolution("cnf" + options, instance, model -> {
                Path file = Files.writeString(folder.resolve("board.cnf"), model);
                return IndependentProgram.CADICAL.run(folder, "-q", file.toString());
            });
        }
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("boards")
    void claspFindsTheSolutionAndRefutesAnother(Instance instance) throws Exception {
        assertOneSolution("opb", instance, model -> {
            Path file = Files.writeString(folder.resolve("board.opb"), model);
            return IndependentProgram.CLASP.run(folder, "--verbose=0", file.toString());
        });
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("boards")
    void gecodeFindsTheSolutionAndRefutesAnother(Instance instance) throws Exception {
        IndependentProgram.GECODE.needed();
        assertOneSolution("minizinc", instance, model -> {
            Path file = Files.writeString(folder.resolve("board.mzn"), model);
            return IndependentProgram.gecode(folder, file);
        });
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("boards")
    void theCheckerOfXcsp3TakesTheSolutionAndNoOther(Instance instance) throws Exception {
        Puzzle puzzle = instance.puzzle();
        Grid solution = IndependentProgramsTest.solution(instance);
        int[] changed = solution.digits();
        int blank = puzzle.givens().toString().indexOf('.');
        changed[blank] = changed[blank] % puzzle.board().digits() + 1;

        assertEquals(List.of(), new XcspChecker(folder, puzzle).violated(solution));
        assertFalse(new XcspChecker(folder, puzzle)
                .violated(Grid.of(puzzle.board(), changed))
                .isEmpty());
        assertFalse(new XcspChecker(folder, puzzle, solution).violated(solution).isEmpty());
    }

    /** Answers a model as the program does. */
    private interface Program {
        String answer(String model) throws Exception;
    }

    private static void assertOneSolution(String spec, Instance instance, Program program) throws Exception {
        Puzzle puzzle = instance.puzzle();
        Grid solution = IndependentProgramsTest.solution(instance);

        assertEquals(new Claim.Solved(solution), claim(spec, Problem.of(puzzle), program), spec);
        assertEquals(new Claim.Unique(solution), claim(spec, new Problem(puzzle, List.of(solution)), program), spec);
    }

    private static Claim claim(String spec, Problem problem, Program program) throws Exception {
        String model = Exports.of(spec, problem.puzzle(), problem.excluded().toArray(Grid[]::new));
        ReaderSettings settings =
                ReaderSettings.DEFAULT.withBoard(problem.puzzle().board());
        return new AnswerReader(problem, ModelSpec.parse(spec), settings).read(program.answer(model), "answer");
    }
}
