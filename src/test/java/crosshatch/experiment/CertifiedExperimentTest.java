package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.results.Environment;
import crosshatch.results.Recorded;
import crosshatch.results.RunRecord;
import crosshatch.results.noise.MadeUpMachine;
import crosshatch.results.noise.Sampler;
import crosshatch.results.noise.Samples;
import crosshatch.results.schema.Evidence;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Proof;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Answer;
import crosshatch.solver.Claim;
import crosshatch.solver.Counters;
import crosshatch.solver.Paradigm;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.StubFamily;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

/** Refutations are believed for their proofs, and for nothing else. */
class CertifiedExperimentTest {
    private static final Grid ONE = Puzzle.parse("2134342112434312").givens();
    private static final Claim UNIQUE = new Claim.Unique(Puzzles.EULER_1_SOLUTION);

    @Test
    void whatTwoParadigmsClaimFalselyIsWrong() {
        Claim lie = new Claim.Unique(ONE);

        List<RunRecord> records =
                records(Puzzles.TWO_SOLUTIONS_2, 1, silent("a", Paradigm.SAT, lie), silent("b", Paradigm.CP, lie));

        assertEquals(2, records.size());
        for (RunRecord record : records) {
            assertEquals(Verdict.WRONG, record.verdict());
            assertEquals(
                    "there is another solution: 4132324114232314", record.run().getDetail());
            assertEquals(Proof.getDefaultInstance(), record.run().getProof());
        }
    }

    @Test
    void aFalseClaimOfNoSolutionIsWrongThoughTheSetKnowsNoBetter() {
        RunRecord record = records(Puzzles.EULER_1, 1, silent("a", Paradigm.SAT, new Claim.NoSolution()))
                .get(0);

        assertEquals(Verdict.WRONG, record.verdict());
        assertEquals(
                "there is another solution: " + Puzzles.EULER_1_SOLUTION,
                record.run().getDetail());
    }

    @Test
    void theProofOfASolverThatTellsItsStepsIsItsOwn() {
        List<RunRecord> records = records(
                Puzzles.EULER_1,
                1,
                SolverCatalog.standard().spec("engine"),
                silent("a", Paradigm.SAT, UNIQUE),
                new Scripted("liar", Paradigm.CP, UNIQUE, true).spec());

        assertEquals(
                Map.of(
                        "engine", Evidence.PROOF,
                        "a", Evidence.PROOF_BY_ENGINE,
                        "liar", Evidence.PROOF_BY_ENGINE),
                Map.of(
                        records.get(0).solver().replaceAll("/.*", ""),
                                records.get(0).evidence(),
                        records.get(1).solver(), records.get(1).evidence(),
                        records.get(2).solver(), records.get(2).evidence()));
        for (RunRecord record : records) {
            Proof proof = record.run().getProof();
            assertEquals(Verdict.CORRECT, record.verdict());
            assertTrue(
                    proof.getProofLemmas() >= 1 && proof.getProofFound() >= proof.getProofLemmas(), proof.toString());
            assertTrue(
                    proof.getProofHints() > 0
                            && proof.getProofBytes() > proof.getProofHints()
                            && proof.getProofCheckNs() > 0,
                    proof.toString());
        }
    }

    @Test
    void aRefutationIsProvedOnceForAllRepetitions() {
        Scripted fromSolverLog = new Scripted("heard", Paradigm.CP, UNIQUE, true);

        List<RunRecord> records = records(Puzzles.EULER_1, 3, fromSolverLog.spec(), silent("a", Paradigm.SAT, UNIQUE));

        assertEquals(3 + 1, fromSolverLog.asked.size(), "three measured runs, one that is heard");
        assertEquals(
                2,
                records.stream()
                        .map(record -> record.run().getProof().getProofCheckNs() + record.solver())
                        .distinct()
                        .count());
    }

    @Test
    void whatIsNoRefutationOrSeenAtOnceNeedsNoProof() {
        RunRecord solved = records(Puzzles.EULER_1, 1, silent("a", Paradigm.SAT, new Claim.Several(ONE, ONE)))
                .get(0);
        RunRecord clash = records(Puzzles.CONTRADICTORY_GIVENS, 1, silent("a", Paradigm.SAT, new Claim.NoSolution()))
                .get(0);

        assertEquals(Proof.getDefaultInstance(), solved.run().getProof());
        assertEquals(Evidence.CHECKED, clash.evidence());
        assertEquals(Proof.getDefaultInstance(), clash.run().getProof());
    }

    @Test
    void whereNoProofCanBeMadeItIsSaidWhy() {
        Board board = Board.parse("digits 9; cells 6; product 1 of 0 1 2 3 4 5");
        Puzzle open = new Puzzle(Grid.of(board, new int[6]));

        RunRecord record = records(open, 1, silent("a", Paradigm.SAT, new Claim.Unique(Grid.of(board, ones()))))
                .get(0);

        assertEquals(Verdict.UNCONFIRMED, record.verdict());
        assertTrue(
                record.run().getDetail().startsWith("no proof: product 1 of cell 0"),
                record.run().getDetail());
    }

    private static int[] ones() {
        return new int[] {1, 1, 1, 1, 1, 1};
    }

    private static SolverSpec silent(String name, Paradigm paradigm, Claim claim) {
        return new Scripted(name, paradigm, claim, false).spec();
    }

    /** What becomes of a puzzle of which nothing is known, in the order of the solvers. */
    private static List<RunRecord> records(Puzzle puzzle, int repetitions, SolverSpec... solvers) {
        Plan plan = plan(repetitions);
        List<MeasuredSolver> contestants = new ArrayList<>();
        for (SolverSpec solver : solvers) {
            contestants.add(new LocalMeasuredSolver(
                    solver,
                    () -> solver.family().create(solver, Trace.OFF),
                    plan.question(),
                    plan.limits(),
                    Clock.system()));
        }
        List<Instance> instances = List.of(new Instance("s", 1, "", puzzle, KnownAnswer.UNKNOWN));
        List<RunRecord> records = new ArrayList<>();
        try (Proofs proofs = new Proofs(plan, Clock.system())) {
            Recorder recorder = new Recorder(plan, Environment.here(List.of()), 1, proofs);
            Runner runner = new Runner(
                    1,
                    contestants,
                    new WarmupController(plan, 1, List.of(), warmup -> {}, pass -> {}),
                    RandomSource.SPLIT_MIX_64.create(1),
                    new Sampler(new MadeUpMachine(), () -> 1, () -> 0, new Samples(List.of())),
                    true,
                    solver -> false,
                    block -> records.addAll(recorder.records(block)));
            for (int repetition = 1; repetition <= repetitions; repetition++) {
                Runner.Blocks blocks = new Runner.Blocks(instances.iterator(), 1, Part.WHOLE);
                runner.run(blocks, Phase.MEASURED, repetition, new Recorded());
            }
        }
        List<String> order = List.of(solvers).stream().map(SolverSpec::toString).toList();
        records.sort((one, other) -> order.indexOf(one.solver()) - order.indexOf(other.solver()));
        return records;
    }

    private static Plan plan(int repetitions) {
        return Plans.cold()
                .question(Question.UNIQUE)
                .repetitions(repetitions)
                .warmup(new Plan.WarmupPlan(0, 0))
                .block(1)
                .certify(true)
                .build();
    }

    /**
     * Claims the same of every puzzle. Says that it tells its steps, or not; if it does, it tells that it leaves the branch in
     * which the solution lies.
     */
    private record Scripted(String name, Paradigm paradigm, Claim claim, boolean traces, List<Puzzle> asked)
            implements StubFamily {
        Scripted(String name, Paradigm paradigm, Claim claim, boolean traces) {
            this(name, paradigm, claim, traces, new ArrayList<>());
        }

        SolverSpec spec() {
            return new SolverCatalog(List.of(this)).spec(name);
        }

        @Override
        public Optional<String> refusal(Board board, Question question) {
            return Optional.empty();
        }

        @Override
        public Solver create(SolverSpec spec, Trace trace) {
            return (puzzle, question, budget) -> {
                asked.add(puzzle);
                if (trace.on()) {
                    trace.event(new Event.Decision(1, 0, claim.shown().get(0).digit(0), true, 2));
                    trace.event(new Event.Backtrack(1));
                }
                return new Answer(claim, Counters.none());
            };
        }
    }
}
