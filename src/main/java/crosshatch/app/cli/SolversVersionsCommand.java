package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Terminal;
import crosshatch.base.InputException;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Table;
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

/** {@code solvers versions}: which releases of a library there are. */
@Command(
        name = "versions",
        description = {
            "Lists the releases of a family's library: those that this program was tried with, and those that are fetched.",
            "A solver names one behind @, such as cpsat@9.8; without @ it is the release that comes with this program."
        },
        footer = {"  crosshatch solvers versions cpsat", "  crosshatch solvers versions choco --online"})
final class SolversVersionsCommand extends ProgramCommand {
    private static final List<Column> COLUMNS = List.of(
            Column.text("solver", "solver"),
            Column.text("version", "version"),
            Column.text("built", "built"),
            Column.text("here", "here"));

    @Parameters(paramLabel = "FAMILY", description = "Family: choco, cpsat or sat4j.")
    private String family = "";

    @Option(
            names = "--online",
            description = "Also list versions that the Maven repositories of your settings offer and nobody tried.")
    private boolean online;

    @Override
    public Integer call() {
        Family asked = SolverCatalog.standard().spec(family).family();
        Library library = library(asked);
        List<List<Cell>> rows = new ArrayList<>();
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
        out().print(Terminal.here().tables().of(new Table("versions", "", COLUMNS, rows, List.of())));
        return ExitCode.DONE;
    }

    private static String comesWith(String here) {
        return here.isEmpty() ? "comes with this program" : "comes with this program, fetched";
    }

    private static List<Cell> row(Family family, Library.Release release, String here) {
        return List.of(
                Cell.text(family.line() + OptionValues.RELEASE + release.name()),
                Cell.text(release.version()),
                Cell.text(release.date().map(Object::toString).orElse("")),
                Cell.text(here));
    }

    /** @throws InputException if it calls none */
    static Library library(Family family) {
        return family.library()
                .orElseThrow(() -> new InputException("family '" + family.name()
                        + "' calls no library of which there are releases, expected one of " + libraries()));
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
