package crosshatch.app.cli;

import crosshatch.app.console.Commands;
import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Home;
import crosshatch.app.console.Progress;
import crosshatch.app.site.Site;
import crosshatch.base.InputException;
import crosshatch.results.ResultsStore;
import crosshatch.results.report.files.Report;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Makes a web site of the project's texts and reference reports: the command {@code site}. */
@Command(
        name = "site",
        sortOptions = false,
        description = {
            "Makes a web site of the pages and results of a checkout.",
            "The site has README, docs, results and every file that they link to, a search, and the report pages of"
                    + " the reference experiments.",
            "It needs no server and no network.",
            "Exit code 1 if a link is broken."
        },
        footer = {"  crosshatch site --out target/site", "  crosshatch site --out target/site --no-reports"})
final class SiteCommand extends ProgramCommand {
    private static final Path REFERENCE = Path.of("results", "reference");

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "Folder to write.")
    private Path out = Path.of("");

    @Option(names = "--no-reports", description = "Leave out the report pages, which take half a minute each.")
    private boolean withoutReports;

    @Override
    public Integer call() throws IOException {
        Path home = Home.folder().toAbsolutePath();
        if (!Files.isDirectory(home.resolve("docs"))) {
            throw new InputException(home + ": found no folder docs, expected a checkout of the project");
        }
        List<Path> experiments = withoutReports ? List.of() : experiments(home.resolve(REFERENCE));
        List<String> pages = experiments.stream()
                .map(each -> home.relativize(each) + "/" + Report.FOLDER + "/" + Report.PAGE)
                .toList();
        Site.Made made = Site.make(home, pages, out);
        try (Progress progress = Progress.of("making", "reports", experiments.size(), false)) {
            for (Path experiment : experiments) {
                int code = report(
                        experiment, out.resolve(home.relativize(experiment).toString()));
                if (code != ExitCode.DONE) return code;
                progress.step();
            }
        }
        made.broken().forEach(link -> err().println("broken link: " + link));
        err().println("Site: " + out.resolve("index.html") + ", " + made.pages() + " pages");
        return made.broken().isEmpty() ? ExitCode.DONE : ExitCode.WRONG;
    }

    private int report(Path experiment, Path target) {
        return Commands.configured(new ReportCommand())
                .setOut(out())
                .setErr(err())
                .execute("" + experiment, "--page-only", "--quiet", "--out", "" + target.resolve(Report.FOLDER));
    }

    private static List<Path> experiments(Path reference) throws IOException {
        try (Stream<Path> all = Files.list(reference)) {
            return all.filter(ResultsStore::isFinished).sorted().toList();
        }
    }
}
