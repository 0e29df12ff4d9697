package crosshatch.solvers.external;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counters;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.export.ModelSpec;
import crosshatch.solvers.export.Problem;
import crosshatch.solvers.export.UnfitAnswerException;
import crosshatch.solvers.external.process.ProgramRun;
import crosshatch.solvers.model.cnf.CandidateVariables;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A program that is started for each puzzle. For a second solution it runs again on a model without the first one, if its
 * description has no arguments for several solutions. The time of encoding ends when the first model is written to its file.
 */
final class ProgramSolver implements Solver {
    private final Description description;
    private final SolverSpec spec;
    private final Optional<ModelSpec> model;
    private final StatisticLines statistics;
    private final Trace trace;
    /** The way to obtain a proof, if a trace needs one. */
    private final Optional<Description.Proof> proof;

    private final CallFolder folder;
    private final boolean readsFile;
    private final StartUp startUp;

    /**
     * Makes a solver.
     *
     * @param startUp the start-up time of the program
     * @param trace receives solutions, and the lemmas of proofs
     */
    ProgramSolver(Description description, SolverSpec spec, StartUp startUp, Trace trace) {
        this.description = description;
        this.spec = spec;
        model = description.input().modelOf(spec);
        statistics = new StatisticLines(description);
        this.trace = trace;
        proof = trace.on() ? description.proving() : Optional.empty();
        folder = CallFolder.create(description.library());
        readsFile = Arguments.haveInput(description.command());
        this.startUp = startUp;
    }

    @Override
    public Answer answer(Puzzle puzzle, Question question, Budget budget) {
        Run run = new Run(puzzle, question, budget);
        try {
            return run.answer();
        } catch (UnfitAnswerException unfit) {
            return run.answered(new Claim.Failed(unfit.reason()));
        } catch (IOException failed) {
            throw new SolverException(spec.family().name() + " cannot be run: " + failed.getMessage(), failed);
        }
    }

    /** One task on one puzzle: one call, or one for each solution. */
    private final class Run {
        private final Puzzle puzzle;
        private final Question question;
        private final Budget budget;
        private final boolean atOnce;
        private Counters counters = Counters.none();
        private long cpuNanos;
        private long ownNanos;
        private boolean wasRead;
        private long peakBytes = Budget.ExternalUsage.UNSEEN;

        Run(Puzzle puzzle, Question question, Budget budget) {
            this.puzzle = puzzle;
            this.question = question;
            this.budget = budget;
            atOnce = question.limit() == 1 || !description.several().isEmpty();
        }

        Answer answer() throws IOException {
            List<Grid> found = new ArrayList<>();
            while (true) {
                folder.write(new Problem(puzzle, found), description.input(), model, readsFile);
                if (found.isEmpty()) budget.encoded();
                Optional<Claim> flattened = flatten();
                if (flattened.isPresent()) return answered(flattened.get());
                ProgramRun call = call();
                if (call.exceeded().isPresent()) {
                    return answered(new Claim.OutOfBudget(call.exceeded().get()));
                }
                ProgramAnswer reading = read(call);
                if (reading.gaveUp()) return answered(new Claim.GaveUp());
                if (trace.on()) trace(reading);
                found.addAll(reading.solutions());
                if (isWrong(reading))
                    return answered(new Claim.Solved(reading.solutions().get(0)));
                if (reading.complete() || found.size() >= question.limit() || atOnce) {
                    return answered(ProgramAnswer.claim(found, reading.complete(), question));
                }
            }
        }

        private void trace(ProgramAnswer reading) throws IOException {
            for (Grid solution : reading.solutions()) trace.event(new Event.Solution(solution));
            if (proof.isEmpty() || !reading.complete()) return;
            CandidateVariables candidates =
                    model.flatMap(each -> each.candidates(puzzle)).orElseThrow();
            Optional<String> refusal = folder.proofFault(proof.get().format().read());
            if (refusal.isPresent()) {
                trace.event(new Event.ProofRefused(refusal.get()));
                return;
            }
            for (int[] lemma : folder.lemmas(proof.get().format().read())) {
                if (Arrays.stream(lemma).allMatch(literal -> Math.abs(literal) <= candidates.count())) {
                    trace.event(learnt(lemma, candidates));
                }
            }
        }

        private Event.Learnt learnt(int[] lemma, CandidateVariables candidates) {
            return new Event.Learnt(Arrays.stream(lemma)
                    .mapToObj(literal -> new Event.Literal(
                            candidates.cell(Math.abs(literal)), candidates.digit(Math.abs(literal)), literal > 0))
                    .toList());
        }

        /** Returns whether an answer is no solution; excluding it would prove nothing, and the validator will find it wrong. */
        private boolean isWrong(ProgramAnswer reading) {
            return !atOnce
                    && !reading.solutions().isEmpty()
                    && SolutionChecker.fault(puzzle, reading.solutions().get(0)).isPresent();
        }

        /** Flattens the model if needed; returns the reported status after a failure. */
        private Optional<Claim> flatten() throws IOException {
            if (description.input() != Input.FLATZINC) return Optional.empty();
            ProgramRun run = measured(
                    ProgramRun.of(folder.inFlattening(description.flatten()), ProgramRun.Input.NOTHING, left()));
            if (run.exceeded().isPresent()) {
                return Optional.of(new Claim.OutOfBudget(run.exceeded().get()));
            }
            if (run.exitCode() == 0) return Optional.empty();
            throw new UnfitAnswerException(
                    "the model cannot be flattened: exit code " + run.exitCode() + complaint(run));
        }

        private ProgramRun call() throws IOException {
            List<String> template = proof.map(Description.Proof::command).orElse(description.command());
            List<String> command = folder.in(Arguments.of(template, description, spec, atOnce ? question.limit() : 1));
            ProgramRun run = measured(ProgramRun.of(command, folder.standardInput(), left()));
            budget.encodedElsewhere(statistics.encodingNanos(run.output()));
            return run;
        }

        private Limits left() {
            return budget.left();
        }

        private ProgramRun measured(ProgramRun run) {
            cpuNanos = sum(cpuNanos, run.cpuNanos());
            peakBytes = Math.max(peakBytes, run.peakBytes());
            return run;
        }

        /** Returns the sum for two calls; -1 if one value is not known. */
        private static long sum(long former, long latter) {
            return former < 0 || latter < 0 ? -1 : former + latter;
        }

        private ProgramAnswer read(ProgramRun run) throws IOException {
            if (!run.fault().isEmpty()) throw new UnfitAnswerException(run.fault());
            if (run.crashed())
                throw new UnfitAnswerException("it crashed, exit code " + run.exitCode() + complaint(run));
            ProgramAnswer reading;
            try {
                reading = description.output().read(folder.answer(run, description.command()), puzzle, model);
            } catch (UnfitAnswerException nothing) {
                if (run.exitCode() == 0) throw nothing;
                throw new UnfitAnswerException(nothing.reason() + "; exit code " + run.exitCode() + complaint(run));
            }
            reading.require(run.exitCode());
            counters = counters.and(reading.counters()).and(statistics.read(run.output()));
            ownNanos = sum(ownNanos, statistics.nanos(run.output()));
            wasRead = true;
            return reading;
        }

        private String complaint(ProgramRun run) {
            return run.complaint().isEmpty() ? "" : ": " + run.complaint();
        }

        Answer answered(Claim claim) {
            budget.elsewhere(new Budget.ExternalUsage(startUp.nanos(), wasRead ? ownNanos : -1, cpuNanos, peakBytes));
            return new Answer(claim, counters);
        }
    }

    @Override
    public void awaitIdle() {
        startUp.awaitIdle();
    }

    @Override
    public void close() {
        folder.close();
    }
}
