package crosshatch.results.report.page;

import crosshatch.results.report.figure.Figure;
import crosshatch.results.report.table.HtmlFormat;
import crosshatch.results.report.table.Table;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The names that the template {@code page.html.mustache} uses.
 *
 * @param explorer what the scripts of a report draw from; null on a page that shows runs while they are made
 * @param experiments where the runs come from
 * @param progress of a comparison that is running; null in a report
 */
record View(
        Head head,
        Findings findings,
        Shown shown,
        @Nullable Explorer explorer,
        List<Provenance> experiments,
        @Nullable Progress progress) {
    /**
     * What the page is about, and what it may load.
     *
     * @param theme a script that runs before anything is drawn
     * @param settings machine and commit of each experiment
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
     * What is said in words.
     *
     * @param faults footnotes on wrong answers that are expected, as notes of tables
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
        /** The same where the rows do not say yet who is best. */
        Findings withoutAnswer() {
            return new Findings(question, "", news, known, faults, caveats, List.of());
        }

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
            return known.isEmpty() ? "No wrong answer, no crash." : "No other wrong answer, no crash.";
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

    /** Tables and pictures: the tables to be read first, the others, and figures. */
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

    /** @param data see {@link PageData} */
    record Explorer(List<ShownSample> samples, String data) {
        /** What is behind the names of the fields that bound a column, as in {@code state.js}. */
        List<String> bounds() {
            return List.of("", "2", "3");
        }
    }

    /**
     * @param expected whether a fault explains it that is kept on purpose
     * @param address of the puzzle on the page; null if it is not there
     */
    record ShownWrong(
            WrongAnswersSection.Wrong answer,
            boolean expected,
            String puzzle,
            @Nullable String address) {
        /** For people. */
        String line() {
            return answer.verdict() + ": " + answer.solver() + " on " + puzzle + ", question " + answer.question()
                    + ", claims " + answer.claim() + ": " + answer.detail() + " (" + answer.times() + ")";
        }
    }

    /**
     * @param share how many of the set's puzzles are on the page
     * @param note on grids; empty if there is nothing to say
     */
    record ShownSample(String set, String share, String note) {}

    /** @param source an SVG document as a URL that holds it, so that its ids and styles stay its own */
    record ShownFigure(String id, String title, String caption, String source) {
        static ShownFigure of(Figure figure) {
            return new ShownFigure(figure.id(), figure.title(), figure.caption(), url(figure.svg()));
        }

        private static String url(String svg) {
            return "data:image/svg+xml;base64,"
                    + Base64.getEncoder().encodeToString(svg.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** @param html the table with its caption and notes */
    record ShownTable(String title, String html) {
        static ShownTable of(Table table) {
            return new ShownTable(table.title(), HtmlFormat.of(table));
        }
    }
}
