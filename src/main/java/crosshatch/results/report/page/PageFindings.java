package crosshatch.results.report.page;

import crosshatch.results.report.Line;
import crosshatch.results.report.Summary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Describes the summaries in words: the solver with most solved puzzles, the fastest solver, the backtrack-free solvers. All
 * numbers are also in tables.
 */
final class PageFindings {
    private static final Comparator<Summary> BEST_FIRST = Comparator.comparingLong(Summary::solved)
            .reversed()
            .thenComparingDouble(row -> row.par2Micros().orElse(Double.POSITIVE_INFINITY));

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

    /** Returns one sentence: the solver with most solved puzzles and, among equals, the smallest PAR2. */
    static String answer(List<Summary> summaries) {
        Map<Part, List<Summary>> parts = summaries.stream()
                .collect(Collectors.groupingBy(
                        each -> new Part(each.set(), each.line().kind()), LinkedHashMap::new, Collectors.toList()));
        if (parts.size() == 1) return answerOfOne(summaries);
        Map<String, List<String>> won = new LinkedHashMap<>();
        parts.forEach((part, rows) ->
                won.computeIfAbsent(winners(rows), name -> new ArrayList<>()).add(part.set()));
        return "Best (most puzzles solved, then smallest PAR2): "
                + won.entrySet().stream()
                        .map(each -> each.getKey() + " on " + String.join(", ", each.getValue()))
                        .collect(Collectors.joining("; "))
                + ".";
    }

    private static String answerOfOne(List<Summary> rows) {
        List<Summary> ranked = rows.stream().sorted(BEST_FIRST).toList();
        Summary first = ranked.get(0);
        String share = " solved " + count(first.solved()) + " of " + many(first.puzzles(), "puzzle");
        if (first.solved() == 0) return "No solver solved a puzzle: 0 of " + count(first.puzzles()) + ".";
        if (first(rows).size() > 1) {
            return winners(rows) + " share the first place: each" + share + ", and their PAR2 is equal.";
        }
        String solved = name(first) + share;
        String median = ", median " + first.medianTime().text();
        if (ranked.size() == 1) return solved + median + ".";
        Summary second = ranked.get(1);
        return solved + median + "; next is " + name(second) + ": " + count(second.solved()) + " solved, median "
                + second.medianTime().text() + ".";
    }

    /** The first row, and those that are equal to it. */
    private static List<Summary> first(List<Summary> rows) {
        Summary first = rows.stream().min(BEST_FIRST).orElseThrow();
        return rows.stream().filter(row -> BEST_FIRST.compare(row, first) == 0).toList();
    }

    private static String winners(List<Summary> rows) {
        List<Summary> first = first(rows);
        if (first.get(0).solved() == 0) return "no solver";
        return first.stream().map(PageFindings::name).collect(Collectors.joining(" and "));
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
