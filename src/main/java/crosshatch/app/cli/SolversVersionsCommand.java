package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Terminal;
import crosshatch.base.InputException;
import crosshatch.solver.Family;
import crosshatch.solver.Library;
import crosshatch.solver.OptionValues;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.release.Releases;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the releases of a library: the command {@code solvers versions}. */
@Command(
        name = "versions",
        description = {
            "Lists the releases of the library of a family that can be compared.",
            "These are the releases that were tested with this program, and the releases in your cache.",
            "To use a release, write it after @, as in cpsat@9.8. A solver without @ uses the release that comes with"
                    + " this program."
        },
        footer = {"  crosshatch solvers versions cpsat", "  crosshatch solvers versions choco --online"})
final class SolversVersionsCommand extends ProgramCommand {
    @Parameters(paramLabel = "FAMILY", description = "Family: choco, cpsat or sat4j.")
    private String family = "";

    @Option(
            names = "--online",
            description =
                    "Also list the releases in the Maven repositories of your settings that were not tested with this program.")
    private boolean online;

    @Override
    public Integer call() {
        Family asked = SolverCatalog.standard().spec(family).family();
        Library library = library(asked);
        List<List<String>> rows = new ArrayList<>();
        Set<String> fetched = new LinkedHashSet<>(Releases.ofUser().fetched(asked));
        Set<String> offered = new LinkedHashSet<>(online ? Releases.ofUser().offered(library) : List.of());
        for (Library.Release each : library.releases()) {
            String here = fetched.remove(each.name()) ? "fetched" : "";
            offered.remove(each.version());
            rows.add(row(asked, each, asked.version().equals(Optional.of(each.version())) ? comesWith(here) : here));
        }
        for (String each : fetched) rows.add(row(asked, new Library.Release(each, each, Optional.empty()), "fetched"));
        for (String each : offered) {
            if (!fetched.contains(each))
                rows.add(row(asked, new Library.Release(each, each, Optional.empty()), "untried"));
        }
        out().print(Terminal.here().texts("", List.of("solver", "version", "built", "here"), rows.stream()));
        return ExitCode.DONE;
    }

    private static String comesWith(String here) {
        return here.isEmpty() ? "comes with this program" : "comes with this program, fetched";
    }

    private static List<String> row(Family family, Library.Release release, String here) {
        return List.of(
                family.line() + OptionValues.RELEASE + release.name(),
                release.version(),
                release.date().map(Object::toString).orElse(""),
                here);
    }

    /**
     * Returns the library of a family.
     *
     * @throws InputException if it has none
     */
    static Library library(Family family) {
        return family.library()
                .orElseThrow(() -> new InputException(
                        "family '" + family.name() + "' has no library with releases, expected one of " + libraries()));
    }

    private static String libraries() {
        return String.join(
                ", ",
                SolverCatalog.standard().families().stream()
                        .filter(each -> each.library().isPresent())
                        .map(Family::name)
                        .toList());
    }
}
