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
 * A participant of a benchmark: a solver, the number of its threads, and the code that reads the clock.
 *
 * @param solver the name of the solver in tables
 * @param question the task on each puzzle
 * @param threads the number of threads that answer puzzles at the same time
 * @param schedule the word for the way in which threads share the puzzles
 * @param compilerNanos the CPU time of the JIT compiler in the solver's JVM, in ns; negative if it is not known
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

    /** The ways in which threads share the puzzles. */
    public enum Schedule {
        /** A free thread takes the next puzzles. */
        QUEUE,
        /** Each thread has its equal share from the beginning, as in P. Norvig's program. */
        SHARDS;

        /** Returns the word for this schedule in tables and options. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * One pass through some puzzles.
     *
     * @param claims the reported status of each puzzle, in order; none if answers are not validated
     * @param nanos the wall-clock time from the first puzzle to the last answer
     * @param busyNanos the time that each thread spent on answers
     */
    public record Pass(List<Claim> claims, long nanos, List<Long> busyNanos) {
        /** Makes a pass of one thread. */
        public static Pass of(List<Claim> claims, long nanos) {
            return new Pass(claims, nanos, List.of(nanos));
        }

        /** Returns this pass without its validated claims, so that their grids can be freed. */
        Pass withoutClaims() {
            return new Pass(List.of(), nanos, busyNanos);
        }
    }

    /** Answers puzzles, and measures the time. */
    @FunctionalInterface
    public interface Answering {
        /** Answers each puzzle once, without limit. */
        Pass answer(List<Instance> puzzles);
    }

    /** Makes a participant from any code that runs in the calling thread and needs no closing. */
    public static BenchContestant of(String name, Question question, Answering answering) {
        return new BenchContestant(name, question, 1, "", () -> -1, answering, () -> {});
    }

    /** Makes a participant that runs one solver in the calling thread. The clock is read before and after all puzzles. */
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
     * Makes a participant of several threads, each with a solver of its own. The clock is read before and after all puzzles.
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

    /** Makes a participant from a solver of an experiment, in any JVM. Each run is timed there, as in an experiment. */
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

    /** Runs a solver without a time limit, and measures no time. If the solver crashes, the claim is a failure. */
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
