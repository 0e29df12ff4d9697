package crosshatch.app.cli;

import crosshatch.app.console.Terminal;
import crosshatch.instances.generate.classic.Classic;
import crosshatch.instances.sets.CatalogEntry;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Table;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Lists sets, with one line each or with all details: the command {@code puzzles list}. */
@Command(
        name = "list",
        description = {
            "Lists the puzzle sets of the catalogue and the classic problems.",
            "With names, prints all information in the catalogue about these sets."
        },
        footer = {"  crosshatch puzzles list", "  crosshatch puzzles list norvig17 hard375"})
final class PuzzlesListCommand extends PuzzlesCommand.Subcommand {
    @Parameters(paramLabel = "NAME", description = "Names of sets.")
    private List<String> names = new ArrayList<>();

    @Override
    public Integer call() {
        PuzzleSets sets = parent().sets();
        PrintWriter out = out();
        if (names.isEmpty()) {
            out.print(Terminal.here().tables().of(table(sets)));
            out.println();
            out.print(classics());
        } else {
            names.stream().map(sets::entry).forEach(entry -> describe(entry, sets, out));
        }
        return 0;
    }

    private static Table table(PuzzleSets sets) {
        List<Column> columns = List.of(
                Column.text("set", "set"),
                Column.number("puzzles", "puzzles"),
                Column.number("order", "order"),
                Column.text("file", "file"),
                Column.text("title", "title"));
        List<List<Cell>> rows = sets.catalog().entries().stream()
                .map(entry -> List.of(
                        Cell.text(entry.name()),
                        Cell.count(entry.count()),
                        Cell.few(entry.order()),
                        Cell.text(state(entry, sets)),
                        Cell.text(entry.title())))
                .toList();
        return new Table("sets", "", columns, rows, List.of());
    }

    /** Returns the problems that have a name, with the known numbers of solutions. */
    private static String classics() {
        return Terminal.here()
                .texts(
                        "classic problems, by name",
                        List.of("name", "symmetry=", "title"),
                        Arrays.stream(Classic.Kind.values())
                                .map(kind ->
                                        List.of(kind.form(), kind.symmetry().word(), kind.title())));
    }

    /** Returns whether the file exists, without checking its content. */
    private static String state(CatalogEntry entry, PuzzleSets sets) {
        if (Files.exists(sets.file(entry))) return "here";
        return switch (entry.kind()) {
            case COMMITTED -> "missing";
            case FETCHED -> "to fetch";
            case GENERATED -> "to make";
        };
    }

    private static void describe(CatalogEntry entry, PuzzleSets sets, PrintWriter out) {
        out.println(entry.name() + ": " + entry.title());
        line(
                out,
                "puzzles",
                String.format(Locale.ROOT, "%,d", entry.count())
                        + (entry.order() == 0 ? "" : " of order " + entry.order()));
        line(out, "solutions", entry.solutions() == CatalogEntry.Solutions.ONE ? "exactly one each" : "not known");
        line(out, "file", sets.file(entry) + " (" + state(entry, sets) + ")");
        line(out, "bytes", String.format(Locale.ROOT, "%,d", entry.bytes()));
        line(out, "SHA-256", Objects.requireNonNullElse(entry.sha256(), "not known"));
        if (entry.gitBlobSha1() != null) line(out, "git blob", entry.gitBlobSha1());
        line(out, "source", entry.source());
        if (entry.url() != null) line(out, "url", entry.url());
        if (entry.recipe() != null) line(out, "recipe", entry.recipe());
        line(out, "licence", entry.licence());
        line(out, "cite as", entry.citation());
    }

    private static void line(PrintWriter out, String label, String text) {
        out.printf(Locale.ROOT, "  %-10s %s%n", label, text);
    }
}
