package crosshatch.experiment.pack;

import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.CodeMarks;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The findings of a referee on one pack.
 *
 * @param name the name of the pack, for people
 * @param contents its table of contents
 * @param findings the number of answers for each finding, by the label of the solver, in the order of the plan
 * @param faults contradictions and refused proofs, each as a sentence without a full stop
 * @param unfinished the number of rows compared with the plan, for people: {@code 5 of 10 rows}; empty if no row is missing
 * @param incomplete the reason why the number of solved puzzles of a solver is unknown, for people, by the label of the solver
 * @param unseen the parts that the referee could not compare, as sentences without a full stop
 */
public record Refereed(
        String name,
        Contents contents,
        Map<String, Tally> findings,
        List<String> faults,
        String unfinished,
        Map<String, String> incomplete,
        List<String> unseen) {
    /** A note on the facts that a pack cannot show. */
    public static final String TIMES = "Times cannot be checked: the person who ran the experiment reports them.";

    /** The number of answers of one solver for each finding. */
    public static final class Tally {
        private final Map<Finding, Long> counts = new EnumMap<>(Finding.class);

        void add(Finding finding) {
            counts.merge(finding, 1L, Long::sum);
        }

        void addAll(Tally other) {
            other.counts.forEach((finding, count) -> counts.merge(finding, count, Long::sum));
        }

        /**
         * Returns the number of answers with this finding.
         *
         * @param finding the finding on these answers
         */
        public long of(Finding finding) {
            return counts.getOrDefault(finding, 0L);
        }

        /** Returns the number of all answers. */
        public long answers() {
            return counts.values().stream().mapToLong(Long::longValue).sum();
        }

        /** Returns the number of answers without evidence in the pack. */
        public long notShown() {
            return counts.entrySet().stream()
                    .filter(each -> !each.getKey().reason().isEmpty())
                    .mapToLong(Map.Entry::getValue)
                    .sum();
        }

        /** Returns the reason why the number of solved puzzles is not known, for people; empty if it is known. */
        Optional<String> unknown() {
            return Stream.of(Finding.NO_GRID, Finding.NO_PUZZLE)
                    .filter(finding -> of(finding) > 0)
                    .findFirst()
                    .map(finding -> of(finding) + " answers: " + finding.reason());
        }
    }

    /** Returns whether the pack is complete and nothing in it is false, as far as a referee can see. */
    public boolean isClean() {
        return faults.isEmpty() && unfinished.isEmpty();
    }

    /** Makes a table with a row for each solver. */
    public Table table() {
        return new Table("referee", title(), COLUMNS, rows(), notes());
    }

    private static final List<Column> COLUMNS = List.of(
            Column.text("solver", "solver"),
            Column.number("answers", "answers"),
            Column.number("by_grid", Finding.BY_GRID.words()),
            Column.number("by_proof", Finding.BY_PROOF.words()),
            Column.number("wrong_as_recorded", Finding.WRONG_AS_RECORDED.words()),
            Column.number("not_shown", "not shown"),
            Column.number("contradictions", "contradictions").as(Column.Kind.WRONG));

    /** Makes one table of several packs, for programs; each row begins with the name of the pack. */
    public static Table together(List<Refereed> packs) {
        List<Column> columns = new ArrayList<>(List.of(Column.text("pack", "pack")));
        columns.addAll(COLUMNS);
        List<List<Cell>> rows = new ArrayList<>();
        for (Refereed pack : packs) {
            for (List<Cell> row : pack.rows()) {
                List<Cell> whole = new ArrayList<>(List.of(Cell.text(pack.name)));
                whole.addAll(row);
                rows.add(whole);
            }
        }
        return new Table("referee", "Refereed answers", columns, rows, List.of(TIMES));
    }

    private String title() {
        return name + ": experiment " + contents.experiment();
    }

    private List<List<Cell>> rows() {
        return findings.entrySet().stream()
                .map(each -> List.of(
                        Cell.text(each.getKey()),
                        Cell.count(each.getValue().answers()),
                        Cell.few(each.getValue().of(Finding.BY_GRID)),
                        Cell.few(each.getValue().of(Finding.BY_PROOF)),
                        Cell.few(each.getValue().of(Finding.WRONG_AS_RECORDED)),
                        Cell.few(each.getValue().notShown()),
                        Cell.few(each.getValue().of(Finding.CONTRADICTION))))
                .toList();
    }

    /** Returns notes on answers that are not shown, and on omitted parts. */
    private List<String> notes() {
        List<String> notes = new ArrayList<>();
        Tally all = all();
        String reasons = Arrays.stream(Finding.values())
                .filter(finding -> !finding.reason().isEmpty() && all.of(finding) > 0)
                .map(finding -> String.format(Locale.ROOT, "%s %,d", finding.reason(), all.of(finding)))
                .collect(Collectors.joining(", "));
        if (!reasons.isEmpty()) notes.add("Not shown: " + reasons + ".");
        contents.withoutPuzzles()
                .forEach((set, reason) -> notes.add("Not in the pack: " + CodeMarks.of(set) + ": " + reason + "."));
        if (!contents.proofsNote().isEmpty()) notes.add("Proofs: " + contents.proofsNote() + ".");
        unseen.forEach(note -> notes.add(note + "."));
        if (!unfinished.isEmpty()) notes.add("Unfinished: " + unfinished + ".");
        incomplete.forEach((solver, reason) -> notes.add("Incomplete: " + CodeMarks.of(solver) + ": " + reason + "."));
        return notes;
    }

    /** Returns the tally of all solvers together. */
    public Tally all() {
        Tally all = new Tally();
        findings.values().forEach(all::addAll);
        return all;
    }

    /** Makes empty tallies, which keep the order in which solvers are added. */
    static Map<String, Tally> noFindings() {
        return new LinkedHashMap<>();
    }

    /** The referee's finding on one answer. */
    public enum Finding {
        /** The grids of the answer show its whole status. */
        BY_GRID("by grid", ""),
        /** The grids of the answer are solutions, and a proof shows that there are no others. */
        BY_PROOF("by proof", ""),
        /** The answer is recorded as wrong, and grids or a proof show that it is. */
        WRONG_AS_RECORDED("wrong, as recorded", ""),
        /** The answer states that there are no other solutions, and nothing shows it. */
        NO_PROOF("no proof", "no proof that no further solution exists"),
        /** The answer counts more solutions than records name. */
        NOT_NAMED("not named", "more solutions than the records name"),
        /** The answer names a solution whose grid is not in the pack. */
        NO_GRID("no grid", "grid not in the pack"),
        /** The puzzle of the answer is neither in the pack nor here. */
        NO_PUZZLE("no puzzle", "puzzle neither in the pack nor on this machine"),
        /** The answer, or its record, is false. */
        CONTRADICTION("contradiction", "");

        private final String words;
        private final String reason;

        Finding(String words, String reason) {
            this.words = words;
            this.reason = reason;
        }

        /** The finding in words, for people. */
        public String words() {
            return words;
        }

        /** The reason why nothing is shown, for people; empty for findings that show something. */
        public String reason() {
            return reason;
        }
    }
}
