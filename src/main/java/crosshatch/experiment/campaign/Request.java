package crosshatch.experiment.campaign;

import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Part;
import crosshatch.experiment.Plan;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A request for a comparison; {@link Planner} makes a {@link Plan} of it.
 *
 * @param experiment its name
 * @param scope decides what is left open
 * @param puzzles to be answered
 * @param solvers {@code SPEC} or {@code LABEL=SPEC}; none to leave it open
 * @param twice whether each solver takes part twice, to see how often a test finds a difference where there is none
 * @param question about each puzzle
 * @param limits of each run
 * @param repetitions measured runs of each solver on each puzzle; empty to leave it open
 * @param seed of the sample and of the order of runs
 * @param cold whether there is no warm-up
 * @param warmup at most this long for each solver; empty to leave it open
 * @param placement where the solvers run
 * @param certify whether each refutation is proved
 * @param shard which of the blocks are run
 */
@RecordBuilder
public record Request(
        String experiment,
        Scope scope,
        ChosenPuzzles puzzles,
        List<String> solvers,
        boolean twice,
        Question question,
        Limits limits,
        OptionalInt repetitions,
        long seed,
        boolean cold,
        Optional<Duration> warmup,
        Plan.PlannedPlacement placement,
        boolean certify,
        Part shard) {}
