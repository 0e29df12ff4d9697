package crosshatch.solvers.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.SomeOf;
import crosshatch.instances.generate.classic.Classic;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.instances.sets.PuzzleCatalog;
import crosshatch.instances.sets.PuzzleCatalog.KnownCount;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbers of solutions of classic problems: the catalogue, the program that confirms it, and the solvers agree. */
@Tag("process")
class ClassicCountsTest {
    private static final int FEW = 500;
    /** Few solutions, but a search without learning takes long to rule the rest out. */
    private static final List<String> SLOW = List.of(
            "ramsey-3-4-9",
            "mols-5/symmetry=first-row",
            "mols-6",
            "mols-6/symmetry=first-row",
            "costas-8",
            "queens-9",
            "qg3-8/symmetry=last-column",
            "qg7-9/symmetry=last-column");

    private static final PuzzleCatalog CATALOG =
            PuzzleCatalog.read(Sets.home().resolve("puzzles").resolve("catalog.json"));

    static Stream<KnownCount> few() {
        return CATALOG.counts().stream().filter(count -> count.solutions() <= FEW && !SLOW.contains(count.name()));
    }

    /** Names the engine counts in no time. */
    @ParameterizedTest
    @SomeOf(value = "few", stride = 4)
    void theEngineCountsWhatTheCatalogueSays(KnownCount known) {
        assertEquals(known.solutions(), solutions("engine", known.name()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "lcg",
                "engine/relations=bounds",
                "choco",
                "choco/relations=arithmetic",
                "choco/learn=lcg",
                "cpsat",
                "cpsat/model=int",
                "cpsat/model=int/relations=arithmetic",
                "cpsat/model=bool/relations=arithmetic",
                "sat4j",
                "sat4j/amo=sequential/relations=tuples"
            })
    @Tag("exhaustive")
    void everyFamilyCountsSmallProblems(String spec) {
        for (String name : List.of(
                "queens-6",
                "magic-3",
                "all-interval-8/symmetry=reversal",
                "costas-5",
                "langford-2-7/symmetry=reversal",
                "mols-3",
                "mols-4/symmetry=first-row",
                "schur-3-13",
                "ramsey-3-3-5",
                "ramsey-3-3-6")) {
            int known = CATALOG.count(name).orElseThrow().solutions();

            assertEquals(known, solutions(spec, name), name);
        }
    }

    private static int solutions(String spec, String name) {
        Puzzle puzzle = Classic.named(name).orElseThrow().puzzle();
        try (Solver solver = SolverCatalog.standard().create(spec)) {
            Claim claim = solver.answer(puzzle, Question.count(FEW + 1), Budget.unlimited())
                    .claim();
            Claim.Counted counted = assertInstanceOf(Claim.Counted.class, claim);
            assertTrue(counted.exhausted());
            assertEquals(counted.solutions().size(), new HashSet<>(counted.solutions()).size());
            return counted.solutions().size();
        }
    }

    /** All that takes no more than some seconds; the rest is for the script by hand. */
    @Test
    @Tag("exhaustive")
    void aProgramThatSharesNoCodeConfirmsTheCatalogue() throws IOException, InterruptedException {
        boolean compiler = Arrays.stream(
                        System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, "cc")));
        if (!compiler) System.err.println("SKIPPED: no C compiler, so the numbers of the catalogue are not confirmed");
        assumeTrue(compiler, "no C compiler");
        Path script = Sets.home().resolve("puzzles/counts/confirm.sh");
        Process process = new ProcessBuilder("bash", script.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertEquals(0, process.waitFor(), said);
        assertEquals(CATALOG.counts().size(), said.lines().count(), said);
    }

    @Test
    void whatTheCatalogueCountsIsKnownToTheJudge() {
        assertEquals(KnownAnswer.exactly(92), only("queens-8").known());
        assertEquals(KnownAnswer.UNKNOWN, only("queens-20").known());
    }

    @Test
    void aProblemIsASetOfOnePuzzle() {
        Instance instance = only("mine=costas-6:3");

        assertEquals("mine", instance.set());
        assertEquals(Classic.named("costas-6").orElseThrow().puzzle(), instance.puzzle());
    }

    @Test
    void theHashOfASetIsThatOfItsBoardAndGivens() {
        PuzzleSets sets = sets();

        assertFalse(sets.resolve("schur-3-13")
                .sha256()
                .equals(sets.resolve("schur-3-13/symmetry=first-colour").sha256()));
        assertEquals(
                sets.resolve("queens-8").sha256(), sets().resolve("queens-8").sha256());
    }

    private static PuzzleSets sets() {
        return new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT);
    }

    private static Instance only(String name) {
        try (Stream<Instance> instances = sets().resolve(name).instances()) {
            List<Instance> all = instances.toList();
            assertEquals(1, all.size());
            return all.get(0);
        }
    }
}
