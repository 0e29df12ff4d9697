package crosshatch.cli;

import crosshatch.campaign.Messages;
import crosshatch.catalog.SolverCatalog;
import crosshatch.outside.Description;
import crosshatch.outside.Guests;
import crosshatch.outside.KeptGuests;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that bring solvers along. */
final class GuestOptions {
    static final String SOLVER_FILE = "--solver-file";
    static final String PLUGIN = "--plugin";

    @Option(
            names = SOLVER_FILE,
            split = ",",
            paramLabel = "FILE",
            description = "Bring programs along, each by a description (docs/solvers.md); its name is its spec.")
    private List<Path> files = List.of();

    @Option(
            names = PLUGIN,
            split = ",",
            paramLabel = "JAR",
            description = "Bring families of solvers along, in jars that name them in META-INF/services.")
    private List<Path> jars = List.of();

    private @Nullable SolverCatalog catalog;

    /**
     * Adds what an experiment was begun with.
     *
     * @param directory of its results
     * @throws crosshatch.puzzle.InputException if something else is brought along, or a jar is missing
     */
    void resume(Path directory, Messages messages) {
        KeptGuests kept = KeptGuests.in(directory);
        Guests brought = Guests.of(files, jars);
        kept.programs().stream()
                .map(Description::name)
                .filter(name -> brought.families().stream()
                        .noneMatch(each -> each.name().equals(name)))
                .forEach(name -> messages.say(
                        name + ": a program, as it is described in " + directory.resolve(KeptGuests.NAME + ".json")));
        catalog = SolverCatalog.standard().with(kept.with(brought));
    }

    /**
     * The solvers of the house and those brought along.
     *
     * @throws crosshatch.puzzle.InputException if one of these cannot be read, or has a name that is taken
     */
    SolverCatalog catalog() {
        if (catalog == null) catalog = SolverCatalog.standard().with(Guests.of(files, jars));
        return catalog;
    }
}
