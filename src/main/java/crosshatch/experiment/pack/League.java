package crosshatch.experiment.pack;

import crosshatch.base.Templates;
import crosshatch.results.report.Summary;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.HtmlFormat;
import crosshatch.results.report.table.Table;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Refereed packs on one page for browsers that loads nothing and links to nothing. Solvers are ranked among those that answered
 * the same puzzles, question and limit: by solved puzzles, then by PAR2. A pack in which something is false is listed with the
 * reason but not ranked. The same packs give the same bytes, in whatever order they come.
 */
public final class League {
    private static final List<Column> COLUMNS = List.of(
            Column.text("set", "set"),
            Column.text("question", "question"),
            Column.number("rank", "rank"),
            Column.text("solver", "solver"),
            Column.text("pack", "pack"),
            Column.number("puzzles", "puzzles"),
            Column.number("solved", "solved"),
            Column.micros("par2_us", "PAR2"),
            Column.number("answers", "answers"),
            Column.number("refereed", "refereed"),
            Column.text("machine", "machine"),
            Column.text("jdk", "JDK"));

    private static final List<Column> FAULTS = List.of(
            Column.text("pack", "pack"),
            Column.number("faults", "faults").as(Column.Kind.WRONG),
            Column.text("reason", "the first one"));

    private League() {}

    /** The names that the template uses. */
    private record View(String ranked, String unranked, boolean hasUnranked, String times) {}

    private record Row(Refereed pack, Refereed.Standing standing) {
        Summary summary() {
            return standing.summary();
        }

        Cell rankCell(Map<String, Integer> ranks) {
            return Cell.count(ranks.merge(standing.comparable(), 1, Integer::sum));
        }
    }

    private static final Comparator<Row> ORDER = Comparator.comparing(
                    (Row row) -> row.summary().set())
            .thenComparing(row -> row.summary().question())
            .thenComparing(row -> row.standing().comparable())
            .thenComparing(row -> -row.summary().solved())
            .thenComparing(row -> row.summary().par2Micros().orElse(Double.POSITIVE_INFINITY))
            .thenComparing(row -> row.summary().label())
            .thenComparing(row -> row.pack().name());

    /** Writes the page. */
    public static void write(List<Refereed> packs, Writer out) throws IOException {
        List<Refereed> unranked = packs.stream()
                .filter(pack -> !pack.isClean())
                .sorted(Comparator.comparing(Refereed::name))
                .toList();
        new Templates(League.class)
                .named("league.html")
                .execute(
                        new View(
                                HtmlFormat.of(ranked(packs)),
                                HtmlFormat.of(unranked(unranked)),
                                !unranked.isEmpty(),
                                Refereed.TIMES),
                        out);
    }

    private static Table ranked(List<Refereed> packs) {
        List<Row> sorted = packs.stream()
                .filter(Refereed::isClean)
                .flatMap(pack -> pack.standings().stream().map(standing -> new Row(pack, standing)))
                .sorted(ORDER)
                .toList();
        Map<String, Integer> ranks = new HashMap<>();
        List<List<Cell>> rows = new ArrayList<>();
        for (Row row : sorted) rows.add(cells(row, ranks));
        return new Table(
                "ranked",
                "Packs without contradictions",
                COLUMNS,
                rows,
                List.of(
                        "Rank: among solvers that answered the same puzzles, question and time limit; more solved puzzles first, then"
                                + " smaller PAR2. Times of different machines are not comparable.",
                        "Refereed: answers of the solver in this pack whose grids or proofs show what they claim."));
    }

    private static List<Cell> cells(Row row, Map<String, Integer> ranks) {
        Summary summary = row.summary();
        Refereed.Tally tally = row.pack().findings().getOrDefault(summary.label(), new Refereed.Tally());
        return List.of(
                Cell.text(summary.set()),
                Cell.text(summary.line().kind().toString().replaceFirst("^question ", "")),
                row.rankCell(ranks),
                Cell.text(summary.label()),
                Cell.text(row.pack().name()),
                Cell.count(summary.puzzles()),
                Cell.count(summary.solved()),
                Cell.time(summary.par2Micros()),
                Cell.count(tally.answers()),
                Cell.count(tally.shown()),
                Cell.text(row.pack().origin().machine()),
                Cell.text(row.pack().origin().jdk()));
    }

    private static Table unranked(List<Refereed> packs) {
        List<List<Cell>> rows = packs.stream()
                .map(pack -> List.<Cell>of(
                        Cell.text(pack.name()),
                        Cell.count(pack.faults().size()),
                        Cell.text(pack.faults().get(0))))
                .toList();
        return new Table("unranked", "Packs that are not ranked", FAULTS, rows, List.of());
    }
}
