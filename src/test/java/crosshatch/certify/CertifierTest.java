package crosshatch.certify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.catalog.SolverCatalog;
import crosshatch.certify.Certificate.Status;
import crosshatch.corpus.Instance;
import crosshatch.corpus.PuzzleSets;
import crosshatch.proof.Axioms;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solver.Claim;
import crosshatch.solver.Limit;
import crosshatch.solver.Question;
import crosshatch.trace.Event;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Proofs of what solvers claim, led by what they tell. */
class CertifierTest {
    private static final String ALL_RULES = "naked-single+hidden-single+locked+naked-pair+hidden-pair+naked-subset+gac";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "engine",
                "engine/propagate=naked-single",
                "engine/propagate=singles+locked",
                "engine/propagate=singles+naked-subset",
                "engine/propagate=gac",
                "engine/propagate=" + ALL_RULES,
                "engine/branch=binary/digits=most",
                "engine/branch=eliminate/undo=copy",
                "engine/select=norvig",
                "engine/shave=root/shavedepth=2",
                "engine/shave=node/propagate=gac",
                "engine/learn=on",
                "engine/learn=on/propagate=naked-single/select=domwdeg",
                "engine/learn=on/propagate=singles+gac/restarts=luby",
                "swift",
                "norvig",
                "euler96",
                "readalps"
            })
    void everyUniquenessIsProvedAlongTheStepsOfTheSolver(String solver) {
        try (Certifier certifier = certifier(solver);
                Stream<Instance> hardest = set("hardest10")) {
            hardest.limit(5).forEach(instance -> {
                Certificate certificate =
                        certifier.certify(instance.puzzle(), Question.UNIQUE).certificate();

                assertEquals(Status.ACCEPTED, certificate.status(), certificate.reason());
                assertTrue(certificate.heard(), instance.label());
            });
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"choco", "sat4j", "engine", "swift"})
    void puzzlesWithoutSolutionAreRefuted(String solver) {
        for (Puzzle puzzle : List.of(Puzzles.CONTRADICTORY_GIVENS, Puzzles.NO_CANDIDATE, Puzzles.FULL_AND_WRONG)) {
            for (Question question : List.of(Question.ANY, Question.UNIQUE, Question.count(3))) {
                try (Certifier certifier = certifier(solver)) {
                    Certificate certificate =
                            certifier.certify(puzzle, question).certificate();

                    assertEquals(Status.ACCEPTED, certificate.status(), puzzle + " " + certificate.reason());
                }
            }
        }
    }

    @Test
    void aCountThatIsExhaustedIsProvedOfEachSize() {
        try (Certifier certifier = certifier("engine")) {
            Certified all = certifier.certify(Puzzles.EMPTY_2, Question.count(1000));
            Certified some = certifier.certify(Puzzles.EMPTY_2, Question.count(5));

            assertEquals(Status.ACCEPTED, all.certificate().status());
            assertEquals(288, all.claim().shown().size());
            assertEquals(Status.NOTHING_TO_PROVE, some.certificate().status());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "engine/propagate=singles+gac, sudoku-4/holes=0.45/count=2/seed=5",
        "engine/propagate=singles+gac, latin-12/holes=0.42/count=3/seed=1",
        "engine/learn=on/propagate=singles+gac, sudoku-4/holes=0.45/count=2/seed=5",
        "engine/learn=on/propagate=singles+gac, latin-12/holes=0.42/count=3/seed=1"
    })
    void largerPuzzlesAreProvedToo(String solver, String set) {
        try (Certifier certifier = certifier(solver);
                Stream<Instance> puzzles = set(set)) {
            puzzles.forEach(instance -> {
                Certificate certificate = certifier
                        .certify(instance.puzzle(), Question.count(500))
                        .certificate();

                assertEquals(Status.ACCEPTED, certificate.status(), certificate.reason());
            });
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "jigsaw-9",
                "jigsaw-x-9",
                "keen-6",
                "killer-9",
                "rect-3x2",
                "towers-5",
                "unequal-6-adjacent",
                "unequal-7",
                "x-9"
            })
    void puzzlesOnOtherBoardsAreProvedToo(String set) {
        try (Certifier certifier = certifier("engine");
                Stream<Instance> puzzles = set(set)) {
            puzzles.filter(instance -> Axioms.refusal(instance.puzzle().board()).isEmpty())
                    .limit(3)
                    .forEach(instance -> {
                        Certificate certificate = certifier
                                .certify(instance.puzzle(), Question.UNIQUE)
                                .certificate();

                        assertEquals(Status.ACCEPTED, certificate.status(), instance + " " + certificate.reason());
                        assertTrue(certificate.heard(), instance.label());
                    });
        }
    }

    /** One puzzle after the other, of several kinds, gives what each gives alone. */
    @Test
    void proofsDoNotDependOnWhatWasProvedBefore() {
        List<Puzzle> puzzles =
                List.of(Puzzles.NORVIG_HARD_1, Puzzles.TWO_SOLUTIONS_2, Puzzles.NO_CANDIDATE, Puzzles.EULER_1);
        try (Certifier used = certifier("engine")) {
            for (Puzzle puzzle : puzzles) used.certify(puzzle, Question.count(10));
            for (Puzzle puzzle : puzzles) {
                try (Certifier fresh = certifier("engine")) {
                    assertEquals(
                            fresh.certify(puzzle, Question.count(10)).certificate(),
                            used.certify(puzzle, Question.count(10)).certificate());
                }
            }
        }
    }

    @Test
    void aFalseRefutationIsRefusedWithTheGridItOverlooks() {
        Prover prover = new Prover(() -> 0);
        Grid one = Puzzle.parse("2134342112434312").givens();
        Grid other = Puzzle.parse("4132324114232314").givens();
        prover.begin(Puzzles.TWO_SOLUTIONS_2);

        Certificate certificate = prover.prove(new Claim.Unique(one)).certificate();

        assertEquals(Status.REFUSED, certificate.status());
        assertEquals("there is another solution: " + other, certificate.reason());
    }

    @Test
    void aSolutionThatIsNoneIsRefused() {
        Prover prover = new Prover(() -> 0);
        prover.begin(Puzzles.NORVIG_HARD_1);

        Certificate certificate =
                prover.prove(new Claim.Unique(Puzzles.EULER_1_SOLUTION)).certificate();

        assertEquals(Status.REFUSED, certificate.status());
    }

    @Test
    void whatIsNotClaimedIsNotProved() {
        Prover prover = new Prover(() -> 0);
        prover.begin(Puzzles.NORVIG_HARD_1);

        assertEquals(
                Status.CANNOT, prover.prove(new Claim.GaveUp()).certificate().status());
        assertEquals(
                Status.CANNOT,
                prover.prove(new Claim.OutOfBudget(Limit.TIME)).certificate().status());
    }

    /** Steps that are false or make no sense cost the guidance, not the proof. */
    @Test
    void aSolverThatTellsNonsenseIsNotBelieved() {
        Prover prover = new Prover(() -> 0);
        prover.begin(Puzzles.NORVIG_HARD_1);
        prover.event(new Event.Placed(2, 1, "a lie"));
        prover.event(new Event.Decision(1, 2, 9, true, 2));
        prover.event(new Event.Decision(2, 2, 1, true, 2));
        prover.event(new Event.Backtrack(2));
        prover.event(new Event.Decision(7, 60, 5, false, 2));
        prover.event(new Event.Backtrack(1));

        Certificate certificate =
                prover.prove(new Claim.Unique(Puzzles.NORVIG_HARD_1_SOLUTION)).certificate();

        assertEquals(Status.ACCEPTED, certificate.status(), certificate.reason());
        assertEquals(false, certificate.heard());
    }

    /** A solution that the solver tells only after having left its branch. */
    @Test
    void aSolutionToldLateIsNoOtherSolution() {
        Prover prover = new Prover(() -> 0);
        prover.begin(Puzzles.TWO_SOLUTIONS_2);
        List<Grid> solutions = List.of(
                Puzzle.parse("2134342112434312").givens(),
                Puzzle.parse("4132324114232314").givens());
        for (Grid solution : solutions) {
            prover.event(new Event.Decision(1, 0, solution.digit(0), true, 2));
            prover.event(new Event.Solution(solution));
            prover.event(new Event.Solution(solutions.get(1)));
        }

        Certificate certificate =
                prover.prove(new Claim.Counted(solutions, true)).certificate();

        assertEquals(Status.ACCEPTED, certificate.status(), certificate.reason());
    }

    private static Certifier certifier(String solver) {
        return new Certifier(SolverCatalog.standard().spec(solver), () -> 0);
    }

    private static Stream<Instance> set(String name) {
        return new PuzzleSets(Path.of(""), ReaderSettings.DEFAULT).resolve(name).instances();
    }
}
