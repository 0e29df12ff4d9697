package crosshatch.experiment.bench;

import crosshatch.base.SurroundingsException;
import crosshatch.experiment.Clock;
import crosshatch.experiment.Contestant;
import crosshatch.experiment.MeasuredRun;
import crosshatch.experiment.throughput.SolverTeam;
import crosshatch.instances.sets.Instance;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * Takes part in a bench: a solver, in how many threads it runs, and where the clock is read.
 *
 * @param solver the name of the solver in tables
 * @param question the task on each puzzle
 * @param threads the number of threads that answer puzzles at the same time
 * @param schedule the schedule that shares out puzzles among the threads: a word for tables
 * @param compilerNanos CPU time that the JIT compiler has used where the solver runs, in ns; negative if it is not known
 * @param answering answers puzzles and reads the clock
 * @param end frees the resources of the solver
 */
public record BenchContestant(
        String solver,
        Question question,
        int threads,
        String schedule,
        LongSupplier compilerNanos,
        Answering answering,
        Runnable end)
        implements AutoCloseable {

    /** The ways to share out puzzles among threads. */
    public enum Schedule {
        /** A thread that is free takes the next puzzles. */
        QUEUE,
        /** Each thread has its equal part from the beginning, as in P. Norvig's program. */
        SHARDS;

        /** Returns the word for this schedule in tables and options. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * One pass through some puzzles.
     *
     * @param claims in the order of the puzzles; none where answers are not to be validated
     * @param nanos wall-clock time from the first puzzle to the last answer
     * @param busyNanos time that each thread spent on answers
     */
    public record Pass(List<Claim> claims, long nanos, List<Long> busyNanos) {
        /** A pass of one thread. */
        public static Pass of(List<Claim> claims, long nanos) {
            return new Pass(claims, nanos, List.of(nanos));
        }

        /** What is left when they are judged: not to hold on to grids. */
        Pass withoutClaims() {
            return new Pass(List.of(), nanos, busyNanos);
        }
    }

    /** Answers puzzles, and measures the time. */
    @FunctionalInterface
    public interface Answering {
        /** Answers all puzzles, once, without limit. */
        Pass answer(List<Instance> puzzles);
    }

    /** Whatever answers in the calling thread, and holds nothing that must be freed. */
    public static BenchContestant of(String name, Question question, Answering answering) {
        return new BenchContestant(name, question, 1, "", () -> -1, answering, () -> {});
    }

    /** Runs one solver in the calling thread, without anything around it. The clock is read before and after all puzzles. */
    public static BenchContestant oneThread(String name, Solver solver, Question question, Clock clock) {
        Answering answering = puzzles -> {
            List<Claim> claims = new ArrayList<>(puzzles.size());
            long start = clock.nanoTime();
            for (Instance instance : puzzles) claims.add(ask(solver, instance, question));
            return Pass.of(claims, clock.nanoTime() - start);
        };
        return new BenchContestant(name, question, 1, "", clock::compilerNanos, answering, solver::close);
    }

    /**
     * Several threads, each with a solver of its own. The clock is read before and after all puzzles.
     *
     * @throws crosshatch.solver.SolverException if the solver cannot run on this machine
     */
    public static BenchContestant team(
            String name, Supplier<Solver> maker, Question question, int threads, Schedule schedule, Clock clock) {
        SolverTeam<Solver, Instance, Claim> team = new SolverTeam<>(
                threads, maker, (solver, instance) -> ask(solver, instance, question), clock::nanoTime);
        Answering answering = puzzles -> {
            List<Claim> claims = new ArrayList<>(puzzles.size());
            SolverTeam.Utilization used =
                    switch (schedule) {
                        case QUEUE -> team.share(puzzles.iterator(), claims::add);
                        case SHARDS -> team.deal(puzzles, claims::add);
                    };
            return new Pass(claims, used.nanos(), used.busyNanos());
        };
        return new BenchContestant(
                name, question, threads, schedule.word(), clock::compilerNanos, answering, team::close);
    }

    /** A solver wherever an experiment can place it. Each run is timed there, as in an experiment. */
    public static BenchContestant placed(Contestant contestant, Question question) {
        Answering answering = puzzles -> {
            List<MeasuredRun> runs =
                    contestant.answerAll(puzzles.stream().map(Instance::puzzle).toList());
            List<Claim> claims = runs.stream().map(run -> run.answer().claim()).toList();
            return Pass.of(
                    claims,
                    runs.stream().mapToLong(run -> run.times().getTotalNs()).sum());
        };
        return new BenchContestant(
                contestant.spec().toString(), question, 1, "", contestant::compilerNanos, answering, contestant::close);
    }

    /** Asks without limit and without a clock. A solver that breaks makes a claim, as in an experiment. */
    private static Claim ask(Solver solver, Instance instance, Question question) {
        try {
            return solver.answer(instance.puzzle(), question, Budget.unlimited())
                    .claim();
        } catch (SurroundingsException lacking) {
            throw lacking; // a full disk says nothing of the solver
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError broken) {
            return Claim.Failed.of(broken);
        }
    }

    Pass answer(List<Instance> puzzles) {
        return answering.answer(puzzles);
    }

    @Override
    public void close() {
        end.run();
    }
}
