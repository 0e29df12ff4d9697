package crosshatch.experiment.study.hunt;

import crosshatch.experiment.Part;
import java.nio.file.Path;
import java.util.List;

/**
 * The solvers, limits and seed of a hunt for wrong answers.
 *
 * @param solvers specs: options that one writes stay, all other options of its family vary
 * @param nanos time after which no case is begun, in ns
 * @param rounds no round after this one is begun, counted from 1 over all shards
 * @param seed of everything that is drawn
 * @param shard which of the rounds
 * @param jobs rounds at the same time
 * @param unsafe whether configurations that are known to be unsound are tried, too
 * @param folder where findings, coverage and the journal go
 * @param resume whether a hunt is there that goes on
 */
public record HuntRequest(
        List<String> solvers,
        long nanos,
        long rounds,
        long seed,
        Part shard,
        int jobs,
        boolean unsafe,
        Path folder,
        boolean resume) {}
