package crosshatch.experiment.campaign;

import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Plan;
import crosshatch.experiment.Plans;
import crosshatch.experiment.campaign.Request.Scope;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solver.Limits;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Requests for tests: cold, in this JVM, question {@code any}. */
final class Asked {
    static final PuzzleSets SETS = new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT);

    private Asked() {}

    static PuzzleSet planned(Plan.PlannedSet set) {
        return SETS.resolve(set.source());
    }

    static Request of(Scope scope, String puzzles, String... solvers) {
        return of(scope, Duration.ZERO, puzzles, solvers);
    }

    static Request of(Scope scope, Duration warmup, String puzzles, String... solvers) {
        return of(scope, warmup, Limits.ofNanos(10_000_000_000L), puzzles, solvers);
    }

    static Request of(Scope scope, Duration warmup, Limits limits, String puzzles, String... solvers) {
        return new Request(
                Plans.cold().experiment("asked").limits(limits),
                new ChosenPuzzles(List.of(SETS.resolve(puzzles)), InstanceSelection.ALL),
                List.of(solvers),
                scope,
                false,
                Optional.of(warmup));
    }
}
