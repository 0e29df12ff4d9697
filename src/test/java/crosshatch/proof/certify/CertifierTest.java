package crosshatch.proof.certify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.SomeOf;
import crosshatch.instances.generate.classic.Classic;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.proof.Axioms;
import crosshatch.proof.certify.Certificate.Status;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Table;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Limit;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Proofs of what solvers claim, led by what they tell. */
class CertifierTest {
    private static final String ALL_RULES = "naked-single+hidden-single+locked+naked-pair+hidden-pair+naked-subset+gac";

    @ParameterizedTest
    @SomeOf(
            stride = 5,
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
                "lcg",
                "lcg/propagate=naked-single/select=domwdeg",
                "lcg/propagate=singles+gac/restarts=luby",
                "lcg/propagate=singles+locked/select=vsids",
                "lcg/small=dfs",
                "swift",
                "norvig",
                "euler96",
                "readalps",
                "sat4j/amo=native/checks=off/givens=reduced/phase=positive",
                "sat4j/amo=native/encoding=minimal/factory=concise/givens=reduced/phase=positive",
                "sat4j/checks=off/phase=positive",
                "sat4j/amo=native/checks=off/phase=positive/reuse=on",
                "sat4j/amo=native/checks=off/encoding=augmented/givens=reduced/phase=positive",
                "sat4j/amo=commander/checks=off/encoding=augmented/phase=positive/reuse=on",
                "sat4j/amo=sequential/factory=concise/givens=reduced/phase=positive",
                "sat4j/amo=product/checks=off/phase=positive",
                "sat4j/amo=bimander/checks=off/givens=reduced/phase=positive",
                "choco/alldiff=AC/select=dom",
                "choco/alldiff=AC/select=dom/views=three",
                "choco/alldiff=NEQS/select=domwdeg",
                "choco/alldiff=FC/learn=lcg/select=dom",
                "cpsat/givens=live/model=bool/profile=fast",
                "cpsat/further=block/model=bool/profile=fast",
                "cpsat/givens=live/model=clauses/profile=fast"
            })
    void everyUniquenessIsProvedAlongTheStepsOfTheSolver(String solver) {
        try (Certifier certifier = certifier(solver);
                Stream<Instance> hardest = set("hardest10")) {
            hardest.limit(5).forEach(instance -> {
                Certificate certificate =
                        certifier.certify(instance.puzzle(), Question.UNIQUE).certificate();

                assertEquals(Status.ACCEPTED, certificate.status(), certificate.reason());
                assertTrue(certificate.fromSolverLog(), instance.label());
            });
        }
    }

    /** Forward checking refutes it with many restarts. */
    @ParameterizedTest
    @ValueSource(strings = {"none", "restarts"})
    @Tag("exhaustive")
    void aSearchThatBeginsAnewIsHeard(String nogoods) {
        try (Certifier certifier = certifier("choco/alldiff=FC/restarts=luby/nogoods=" + nogoods)) {
            Certificate certificate =
                    certifier.certify(Puzzles.WITHOUT_SOLUTION, Question.ANY).certificate();

            assertEquals(Status.ACCEPTED, certificate.status(), certificate.reason());
            assertTrue(certificate.fromSolverLog());
        }
    }

    @ParameterizedTest
    @SomeOf(
            stride = 5,
            strings = {
                "choco/alldiff=AC/select=dom",
                "choco/alldiff=FC/learn=lcg/select=dom",
                "sat4j/amo=native/checks=off/givens=reduced/phase=positive",
                "cpsat/givens=live/model=bool/profile=fast",
                "engine",
                "swift"
            })
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

    /** Three queens, whatever they are told by; and problems of other relations. */
    @ParameterizedTest
    @SomeOf(
            stride = 5,
            strings = {
                "engine",
                "lcg",
                "choco/alldiff=AC/select=dom",
                "choco/alldiff=FC/learn=lcg/select=dom",
                "sat4j/amo=native/checks=off/givens=reduced/phase=positive",
                "cpsat/givens=live/model=bool/profile=fast"
            })
    void classicProblemsWithoutSolutionAreRefuted(String solver) {
        for (String name : List.of("queens-3", "langford-2-5", "mols-2", "schur-2-5", "ramsey-3-3-6", "qg3-6")) {
            Puzzle puzzle = Classic.named(name).orElseThrow().puzzle();
            try (Certifier certifier = certifier(solver)) {
                Certificate certificate =
                        certifier.certify(puzzle, Question.ANY).certificate();

                assertEquals(Status.ACCEPTED, certificate.status(), name + ": " + certificate.reason());
            }
        }
    }

    /** All solutions are excluded, and the rest is refuted. */
    @ParameterizedTest
    @ValueSource(strings = {"queens-5", "all-interval-5", "costas-4", "langford-2-4", "magic-3/symmetry=corners"})
    void countsOfClassicProblemsAreProved(String name) {
        Puzzle puzzle = Classic.named(name).orElseThrow().puzzle();
        try (Certifier certifier = certifier("engine")) {
            Certificate certificate =
                    certifier.certify(puzzle, Question.count(100)).certificate();

            assertEquals(Status.ACCEPTED, certificate.status(), certificate.reason());
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
        "lcg/propagate=singles+gac, sudoku-4/holes=0.45/count=2/seed=5",
        "lcg/propagate=singles+locked, sudoku-4/holes=0.45/count=2/seed=5",
        "lcg/propagate=singles+gac, latin-12/holes=0.42/count=3/seed=1",
        "lcg/propagate=singles+gac+fish, latin-12/holes=0.42/count=3/seed=1"
    })
    @Tag("exhaustive")
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
    @CsvSource({
        "engine, jigsaw-9",
        "engine, jigsaw-x-9",
        "engine, keen-6",
        "engine, killer-9",
        "engine, rect-3x2",
        "engine, towers-5",
        "engine, unequal-6-adjacent",
        "engine, unequal-7",
        "engine, x-9",
        "choco/alldiff=AC/select=dom, jigsaw-9",
        "choco/alldiff=AC/select=dom/views=three, jigsaw-9",
        "choco/alldiff=AC/select=dom, keen-6",
        "choco/alldiff=AC/select=dom, killer-9",
        "choco/alldiff=AC/relations=arithmetic/select=dom, towers-5",
        "choco/alldiff=FC/learn=lcg/select=dom, unequal-7",
        "sat4j/amo=native/checks=off/givens=reduced/phase=positive, jigsaw-x-9",
        "sat4j/amo=native/checks=off/givens=reduced/phase=positive, unequal-7",
        "sat4j/amo=native/checks=off/givens=reduced/phase=positive, unequal-6-adjacent",
        "sat4j/amo=native/checks=off/givens=reduced/phase=positive, keen-6",
        "sat4j/amo=native/checks=off/givens=reduced/phase=positive, towers-5",
        "sat4j/amo=commander/checks=off/givens=reduced/phase=positive/relations=tuples, towers-5",
        "sat4j/amo=sequential/checks=off/givens=reduced/phase=positive, x-9",
        "cpsat/givens=live/model=bool/profile=fast/relations=table, unequal-7",
        "cpsat/givens=live/model=clauses/profile=fast, x-9",
    })
    @Tag("exhaustive")
    void puzzlesOnOtherBoardsAreProvedToo(String solver, String set) {
        try (Certifier certifier = certifier(solver);
                Stream<Instance> puzzles = set(set)) {
            puzzles.filter(instance -> Axioms.refusal(instance.puzzle().board()).isEmpty())
                    .limit(3)
                    .forEach(instance -> {
                        Certificate certificate = certifier
                                .certify(instance.puzzle(), Question.UNIQUE)
                                .certificate();

                        assertEquals(Status.ACCEPTED, certificate.status(), instance + " " + certificate.reason());
                        assertTrue(certificate.fromSolverLog(), instance.label());
                    });
        }
    }

    /** What such solvers claim is proved all the same, by our search, and that is said. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sat4j/amo=native/checks=off/phase=positive/reuse=learnt           | hardest10 | clauses of earlier puzzles",
                "sat4j/amo=native/checks=off/givens=reduced/phase=positive/relations=counter      | killer-9  | variables that count sums, which a proof does not define",
                "cpsat/givens=live/profile=fast              | hardest10 | does not report their meaning",
                "cpsat/givens=live/model=bool        | hardest10 | presolve",
                "cpsat/givens=live/model=bool/profile=fast/workers=2              | hardest10 | several workers",
                "cpsat/givens=live/model=bool/profile=fast   | unequal-7 | variables that do not stand for candidates",
            })
    void whoIsNotHeardSaysWhy(String solver, String set, String reason) {
        SolverSpec spec = SolverCatalog.standard().spec(solver.strip());
        try (Certifier certifier = certifier(solver.strip());
                Stream<Instance> puzzles = set(set.strip())) {
            Puzzle puzzle = puzzles.findFirst().orElseThrow().puzzle();

            Certificate certificate = certifier.certify(puzzle, Question.UNIQUE).certificate();

            assertEquals(Status.ACCEPTED, certificate.status(), certificate.reason());
            assertFalse(certificate.fromSolverLog());
            String said = spec.family().reasonNotToTrace(spec, puzzle.board()).orElseThrow();
            assertTrue(said.startsWith(spec.family().name() + " ") && said.contains(reason), said);
        }
    }

    /** Decisions and what rules removed are enough: words lead to the same proof. */
    @Test
    void theProofIsTheSameWhetherTheSolverSpeaksInWordsOrNot() {
        for (String solver : List.of("engine", "engine/propagate=" + ALL_RULES, "engine/shave=node")) {
            SolverSpec spec = SolverCatalog.standard().spec(solver);
            Prover inWords = new Prover(() -> 0);
            Trace listener = new Trace() { // unlike the prover, it wants words
                        @Override
                        public void event(Event event) {
                            inWords.event(event);
                        }
                    };
            inWords.listen(Puzzles.NORVIG_HARD_1);
            try (Certifier certifier = certifier(solver);
                    Solver told = spec.family().create(spec, listener)) {
                Claim claim = told.answer(Puzzles.NORVIG_HARD_1, Question.UNIQUE, Budget.unlimited())
                        .claim();

                assertEquals(
                        certifier
                                .certify(Puzzles.NORVIG_HARD_1, Question.UNIQUE)
                                .certificate(),
                        inWords.prove(claim).certificate());
            }
        }
    }

    /** Hall sets, locked candidates and bounds of sums are lines of such proofs; cages have any number of cells. */
    @ParameterizedTest
    @SomeOf(
            stride = 5,
            strings = {
                "hardest10",
                "jigsaw-x-9",
                "keen-6",
                "killer-9",
                "rect-3x2",
                "towers-5",
                "unequal-6-adjacent",
                "unequal-7",
                "sudoku-4/holes=0.45/count=2/seed=5"
            })
    void inequalitiesProveTheSame(String set) {
        for (String solver : List.of("engine", "engine/propagate=" + ALL_RULES)) {
            Prover prover = new Prover(() -> 0, board -> Language.INEQUALITIES);
            try (Certifier certifier = new Certifier(SolverCatalog.standard().spec(solver), prover);
                    Stream<Instance> puzzles = set(set)) {
                puzzles.limit(2).forEach(instance -> {
                    Certificate certificate = certifier
                            .certify(instance.puzzle(), Question.count(500))
                            .certificate();

                    assertEquals(Status.ACCEPTED, certificate.status(), instance + " " + certificate.reason());
                });
            }
        }
    }

    @Test
    void whatMatchingsSeeIsSaidBySums() {
        Prover prover = new Prover(() -> 0, board -> Language.INEQUALITIES);
        Puzzle puzzle = Puzzles.NORVIG_HARD_1;
        try (Certifier certifier =
                new Certifier(SolverCatalog.standard().spec("engine/propagate=singles+gac"), prover)) {
            Certified certified = certifier.certify(puzzle, Question.UNIQUE);
            long sums = IntStream.range(0, certified.lemmas().count())
                    .filter(certified.lemmas()::isSum)
                    .count();

            assertTrue(sums > 0, certified.certificate().toString());
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

    @ParameterizedTest
    @EnumSource(Language.class)
    void rulesThatContradictEachOtherRefuteEveryPuzzle(Language language) {
        Board board = Board.builder(2, 1)
                .relation(new Sum(List.of(0), 2))
                .relation(new Table(List.of(0), List.of(List.of(1))))
                .build();
        Prover prover = new Prover(() -> 0, each -> language);
        prover.begin(new Puzzle(Grid.of(board, new int[1])));

        assertEquals(
                Status.ACCEPTED,
                prover.prove(new Claim.NoSolution()).certificate().status());
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

    static Stream<List<Event>> nonsense() {
        return Stream.of(
                List.of(),
                List.of(
                        new Event.Placed(2, 1, "a lie"),
                        new Event.Decision(1, 2, 9, true, 2),
                        new Event.Decision(2, 2, 1, true, 2),
                        new Event.Backtrack(2),
                        new Event.Decision(7, 60, 5, false, 2),
                        new Event.Backtrack(1)),
                List.of(new Event.Removed(81, 1, "no cell")),
                List.of(new Event.Decision(1, 80, 10, true, 2)),
                List.of(new Event.Learnt(List.of(new Event.Literal(-1, 5, true)))),
                List.of(new Event.Defined(Event.Literal.helper(2, true), List.of(new Event.Literal(2, 1, true)))),
                List.of(new Event.Defined(new Event.Literal(2, 1, true), List.of(new Event.Literal(2, 2, true)))),
                List.of(new Event.Defined(Event.Literal.helper(1, true), List.of(Event.Literal.helper(1, true)))),
                List.of(new Event.Defined(
                        Event.Literal.helper(1, true),
                        List.of(new Event.Literal(2, 1, true), new Event.Literal(2, 1, false)))),
                List.of(
                        new Event.Defined(Event.Literal.helper(1, true), List.of()),
                        new Event.Learnt(List.of(Event.Literal.helper(1, true)))),
                List.of(new Event.Backtrack(0)),
                List.of(new Event.Decision(Integer.MAX_VALUE, 2, 1, true, 2)));
    }

    /** Steps that are false, make no sense or are too few cost the guidance, not the proof. */
    @ParameterizedTest
    @MethodSource("nonsense")
    void aSolverThatTellsNonsenseIsNotBelieved(List<Event> events) {
        Prover prover = new Prover(() -> 0);
        prover.listen(Puzzles.NORVIG_HARD_1);
        events.forEach(prover::event);

        Certificate certificate =
                prover.prove(new Claim.Unique(Puzzles.NORVIG_HARD_1_SOLUTION)).certificate();

        assertEquals(Status.ACCEPTED, certificate.status(), certificate.reason());
        assertFalse(certificate.fromSolverLog());
    }

    /** Clauses that do not follow lead to no proof of what is false. */
    @Test
    void aSolverThatLearnsLiesIsNotBelieved() {
        Prover prover = new Prover(() -> 0);
        prover.listen(Puzzles.TWO_SOLUTIONS_2);
        Grid one = Puzzle.parse("2134342112434312").givens();
        prover.event(new Event.Solution(one));
        for (int digit = 1; digit <= 4; digit++) {
            prover.event(new Event.Learnt(List.of(new Event.Literal(0, digit, digit == one.digit(0)))));
        }

        Certificate certificate = prover.prove(new Claim.Unique(one)).certificate();

        assertEquals(Status.REFUSED, certificate.status());
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
