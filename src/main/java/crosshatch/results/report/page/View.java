package crosshatch.results.report.page;

import crosshatch.results.report.figure.Figure;
import crosshatch.results.report.table.HtmlFormat;
import crosshatch.results.report.table.Table;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The values of the template {@code page.html.mustache}.
 *
 * @param explorer the data of the scripts
 * @param experiments the descriptions of the experiments
 * @param running the progress of a running comparison in words; null if it has ended
 */
record View(
        Head head,
        Findings findings,
        Shown shown,
        Explorer explorer,
        List<Provenance> experiments,
        @Nullable String running) {
    /**
     * The head of the page, with its title and its scripts.
     *
     * @param theme a script that runs before anything is drawn
     * @param settings the machine and commit of each experiment
     */
    record Head(String policy, String theme, List<Script> scripts, String title, String scope, List<String> settings) {
        List<String> libraries() {
            return scripts.stream()
                    .map(Script::name)
                    .filter(name -> name.contains(" "))
                    .toList();
        }
    }

    /**
     * The sentences of the page.
     *
     * @param faults footnotes on wrong answers that a known defect explains
     * @param caveats see {@link crosshatch.results.report.Caveats}
     */
    record Findings(
            String question,
            String answer,
            List<ShownWrong> news,
            List<ShownWrong> known,
            List<String> faults,
            List<String> caveats,
            List<PageFindings.About> bySet) {
        boolean hasAnswer() {
            return !answer.isEmpty();
        }

        String wrongTitle() {
            long listed = news.size() + (long) known.size();
            long all = news.isEmpty() ? 0 : news.get(0).answer().all();
            return "Wrong answers and crashes: "
                    + (all > listed
                            ? PageFindings.count(all) + ", of which only some are listed"
                            : PageFindings.count(news.size()));
        }

        String noNews() {
            return known.isEmpty()
                    ? "No wrong answer, no crash."
                    : "No wrong answer and no crash, apart from the known defects below.";
        }

        List<String> htmlCaveats() {
            return HtmlFormat.noted(caveats);
        }

        List<String> htmlFaults() {
            return HtmlFormat.noted(faults);
        }

        boolean hasCaveats() {
            return !caveats.isEmpty();
        }

        boolean hasNews() {
            return !news.isEmpty();
        }

        boolean hasKnown() {
            return !known.isEmpty();
        }
    }

    /** The tables to read first, the other tables, and the figures. */
    record Shown(List<ShownTable> results, List<ShownTable> more, List<ShownFigure> pictures) {
        static Shown of(List<Table> results, List<Table> more, List<Figure> figures) {
            return new Shown(
                    results.stream().map(ShownTable::of).toList(),
                    more.stream().map(ShownTable::of).toList(),
                    figures.stream().map(ShownFigure::of).toList());
        }

        boolean hasPictures() {
            return !pictures.isEmpty();
        }

        boolean hasMore() {
            return !more.isEmpty();
        }
    }

    /**
     * The interactive part of a report.
     *
     * @param data see {@link PageData}
     */
    record Explorer(List<ShownSample> samples, String data) {
        /** Returns the suffixes of the names of the fields that bound a column, as in {@code state.js}. */
        List<String> bounds() {
            return List.of("", "2", "3");
        }
    }

    /**
     * A wrong answer on the page.
     *
     * @param expected whether a known defect explains it
     * @param address the place of the puzzle on the page; null if it is not shown
     */
    record ShownWrong(
            WrongAnswersSection.Wrong answer,
            boolean expected,
            String puzzle,
            @Nullable String address) {
        /** Returns a line for people. */
        String line() {
            return answer.verdict() + ": " + answer.solver() + " on " + puzzle + ", question " + answer.question()
                    + ", claims " + answer.claim() + ": " + answer.detail() + " (" + answer.times() + ")";
        }
    }

    /**
     * The part of a set on the page.
     *
     * @param share a sentence on the number of the set's puzzles on the page
     * @param note a note on grids; may be empty
     */
    record ShownSample(String set, String share, String note) {}

    /**
     * A figure on the page.
     *
     * @param source an SVG document inside a data URL, which keeps its ids and styles separate
     */
    record ShownFigure(String id, String title, String caption, String source) {
        static ShownFigure of(Figure figure) {
            return new ShownFigure(figure.id(), figure.title(), figure.caption(), url(figure.svg()));
        }

        private static String url(String svg) {
            return "data:image/svg+xml;base64,"
                    + Base64.getEncoder().encodeToString(svg.getBytes(StandardCharsets.UTF_8));
        }
    }

    /**
     * A table on the page.
     *
     * @param html the table with its caption and notes
     */
    record ShownTable(String title, String html) {
        static ShownTable of(Table table) {
            return new ShownTable(table.title(), HtmlFormat.of(table));
        }
    }
}
