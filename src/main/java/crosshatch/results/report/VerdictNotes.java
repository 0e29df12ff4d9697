package crosshatch.results.report;

import crosshatch.results.report.table.CodeMarks;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Notes that explain the words "correct" and "wrong" in a table. */
public final class VerdictNotes {
    /** Marks the number of wrong answers of a solver if its known defect explains them. */
    public static final String MARK = "*";

    private VerdictNotes() {}

    /** Returns sentences for people. The list is empty if every correct answer was checked or known, and no defect appeared. */
    public static List<String> of(List<Summary> rows) {
        List<String> notes = new ArrayList<>();
        long proved = rows.stream().mapToLong(Summary::proved).sum();
        if (proved > 0) {
            notes.add(String.format(
                    Locale.ROOT,
                    "`proved`: for %,d of the correct answers, a checked proof shows that no further solution exists.",
                    proved));
        }
        rows.stream()
                .filter(row -> row.refusedProofs() > 0)
                .forEach(row -> notes.add(String.format(
                        Locale.ROOT,
                        "Refused proofs: a check refused the proofs that %s wrote for %,d %s of %s. A search of ours proved these answers instead (column `proof_refused`).",
                        CodeMarks.of(row.label()),
                        row.refusedProofs(),
                        row.refusedProofs() == 1 ? "puzzle" : "puzzles",
                        CodeMarks.of(row.set()))));
        long agreed = rows.stream().mapToLong(Summary::agreed).sum();
        if (agreed > 0) {
            notes.add(String.format(
                    Locale.ROOT,
                    "`agreed only`: for %,d of the correct answers, the only evidence is that a solver of another paradigm agrees.",
                    agreed));
        }
        Map<String, Long> sets = new TreeMap<>();
        rows.stream()
                .filter(row -> row.contradicting() > 0)
                .forEach(row -> sets.merge(row.set(), row.contradicting(), Math::max));
        sets.forEach((set, puzzles) -> notes.add(String.format(
                Locale.ROOT,
                "Set at fault: valid answers contradict the known answers of %,d %s of %s. See the column `detail` of the records.",
                puzzles,
                puzzles == 1 ? "puzzle" : "puzzles",
                CodeMarks.of(set))));
        rows.stream()
                .filter(row -> row.wrong() > 0)
                .flatMap(row -> row.knownDefect().stream().map(fault -> ofFault(row.label(), fault)))
                .distinct()
                .forEach(notes::add);
        return notes;
    }

    /** Returns the footnote for {@link #MARK}. */
    public static String ofFault(String label, String fault) {
        return MARK + " " + CodeMarks.of(label) + " has a known defect of the published program, preserved on purpose: "
                + fault + ".";
    }

    /** Returns the mark after a number of wrong answers, which may be empty. */
    static String mark(Summary row) {
        return row.wrong() > 0 && row.knownDefect().isPresent() ? MARK : "";
    }
}
