package crosshatch.results.report.page;

import crosshatch.results.report.FirstPlace;
import crosshatch.results.report.Line;
import crosshatch.results.report.Lines;
import crosshatch.results.report.Summary;
import crosshatch.results.report.table.CodeMarks;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Describes the summaries in words: the solver with the most solved puzzles, the fastest solver, and the solvers that never
 * backtracked. All numbers are also in tables.
 */
final class PageFindings {
    private PageFindings() {}

    /**
     * Sentences on one set and one kind of runs.
     *
     * @param title the names of set and kind
     */
    record About(String title, List<String> sentences) {}

    private record Part(String set, Line.Kind kind) {}

    /** Describes each set, in the order of the records. */
    static List<About> of(List<Summary> summaries) {
        Map<Part, List<Summary>> parts = summaries.stream()
                .collect(Collectors.groupingBy(
                        each -> new Part(each.set(), each.line().kind()), LinkedHashMap::new, Collectors.toList()));
        List<About> all = new ArrayList<>();
        parts.forEach((part, rows) -> all.add(new About(
                part.set() + ", " + part.kind() + ", "
                        + many(rows.stream().mapToLong(Summary::puzzles).max().orElse(0), "puzzle"),
                sentences(rows))));
        return all;
    }

    /** Returns the solver that ranks first on each set, and whether that is decided. */
    static String answer(Lines lines) {
        List<FirstPlace> places = FirstPlace.of(lines);
        return CodeMarks.plain(places.size() == 1 ? places.get(0).sentence() : FirstPlace.summary(places));
    }

    private static List<String> sentences(List<Summary> rows) {
        List<String> sentences = new ArrayList<>();
        sentences.add(solved(rows));
        List<Summary> complete =
                rows.stream().filter(PageFindings::solvedAll).sorted(byMedian()).toList();
        if (complete.size() > 1) sentences.add(fastest(complete));
        if (rows.stream().map(row -> row.line().paradigm()).distinct().count() > 1) {
            paradigms(complete.isEmpty() ? rows : complete, complete.isEmpty(), sentences);
        }
        noSearch(rows, sentences);
        varying(rows, sentences);
        agreed(rows, sentences);
        return sentences;
    }

    private static boolean solvedAll(Summary row) {
        return row.solved() == row.puzzles();
    }

    private static Comparator<Summary> byMedian() {
        return Comparator.comparingDouble(row -> row.totalMicros().median().orElse(Double.POSITIVE_INFINITY));
    }

    private static String solved(List<Summary> rows) {
        List<Summary> others = rows.stream().filter(row -> !solvedAll(row)).toList();
        if (others.isEmpty()) return all(rows.size()) + " solved every puzzle.";
        String complete = rows.size() == others.size()
                ? "No solver solved every puzzle: "
                : (rows.size() - others.size()) + " of " + many(rows.size(), "solver") + " solved every puzzle; ";
        return complete + others.stream().map(PageFindings::shortfall).collect(Collectors.joining("; ")) + ".";
    }

    private static String all(int solvers) {
        return solvers == 1 ? "The solver" : solvers == 2 ? "Both solvers" : "All " + solvers + " solvers";
    }

    private static String shortfall(Summary row) {
        String reasons = row.counts().reasons();
        String told =
                row.line().knownDefect().isPresent() ? reasons.replace(" wrong", " wrong, as published") : reasons;
        return name(row) + " " + count(row.solved()) + " (" + told + ")";
    }

    private static String fastest(List<Summary> complete) {
        Summary first = complete.get(0);
        Summary last = complete.get(complete.size() - 1);
        List<Summary> slower = complete.stream()
                .filter(row -> byMedian().compare(first, row) < 0)
                .toList();
        if (slower.isEmpty())
            return "All solvers that solved every puzzle have the same median time, "
                    + first.medianTime().text() + ".";
        return "Smallest median time among solvers that solved every puzzle: "
                + complete.stream()
                        .limit(complete.size() - slower.size())
                        .map(PageFindings::timed)
                        .collect(Collectors.joining(" and "))
                + ", then " + timed(slower.get(0))
                + (slower.size() > 1 ? "; slowest " + timed(last) : "") + ".";
    }

    /** A solver that left half of the puzzles unsolved has no median that could be compared. */
    private static void paradigms(List<Summary> rows, boolean incomplete, List<String> sentences) {
        Map<String, Summary> best = new LinkedHashMap<>();
        rows.stream()
                .filter(row -> !row.medianIsBound())
                .sorted(byMedian())
                .forEach(row -> best.putIfAbsent(row.line().paradigm(), row));
        if (best.isEmpty()) return;
        sentences.add((incomplete ? "No solver solved every puzzle. " : "") + "Smallest median time of each paradigm: "
                + best.entrySet().stream()
                        .map(each -> timed(each.getValue()) + " (" + each.getKey() + ")")
                        .collect(Collectors.joining(", "))
                + ".");
    }

    private static void noSearch(List<Summary> rows, List<String> sentences) {
        double most = rows.stream()
                .mapToDouble(row -> row.noSearchPercent().orElse(0))
                .max()
                .orElse(0);
        if (most == 0) return;
        String names = rows.stream()
                .filter(row -> row.noSearchPercent().orElse(-1) == most)
                .map(PageFindings::name)
                .collect(Collectors.joining(", "));
        sentences.add(String.format(
                Locale.ROOT,
                "Most puzzles solved only by propagation, without a decision: %.1f %% by %s.",
                most,
                names));
    }

    private static void varying(List<Summary> rows, List<String> sentences) {
        String names = rows.stream()
                .filter(row -> row.varying() > 0)
                .map(row -> name(row) + " (" + many(row.varying(), "puzzle") + ")")
                .collect(Collectors.joining(", "));
        if (!names.isEmpty()) sentences.add("Counts that differ between repetitions: " + names + ".");
    }

    private static void agreed(List<Summary> rows, List<String> sentences) {
        String names = rows.stream()
                .filter(row -> row.agreed() > 0)
                .map(row -> name(row) + " (" + many(row.agreed(), "puzzle") + ")")
                .collect(Collectors.joining(", "));
        if (!names.isEmpty()) sentences.add("Answers confirmed only by the agreement of two paradigms: " + names + ".");
    }

    private static String timed(Summary row) {
        return name(row) + " " + row.medianTime().text();
    }

    private static String name(Summary row) {
        return row.label();
    }

    static String many(long number, String thing) {
        return count(number) + " " + thing + (number == 1 ? "" : "s");
    }

    static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
