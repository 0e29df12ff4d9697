package crosshatch.experiment.campaign;

import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Part;
import crosshatch.experiment.Plan;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Requests for tests: cold, in this JVM, question {@code any}. */
final class Asked {
    static final PuzzleSets SETS = new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT);

    private Asked() {}

    static PuzzleSet planned(Plan.PlannedSet set) {
        return SETS.resolve(set.source());
    }

    static Request of(Scope scope, String puzzles, String... solvers) {
        return of(scope, true, OptionalInt.empty(), puzzles, solvers);
    }

    static Request of(Scope scope, boolean cold, OptionalInt repetitions, String puzzles, String... solvers) {
        return of(scope, cold, Limits.ofNanos(10_000_000_000L), repetitions, puzzles, solvers);
    }

    static Request of(
            Scope scope, boolean cold, Limits limits, OptionalInt repetitions, String puzzles, String... solvers) {
        return RequestBuilder.builder()
                .experiment("asked")
                .scope(scope)
                .puzzles(new ChosenPuzzles(List.of(SETS.resolve(puzzles)), InstanceSelection.ALL))
                .solvers(List.of(solvers))
                .question(Question.ANY)
                .limits(limits)
                .repetitions(repetitions)
                .seed(1)
                .cold(cold)
                .warmup(Optional.of(Duration.ofMillis(5)))
                .placement(Plan.PlannedPlacement.HERE)
                .shard(Part.WHOLE)
                .build();
    }
}
