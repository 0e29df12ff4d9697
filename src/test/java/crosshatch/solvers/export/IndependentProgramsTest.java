package crosshatch.solvers.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSets;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** CaDiCaL, MiniSat, clasp and MiniZinc with Gecode find the published solutions in what we export, and no other. */
@Tag("process")
@Tag("exhaustive")
class IndependentProgramsTest {
    private static final String GECODE = "gecode_presolver";

    @TempDir
    Path folder;

    static List<Instance> hardest10() {
        try (Stream<Instance> instances = new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT)
                .resolve("hardest10")
                .instances()) {
            return instances.toList();
        }
    }

    /** The two best known encodings of all puzzles, and each other choice of the first. */
    static Stream<Arguments> formulas() {
        Instance first = hardest10().get(0);
        Stream<Arguments> ofAll = hardest10().stream()
                .flatMap(each -> Stream.of("cnf/encoding=minimal", "cnf/encoding=extended")
                        .map(spec -> Arguments.of(spec, each)));
        Stream<Arguments> ofTheFirst = Stream.of(
                        "cnf/encoding=efficient",
                        "cnf/encoding=distinct",
                        "cnf/encoding=augmented",
                        "cnf/amo=sequential",
                        "cnf/amo=product",
                        "cnf/amo=commander",
                        "cnf/amo=bimander",
                        "cnf/givens=reduced")
                .map(spec -> Arguments.of(spec, first));
        return Stream.concat(ofAll, ofTheFirst);
    }

    @ParameterizedTest(name = "{0}, {index}")
    @MethodSource("formulas")
    void cadicalFindsTheSolutionAndRefutesAnother(String spec, Instance instance) throws Exception {
        String found = cadical(Exports.of(spec, instance.puzzle()));
        assertEquals(new Claim.Solved(solution(instance)), read(spec, instance, found));

        String refuted = cadical(Exports.of(spec, instance.puzzle(), solution(instance)));
        assertEquals(new Claim.Unique(solution(instance)), read(spec, instance, refuted, solution(instance)));
    }

    private String cadical(String formula) throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("puzzle.cnf"), formula);
        return IndependentProgram.CADICAL.run(folder, "-q", file.toString());
    }

    @ParameterizedTest(name = "{0}, {index}")
    @MethodSource("formulas")
    void minisatFindsTheSolutionAndRefutesAnother(String spec, Instance instance) throws Exception {
        String found = minisat(Exports.of(spec, instance.puzzle()));
        assertEquals(new Claim.Solved(solution(instance)), read(spec, instance, found));

        String refuted = minisat(Exports.of(spec, instance.puzzle(), solution(instance)));
        assertEquals(new Claim.Unique(solution(instance)), read(spec, instance, refuted, solution(instance)));
    }

    private String minisat(String formula) throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("puzzle.cnf"), formula);
        Path result = folder.resolve("result.txt");
        IndependentProgram.MINISAT.run(folder, "-verb=0", file.toString(), result.toString());
        return Files.readString(result);
    }

    @ParameterizedTest(name = "hardest10 {index}")
    @MethodSource("hardest10")
    void claspFindsTheSolutionAndRefutesAnother(Instance instance) throws Exception {
        String found = clasp(Exports.of("opb", instance.puzzle()));
        assertEquals(new Claim.Solved(solution(instance)), read("opb", instance, found));

        String refuted = clasp(Exports.of("opb", instance.puzzle(), solution(instance)));
        assertEquals(new Claim.Unique(solution(instance)), read("opb", instance, refuted, solution(instance)));
    }

    private String clasp(String formula) throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("puzzle.opb"), formula);
        return IndependentProgram.CLASP.run(folder, "--verbose=0", file.toString());
    }

    @ParameterizedTest(name = "hardest10 {index}")
    @MethodSource("hardest10")
    void gecodeFindsTheSolutionAndRefutesAnother(Instance instance) throws Exception {
        String found = minizinc(Exports.of("minizinc", instance.puzzle()));
        assertEquals(new Claim.Solved(solution(instance)), read("minizinc", instance, found));

        String refuted = minizinc(Exports.of("minizinc", instance.puzzle(), solution(instance)));
        assertEquals(new Claim.Unique(solution(instance)), read("minizinc", instance, refuted, solution(instance)));
    }

    @Test
    void gecodeSolvesTheCommittedModelWithItsData() throws Exception {
        IndependentProgram.GECODE.needed();
        Path models = Sets.home().resolve("models/alldifferent");
        String found = IndependentProgram.MINIZINC.run(
                folder,
                "-G",
                GECODE,
                "-a",
                models.resolve("sudoku.mzn").toString(),
                models.resolve("hardest1.dzn").toString());

        Claim claim = read(ModelSpec.parse("minizinc"), Problem.of(Puzzles.NORVIG_HARD_1), found);
        assertEquals(new Claim.Unique(Puzzles.NORVIG_HARD_1_SOLUTION), claim);
    }

    @Test
    void gecodeSolvesEveryOrder() throws Exception {
        for (Puzzle puzzle : List.of(Puzzles.TWO_SOLUTIONS_2, Puzzles.ORDER_4, Puzzles.ORDER_5)) {
            String found = minizinc(Exports.of("minizinc", puzzle));

            Claim claim = read(ModelSpec.parse("minizinc"), Problem.of(puzzle), found);
            assertTrue(claim instanceof Claim.Solved, found);
            assertEquals(1, claim.shown().size());
        }
    }

    private String minizinc(String model) throws IOException, InterruptedException {
        IndependentProgram.GECODE.needed();
        Path file = Files.writeString(folder.resolve("puzzle.mzn"), model);
        return IndependentProgram.MINIZINC.run(folder, "-G", GECODE, file.toString());
    }

    private static Claim read(String spec, Instance instance, String answer, Grid... excluded) {
        return read(ModelSpec.parse(spec), new Problem(instance.puzzle(), List.of(excluded)), answer);
    }

    private static Claim read(ModelSpec spec, Problem problem, String answer) {
        int order = problem.puzzle().board().order();
        return new AnswerReader(problem, spec, ReaderSettings.DEFAULT.withOrder(order)).read(answer, "answer");
    }

    static Grid solution(Instance instance) {
        return instance.known().solution().orElseThrow();
    }
}
