package crosshatch.experiment.study.reproduce;

import crosshatch.base.InputException;
import crosshatch.experiment.study.reproduce.Measure.MeasureException;
import crosshatch.experiment.study.reproduce.Measure.Measured;
import crosshatch.solver.SolverException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Measures published figures and compares them. Counts are measured in several threads at once, times alone after them. Figures
 * with equal measures (two editions, or a text that contradicts its table) share the measured values.
 */
public final class FigureReproducer {
    private final Laboratory laboratory;
    private final int threads;

    /**
     * Makes a reproducer.
     *
     * @param threads the number of measures at the same time, except for measures of time
     */
    public FigureReproducer(Laboratory laboratory, int threads) {
        this.laboratory = laboratory;
        this.threads = threads;
    }

    /**
     * Measures the given figures, in their order.
     *
     * @param finished receives each result, in any order and on any thread
     * @return the results in the order of the figures
     * @throws InputException if a puzzle set was changed
     */
    public List<Reproduction> reproduce(List<PublishedFigure> figures, Consumer<Reproduction> finished) {
        Map<PublishedFigure, Reproduction> results = new ConcurrentHashMap<>();
        Map<Measure, List<PublishedFigure>> byMeasure = figures.stream()
                .collect(Collectors.groupingBy(PublishedFigure::measure, LinkedHashMap::new, Collectors.toList()));
        List<Runnable> counted = new ArrayList<>();
        List<Runnable> timed = new ArrayList<>();
        byMeasure.forEach((measure, its) -> (measure.timed() ? timed : counted)
                .add(() -> reproduce(measure, its).forEach(result -> {
                    results.put(result.figure(), result);
                    finished.accept(result);
                })));
        runTogether(counted);
        timed.forEach(Runnable::run);
        return figures.stream().map(results::get).toList();
    }

    private void runTogether(List<Runnable> tasks) {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> working = new ArrayList<>();
            for (Runnable task : tasks) working.add(pool.submit(task));
            for (Future<?> each : working) each.get();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", interrupted);
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException cause) throw cause;
            throw new IllegalStateException(failed.getCause());
        } finally {
            pool.shutdownNow();
        }
    }

    private List<Reproduction> reproduce(Measure measure, List<PublishedFigure> figures) {
        List<String> missing = laboratory.missing(measure.sets());
        if (!missing.isEmpty()) {
            return figures.stream()
                    .map(figure -> Reproduction.needing(figure, missing))
                    .toList();
        }
        try {
            Measured measured = measure.take(laboratory);
            return figures.stream()
                    .map(figure -> Reproduction.of(figure, measured))
                    .toList();
        } catch (MeasureException | SolverException noValue) {
            return figures.stream()
                    .map(figure -> Reproduction.failed(figure, "" + noValue.getMessage()))
                    .toList();
        }
    }
}
