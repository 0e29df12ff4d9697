package crosshatch.cli;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.HorizontalAlign;
import crosshatch.corpus.CatalogEntry;
import crosshatch.corpus.PuzzleSets;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code crosshatch puzzles list}: one line a set, or all that is known of some. */
@Command(
        name = "list",
        mixinStandardHelpOptions = true,
        description = "List the sets of the catalogue; with names, all that is known of these.",
        footer = {"", "Examples:", "  crosshatch puzzles list", "  crosshatch puzzles list norvig17 hard375"})
final class PuzzlesListCommand extends PuzzlesSubcommand {
    @Parameters(paramLabel = "NAME", description = "Names of sets.")
    private List<String> names = new ArrayList<>();

    @Override
    public Integer call() {
        PuzzleSets sets = parent().sets();
        PrintWriter out = spec().commandLine().getOut();
        if (names.isEmpty()) {
            out.println(table(sets));
        } else {
            names.stream().map(sets::entry).forEach(entry -> describe(entry, sets, out));
        }
        return 0;
    }

    private static String table(PuzzleSets sets) {
        return AsciiTable.builder()
                .border(AsciiTable.NO_BORDERS)
                .data(
                        sets.catalog().entries(),
                        List.of(
                                left("set").with(CatalogEntry::name),
                                right("puzzles").with(entry -> String.format(Locale.ROOT, "%,d", entry.count())),
                                right("order").with(entry -> entry.order() == 0 ? "-" : String.valueOf(entry.order())),
                                left("file").with(entry -> state(entry, sets)),
                                left("title").with(CatalogEntry::title)))
                .asString()
                .stripTrailing();
    }

    private static Column left(String header) {
        return new Column().header(header).headerAlign(HorizontalAlign.LEFT).dataAlign(HorizontalAlign.LEFT);
    }

    private static Column right(String header) {
        return new Column().header(header).headerAlign(HorizontalAlign.RIGHT).dataAlign(HorizontalAlign.RIGHT);
    }

    /** Quick: whether the file is there, not whether it is intact. */
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
