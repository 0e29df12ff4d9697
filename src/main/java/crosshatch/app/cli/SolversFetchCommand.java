package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.base.InputException;
import crosshatch.solver.Family;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.release.FetchedRelease;
import crosshatch.solvers.release.ReleasedFamily;
import crosshatch.solvers.release.Releases;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Downloads releases of libraries: the command {@code solvers fetch}. */
@Command(
        name = "fetch",
        description = {
            "Downloads releases of libraries for solvers such as choco@4.10.17.",
            "Takes them from the Maven repositories of your settings, and stores them in your cache ($XDG_CACHE_HOME or"
                    + " ~/.cache).",
            "Prints the SHA-256 of each jar.",
            "If a jar is already in the cache, only checks its SHA-256.",
            "'compare' fetches the releases of its solvers by itself. Use 'fetch' before you go to a machine without a"
                    + " network.",
            "With FAMILY=FILE.jar, stores a jar that you have built as a release, and prints the name of this release"
                    + " for solvers."
        },
        footer = {
            "  crosshatch solvers fetch cpsat@9.8,choco@4.10.17",
            "  crosshatch solvers fetch choco=target/choco-solver-5.0.2-SNAPSHOT.jar"
        })
final class SolversFetchCommand extends ProgramCommand {
    @Parameters(
            arity = "1..*",
            split = ",",
            paramLabel = "RELEASE",
            description = "FAMILY@RELEASE, or FAMILY=FILE.jar.")
    private List<String> wanted = List.of();

    @Override
    public Integer call() {
        List<ReleasedFamily> families =
                wanted.stream().map(SolversFetchCommand::family).toList();
        PrintWriter out = out();
        for (ReleasedFamily family : families) {
            FetchedRelease fetched = Releases.ofUser().fetch(family);
            out.println(family.name() + ": " + family.release().version());
            for (Path jar : fetched.jars()) {
                out.println(fetched.hashes().get(String.valueOf(jar.getFileName())) + "  " + jar);
            }
            out.flush();
        }
        return ExitCode.DONE;
    }

    private static ReleasedFamily family(String text) {
        int equals = text.indexOf('=');
        if (equals > 0) {
            Family family =
                    SolverCatalog.standard().spec(text.substring(0, equals)).family();
            Path jar = Path.of(text.substring(equals + 1));
            return Releases.ofUser().adopt(family, SolversListCommand.library(family), jar);
        }
        if (SolverCatalog.standard().spec(text).family() instanceof ReleasedFamily released) return released;
        throw new InputException(
                "'" + text + "': expected FAMILY@RELEASE, such as cpsat@9.8. Try: crosshatch solvers list " + text);
    }
}
