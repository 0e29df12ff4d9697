package crosshatch.experiment.study.reproduce.measure;

import crosshatch.experiment.JudgedRun;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads counters by name: those that all solvers share by their column, a program's own by its own word. */
final class CounterNames {
    private CounterNames() {}

    /** @throws MeasureException if there is no such count */
    static long of(JudgedRun run, String name) {
        Counters counters = run.answer().counters();
        OptionalLong shared = Arrays.stream(Counter.values())
                .filter(counter -> counter.column().equals(name))
                .findFirst()
                .map(counters::get)
                .orElse(OptionalLong.empty());
        if (shared.isPresent()) return shared.getAsLong();
        return Optional.ofNullable(counters.natives().get(name))
                .orElseThrow(
                        () -> new MeasureException(run.instance().label() + ": the solver does not count " + name));
    }
}
