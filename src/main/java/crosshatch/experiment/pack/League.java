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
import java.util.stream.Stream;

/**
 * Writes refereed packs as one page for browsers, without links or external files. It ranks solvers among those that answered the
 * same puzzles with the same task and limit: by solved puzzles, then by PAR2. Packs with false or missing parts, and solvers that
 * did not answer everything, are listed with the reason but not ranked. The order of the packs changes nothing.
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
            Column.text("solver", "solver"),
            Column.number("faults", "faults").as(Column.Kind.WRONG),
            Column.text("reason", "reason, or the first fault"));

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

    /** Writes the page that ranks the solvers of all packs. */
    public static void write(List<Refereed> packs, Writer out) throws IOException {
        List<List<Cell>> unranked = packs.stream()
                .sorted(Comparator.comparing(Refereed::name))
                .flatMap(League::unranked)
                .toList();
        new Templates(League.class)
                .named("league.html")
                .execute(
                        new View(
                                HtmlFormat.of(ranked(packs)),
                                HtmlFormat.of(new Table("unranked", "What is not ranked", FAULTS, unranked, List.of())),
                                !unranked.isEmpty(),
                                Refereed.TIMES),
                        out);
    }

    private static Table ranked(List<Refereed> packs) {
        List<Row> sorted = packs.stream()
                .filter(Refereed::isClean)
                .flatMap(pack -> pack.standings().stream()
                        .filter(standing ->
                                !pack.unranked().containsKey(standing.summary().label()))
                        .map(standing -> new Row(pack, standing)))
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
                        "`rank`: rank among solvers with the same puzzles, task and time limit. Solvers rank by most solved puzzles, then"
                                + " by the smallest PAR2.",
                        "Times from different machines are not comparable.",
                        "`refereed`: number of answers of the solver in this pack that a grid or a proof confirms."));
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

    /** Returns the rows of a pack that is not ranked, or of its solvers that did not answer everything. */
    private static Stream<List<Cell>> unranked(Refereed pack) {
        if (!pack.isClean()) return Stream.of(cells(pack, "all", pack.reason()));
        return pack.unranked().entrySet().stream().map(each -> cells(pack, each.getKey(), each.getValue()));
    }

    private static List<Cell> cells(Refereed pack, String solver, String reason) {
        return List.of(
                Cell.text(pack.name()),
                Cell.text(solver),
                Cell.few(pack.faults().size()),
                Cell.text(reason));
    }
}
