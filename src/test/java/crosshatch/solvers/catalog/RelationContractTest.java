package crosshatch.solvers.catalog;

import static crosshatch.solvers.catalog.RelationBoards.PUZZLES;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.SomeOf;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/** The four paradigms find all solutions of boards with relations, however they state them; a plain enumeration knows them. */
class RelationContractTest {
    /** Every way to state relations, for each way to state the rest that it could depend on. */
    static Stream<String> specs() {
        Stream<String> engine = with(
                        "engine",
                        "",
                        "/propagate=singles+gac",
                        "/propagate=hidden-single",
                        "/agenda=recursive",
                        "/shave=node",
                        "/select=domwdeg",
                        "/undo=copy")
                .flatMap(spec -> with(spec, "/relations=gac", "/relations=bounds"));
        Stream<String> learning = with("lcg", "", "/propagate=naked-single", "/propagate=singles+gac")
                .flatMap(spec -> with(spec, "/implied=none", "/implied=units", "/implied=areas"));
        Stream<String> choco = with("choco", "/alldiff=AC", "/alldiff=BC", "/learn=lcg", "/select=domwdeg")
                .flatMap(spec -> with(spec, "/relations=table", "/relations=diagram", "/relations=arithmetic"))
                .filter(spec -> !spec.contains("lcg/relations=diagram"));
        Stream<String> cpsat = with("cpsat", "/model=bool", "/model=int")
                .flatMap(spec -> with(spec, "/givens=live", "/givens=fixed"))
                .flatMap(spec -> with(spec, "", "/profile=default", "/further=block"))
                .flatMap(spec -> with(spec, "/relations=table", "/relations=arithmetic"));
        Stream<String> sat4j = with("sat4j", "", "/encoding=minimal", "/reuse=on", "/givens=unit", "/amo=sequential")
                .flatMap(spec -> with(spec, "/relations=tuples", "/relations=counter", "/relations=diagram"));
        Stream<String> implied = Stream.of("engine", "choco", "choco/learn=lcg", "cpsat", "sat4j")
                .flatMap(family -> with(family, "/implied=units", "/implied=areas"));
        return Stream.of(engine, learning, choco, cpsat, sat4j, implied).flatMap(specs -> specs);
    }

    private static Stream<String> with(String spec, String... ends) {
        return Stream.of(ends).map(end -> spec + end);
    }

    /** By enumeration, once: it takes longer than most solvers. */
    private static final List<Set<Grid>> SOLUTIONS =
            PUZZLES.stream().map(RelationBoards::solutions).toList();

    @ParameterizedTest(name = "{0}")
    @SomeOf(value = "specs", stride = 30)
    void findsAllSolutions(String text) {
        SolverCatalog catalog = SolverCatalog.standard();
        try (Solver solver = catalog.create(text)) {
            for (int i = 0; i < PUZZLES.size(); i++) {
                Puzzle puzzle = PUZZLES.get(i);
                Set<Grid> expected = SOLUTIONS.get(i);

                Claim claim = solver.answer(puzzle, Question.count(1000), Budget.unlimited())
                        .claim();

                Claim.Counted counted = assertInstanceOf(
                        Claim.Counted.class, claim, puzzle.board().text());
                assertEquals(
                        expected,
                        new HashSet<>(counted.solutions()),
                        puzzle.board().text() + " " + puzzle);
                assertEquals(expected.size(), counted.solutions().size(), "a solution was found twice");
                assertTrue(counted.exhausted());
            }
        }
    }

    @Test
    void mostPuzzlesHaveSeveralSolutions() {
        long several = SOLUTIONS.stream().filter(grids -> grids.size() > 1).count();

        assertTrue(several > 10, "only " + several + " puzzles have several solutions");
    }

    @ParameterizedTest
    @org.junit.jupiter.params.provider.ValueSource(
            strings = {"swift", "norvig", "hp71b", "euler96", "homer", "readalps"})
    void isRefusedWithAReasonByWhoWasWrittenForSudoku(String family) {
        SolverCatalog catalog = SolverCatalog.standard();

        Optional<String> refusal =
                catalog.spec(family).family().refusal(PUZZLES.get(0).board(), Question.ANY);

        assertTrue(refusal.isPresent());
    }
}
