package crosshatch.experiment.study.hunt;

import crosshatch.experiment.Clock;
import crosshatch.experiment.MeasuredRun;
import crosshatch.experiment.Placement;
import crosshatch.solver.SolverException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Runs a case again with a fresh solver, and checks its last answer. */
final class Retrial {
    /** The longest time of a retrial; the thread of a run that exceeds it is abandoned. */
    private static final long LONGEST_SECONDS = 30;

    private final Placement apart;
    private final Placement here;
    private final Oracle oracle;

    /**
     * Makes a retrial.
     *
     * @param apart a place in a fresh process, in which a solver can do no harm
     * @param here a place in this JVM, in which a case takes a hundredth of the time
     */
    Retrial(Placement apart, Placement here, Clock clock) {
        this.apart = apart;
        this.here = here;
        oracle = new Oracle(clock::nanoTime);
    }

    /** Runs a case in its own process. */
    Optional<Fault> inProcess(HuntCase huntCase) {
        return last(huntCase, huntCase.answers(apart));
    }

    /** Runs a case in this JVM, or in its own process if the solver comes from a jar. */
    Optional<Fault> here(HuntCase huntCase) {
        return inTime(() -> huntCase.answers(here)).flatMap(answers -> last(huntCase, answers));
    }

    private Optional<Fault> last(HuntCase huntCase, List<MeasuredRun> answers) {
        oracle.forget();
        return oracle.fault(huntCase, answers.get(answers.size() - 1));
    }

    private static <T> Optional<T> inTime(Callable<T> task) {
        FutureTask<T> future = new FutureTask<>(task);
        Thread thread = new Thread(future, "retrial");
        thread.setDaemon(true);
        thread.start();
        try {
            return Optional.of(future.get(LONGEST_SECONDS, TimeUnit.SECONDS));
        } catch (ExecutionException broken) {
            if (broken.getCause() instanceof SolverException) return Optional.empty();
            if (broken.getCause() instanceof RuntimeException cause) throw cause;
            throw new IllegalStateException(broken);
        } catch (TimeoutException hangs) {
            return Optional.empty();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    Oracle oracle() {
        return oracle;
    }
}
