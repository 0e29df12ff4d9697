package crosshatch.app.cli;

import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.instances.sets.PuzzleSets;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Sets that a command looks at one by one, whole or in part. */
final class SetArguments {
    @Parameters(arity = "1..*", paramLabel = "SET|FILE", description = "Names of sets, or files of puzzles.")
    private List<String> names = List.of();

    @Option(names = "--limit", paramLabel = "N", description = "Take only the first N puzzles.")
    private long limit = InstanceSelection.EVERY;

    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    /**
     * Hands over set after set with its puzzles, then says which bad lines were skipped.
     *
     * @throws crosshatch.base.InputException if one is not there, or cannot be read
     */
    void forEach(PuzzlesSubcommand command, BiConsumer<PuzzleSet, Stream<Instance>> look) {
        PuzzleSets sets = command.parent().sets(reading.settings());
        for (String name : names) {
            PuzzleSet set = sets.resolve(name);
            try (Stream<Instance> instances = set.instances(InstanceSelection.first(limit))) {
                look.accept(set, instances);
            }
        }
        reading.reportSkipped(command.spec().commandLine().getErr());
    }
}
