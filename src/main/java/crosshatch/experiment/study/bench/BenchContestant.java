package crosshatch.experiment.study.bench;

import crosshatch.instances.sets.Instance;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import java.util.List;

/** Takes part in a bench: a solver, and in how many threads it runs. */
public interface BenchContestant extends AutoCloseable {

    /** Full spec of its solver. */
    String solver();

    /** The task that it has on each puzzle. */
    Question question();

    /** The number of threads that answer puzzles at the same time. */
    int threads();

    /** The schedule that shares out puzzles among the threads: a word for tables. */
    String schedule();

    /** CPU time that the JIT compiler has used where it runs, in ns; negative if it is not known. */
    long compilerNanos();

    /** Answers all puzzles, once, without limit. */
    Pass answer(List<Instance> puzzles);

    @Override
    void close();

    /**
     * One pass through some puzzles.
     *
     * @param claims in the order of the puzzles
     * @param nanos wall-clock time from the first puzzle to the last answer
     * @param busyNanos time that each thread spent on answers
     */
    record Pass(List<Claim> claims, long nanos, List<Long> busyNanos) {
        /** What is left when they are judged: not to hold on to grids. */
        Pass withoutClaims() {
            return new Pass(List.of(), nanos, busyNanos);
        }
    }
}
