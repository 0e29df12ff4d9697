package crosshatch.app.cli;

import crosshatch.instances.explain.technique.Technique;
import crosshatch.instances.rate.Rating;
import crosshatch.instances.rate.Rating.Difficulty;
import crosshatch.instances.rate.RatingSummary;
import crosshatch.instances.sets.Instance;
import crosshatch.results.report.table.CsvFormat;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/** Prints ratings, one line per puzzle. The fields have equal names in every format. */
final class RatingPrinter {
    private static final String ROW = "%-20s %5s  %-11s %5s  %-30s %5s %10s %8s%n";
    private static final String BEYOND = "beyond these";

    private static final List<String> FIELDS = List.of(
            "set",
            "position",
            "puzzle_id",
            "clues",
            "claim",
            "depth",
            "technique",
            "technique_level",
            "backtracks_mean",
            "guesses");

    private final RateCommand.Format format;
    private final PrintWriter out;
    private final CsvFormat csv;

    RatingPrinter(RateCommand.Format format, PrintWriter out) {
        this.format = format;
        this.csv = new CsvFormat(out);
        this.out = out;
    }

    void printHeader() {
        switch (format) {
            case TEXT ->
                out.printf(ROW, "puzzle", "clues", "solutions", "depth", "technique", "level", "backtracks", "guesses");
            case CSV -> csv.line(FIELDS);
            case JSON -> {}
        }
    }

    void print(Instance instance, Rating rating) {
        switch (format) {
            case TEXT -> printText(instance, rating);
            case CSV -> csv.line(values(instance, rating));
            case JSON -> out.println(json(values(instance, rating)));
        }
    }

    /** Returns the values of the fields; a value that does not apply is empty. */
    private static List<Object> values(Instance instance, Rating rating) {
        Optional<Difficulty> difficulty = rating.difficulty();
        return List.of(
                instance.set(),
                instance.position(),
                instance.puzzle().id(),
                rating.clues(),
                rating.claim(),
                known(difficulty.flatMap(Difficulty::depth)),
                known(difficulty.flatMap(Difficulty::technique)),
                known(difficulty.map(Difficulty::techniqueLevel)),
                known(difficulty.map(Difficulty::meanBacktracks)),
                known(difficulty.map(RatingPrinter::guesses)));
    }

    private static Object known(Optional<?> value) {
        return value.isPresent() ? value.get() : "";
    }

    private static String json(List<Object> values) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (int i = 0; i < values.size(); i++) {
            if (!values.get(i).equals("")) fields.put(FIELDS.get(i), values.get(i));
        }
        return JsonMapper.shared().writeValueAsString(fields);
    }

    private void printText(Instance instance, Rating rating) {
        String label = instance.set() + " " + instance.position();
        if (rating.difficulty().isEmpty()) {
            out.printf(ROW, label, rating.clues(), rating.claim(), "", "", "", "", "");
            return;
        }
        Difficulty difficulty = rating.difficulty().get();
        out.printf(
                ROW,
                label,
                rating.clues(),
                rating.claim(),
                difficulty.depth().map(String::valueOf).orElse("> 3"),
                name(difficulty.techniqueLevel()),
                difficulty.techniqueLevel(),
                String.format(Locale.ROOT, "%.1f", difficulty.meanBacktracks()),
                guesses(difficulty));
    }

    private static String guesses(Difficulty difficulty) {
        return difficulty.guesses().isPresent() ? "" + difficulty.guesses().getAsLong() : "";
    }

    /**
     * Returns the name of a level.
     *
     * @param level as in {@link Difficulty#techniqueLevel}
     */
    private static String name(int level) {
        List<Technique> techniques = Technique.simplestFirst();
        if (level == 0) return "nothing to do";
        return level > techniques.size() ? BEYOND : techniques.get(level - 1).title();
    }

    /**
     * Returns the summary for people, below the rows or instead of them.
     *
     * @param guesser the solver whose guesses are counted
     */
    static String summary(String set, RatingSummary summary, String guesser) {
        long puzzles = summary.clues().getCount();
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "%s: %,d puzzles, %d to %d givens, mean %.2f",
                set,
                puzzles,
                summary.clues().getMin(),
                summary.clues().getMax(),
                summary.clues().getAverage()));
        summary.claims().forEach((claim, count) -> lines.add(share(claim, count, puzzles)));
        long unique = summary.backtracks().getCount();
        summary.depths().forEach((depth, count) -> lines.add(share("T&E depth " + depth, count, unique)));
        long sum = 0;
        for (Map.Entry<Integer, Long> level : summary.levels().entrySet()) {
            sum += level.getValue();
            lines.add(share("up to " + name(level.getKey()), sum, unique));
        }
        if (unique > 0) {
            lines.add(String.format(
                    Locale.ROOT,
                    "  backtracks of norvig over isomorphs: mean %.1f, most %.1f",
                    summary.backtracks().getAverage(),
                    summary.backtracks().getMax()));
        }
        if (summary.guesses().getCount() > 0) {
            lines.add(String.format(
                    Locale.ROOT,
                    "  guesses of %s: mean %.2f, most %,d",
                    guesser,
                    summary.guesses().getAverage(),
                    summary.guesses().getMax()));
        }
        return String.join(System.lineSeparator(), lines);
    }

    private static String share(String label, long count, long of) {
        return String.format(Locale.ROOT, "  %-36s %,9d  %5.1f %%", label, count, 100.0 * count / of);
    }
}
