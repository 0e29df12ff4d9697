package crosshatch.results.report.page;

import crosshatch.base.Templates;
import crosshatch.results.report.Lines;
import crosshatch.results.report.Tables;
import crosshatch.results.report.figure.Figures;
import crosshatch.results.report.table.Table;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The page of a running comparison: the page of a report on the rows so far, with the progress. It has the tables and curves
 * of the report, but no filters. A script reloads it.
 */
public final class LivePage {
    private static final Script THEME = Script.own("theme.js");
    private static final Script SCRIPT = Script.own("live.js");

    private LivePage() {}

    /**
     * The part of the page that depends on the rows, computed after each reading of the records.
     *
     * @param tables decisions if there are any, results by set, and each solver against the best
     */
    public record Rows(String scope, View.Findings findings, View.Shown shown, List<Table> tables) {
        /** The content for a comparison without rows. */
        public static final Rows NONE = new Rows(
                "",
                new View.Findings("", "", List.of(), List.of(), List.of(), List.of(), List.of()),
                View.Shown.of(List.of(), List.of(), List.of()),
                List.of());

        /**
         * Computes the content.
         *
         * @param measured whether the runs are measured; warm-up runs have no ranks and no ratios
         * @param decisions the table of decisions on pairs; empty if the comparison has no such rule
         */
        public static Rows of(Lines lines, boolean measured, Optional<Table> decisions) {
            View.Findings all = Page.findings(lines, List.of());
            List<Table> tables = Stream.concat(decisions.stream(), Tables.soFar(lines, measured).stream())
                    .toList();
            return new Rows(
                    Page.scope(lines),
                    measured ? all : all.withoutAnswer(),
                    View.Shown.of(tables, List.of(), measured ? Figures.soFar(lines) : List.of()),
                    tables);
        }

        /** Returns the unexpected wrong answers and crashes, for people. */
        public List<String> alarms() {
            return findings.news().stream().map(View.ShownWrong::line).toList();
        }

        /** Returns notes on the wrong answers that a known defect explains. */
        public List<String> notes() {
            return findings.faults();
        }

        /** Returns notes on reasons to doubt the times. */
        public List<String> caveats() {
            return findings.caveats();
        }
    }

    /** Writes the page at this moment. */
    public static String html(String title, Rows rows, Progress progress) {
        View.Head head = new View.Head(
                Page.policy(Stream.of(THEME, SCRIPT)) + "; connect-src 'self'",
                THEME.text(),
                List.of(SCRIPT),
                title,
                rows.scope,
                List.of());
        View view = new View(head, rows.findings, rows.shown, null, List.of(), progress);
        return new Templates(LivePage.class).named("page.html").execute(view);
    }

    /** Returns the content security policy: nothing is loaded from other addresses, and no other page may frame this one. */
    public static String policy() {
        return Page.policy(Stream.of(THEME, SCRIPT)) + "; connect-src 'self'; frame-ancestors 'none'";
    }
}
