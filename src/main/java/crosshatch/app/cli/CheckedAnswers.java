package crosshatch.app.cli;

import crosshatch.experiment.Judge;
import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.AnswerSheet;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Table;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Checked answers of any origin: a row for each puzzle, and totals. */
final class CheckedAnswers {
    private static final List<Column> COLUMNS = List.of(
            Column.number("puzzle", "puzzle"),
            Column.number("line", "line"),
            Column.text("name", "name"),
            Column.number("answer_line", "answer line"),
            Column.text("verdict", "verdict"),
            Column.text("fault", "fault"));

    private static final List<Column> GRADES = List.of(
            Column.text("name", "name"),
            Column.number("puzzles", "puzzles"),
            Column.number("right", "right"),
            Column.number("wrong", "wrong"),
            Column.number("missing", "none"),
            Column.number("claims_none", "claims none"),
            Column.number("unreadable", "unreadable"),
            Column.text("first_fault", "first fault"));

    /** The result for one answer. */
    private enum Mark {
        /** The answer is a solution. */
        CORRECT,
        /** The answer is no solution, or denies an existing one. */
        WRONG,
        /** There is no answer. */
        MISSING,
        /** The answer denies a solution, and this is proved. */
        REFUTED,
        /** The answer denies a solution, and this is not proved. */
        UNCONFIRMED,
        /** The puzzle or the answer cannot be read. */
        UNREADABLE;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final String source;
    private final Map<Mark, Long> counts = new EnumMap<>(Mark.class);
    private final List<List<Cell>> rows = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();
    private final Map<String, String> contradictions = new LinkedHashMap<>();
    private String firstFault = "";
    private long surplus;

    /**
     * Begins without answers.
     *
     * @param source the source of the answers, for people
     */
    CheckedAnswers(String source) {
        this.source = source;
    }

    /**
     * Checks and adds one answer.
     *
     * @param number the number of the puzzle, from 1
     * @param instance the puzzle with its known answer
     */
    void add(int number, LocatedPuzzle puzzle, Instance instance, AnswerSheet.Entry answer) {
        switch (answer.kind()) {
            case NOTHING -> add(number, puzzle, answer.line(), Mark.MISSING, "");
            case UNREADABLE -> add(number, puzzle, answer.line(), Mark.UNREADABLE, answer.fault());
            case NO_SOLUTION -> judge(number, puzzle, instance, answer.line(), new Claim.NoSolution());
            case GRIDS -> judge(number, puzzle, instance, answer.line(), new Claim.Counted(answer.grids(), false));
        }
    }

    private void judge(int number, LocatedPuzzle puzzle, Instance instance, long line, Claim claim) {
        Judge.Ruling ruling = Judge.rule(instance, Question.ANY, claim);
        if (!ruling.contradiction().isEmpty()) contradictions.put(instance.label(), ruling.contradiction());
        Mark right = claim.exhausted() ? Mark.REFUTED : Mark.CORRECT;
        Mark mark =
                switch (ruling.verdict()) {
                    case CORRECT -> right;
                    case UNCONFIRMED -> Mark.UNCONFIRMED;
                    default -> Mark.WRONG;
                };
        if (ruling.verdict() == Verdict.WRONG) {
            lines.add(source + ":" + line + ": WRONG for puzzle " + number + " (" + puzzle.where() + "): "
                    + ruling.reason());
        }
        add(number, puzzle, line, mark, ruling.reason());
    }

    private void add(int number, LocatedPuzzle puzzle, long line, Mark mark, String fault) {
        counts.merge(mark, 1L, Long::sum);
        boolean faulty = mark == Mark.WRONG || mark == Mark.UNREADABLE;
        if (faulty && firstFault.isEmpty()) firstFault = "puzzle " + number + ": " + fault;
        rows.add(List.of(
                Cell.count(number),
                Cell.count(puzzle.line()),
                Cell.text(puzzle.comment()),
                line == 0 ? Cell.empty() : Cell.count(line),
                Cell.text(mark.word()),
                Cell.text(fault)));
    }

    /** Adds a puzzle that could not be read. */
    void addWithoutPuzzle(int number) {
        counts.merge(Mark.UNREADABLE, 1L, Long::sum);
        rows.add(List.of(
                Cell.count(number),
                Cell.empty(),
                Cell.empty(),
                Cell.empty(),
                Cell.text(Mark.UNREADABLE.word()),
                Cell.text("the puzzle cannot be read")));
    }

    /** Adds answers without a puzzle. */
    void addSurplus(long answers) {
        surplus += answers;
    }

    /** Returns whether every puzzle has a checked, right answer, and there are no further answers. */
    boolean areRight() {
        return count(Mark.CORRECT) + count(Mark.REFUTED) == rows.size() && surplus == 0;
    }

    private long count(Mark mark) {
        return counts.getOrDefault(mark, 0L);
    }

    /** Returns a line for each wrong answer. */
    List<String> lines() {
        return lines;
    }

    Map<String, String> contradictions() {
        return contradictions;
    }

    Table table() {
        return new Table("check", "Checked answers", COLUMNS, rows, List.of());
    }

    /** Makes a table with a row for each sheet: the numbers of right, wrong, missing, unconfirmed and unreadable answers. */
    static Table grades(Map<String, CheckedAnswers> sheets) {
        List<List<Cell>> rows = new ArrayList<>();
        sheets.forEach((name, sheet) -> rows.add(List.of(
                Cell.text(name),
                Cell.count(sheet.rows.size()),
                Cell.count(sheet.count(Mark.CORRECT) + sheet.count(Mark.REFUTED)),
                Cell.count(sheet.count(Mark.WRONG)),
                Cell.count(sheet.count(Mark.MISSING)),
                Cell.count(sheet.count(Mark.UNCONFIRMED)),
                Cell.count(sheet.count(Mark.UNREADABLE)),
                Cell.text(sheet.surplus == 0 ? sheet.firstFault : sheet.surplus + " more answers than puzzles"))));
        return new Table("grades", "Checked answers", GRADES, rows, List.of());
    }

    /** Returns the totals in one line. */
    String totals() {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                "%,d puzzles: %,d correct, %,d wrong, %,d without solution",
                rows.size(),
                count(Mark.CORRECT),
                count(Mark.WRONG),
                count(Mark.MISSING)));
        for (Mark mark : List.of(Mark.REFUTED, Mark.UNCONFIRMED, Mark.UNREADABLE)) {
            if (count(mark) > 0) text.append(String.format(Locale.ROOT, ", %,d %s", count(mark), mark.word()));
        }
        if (surplus > 0) text.append(String.format(Locale.ROOT, "; %,d more answers than puzzles", surplus));
        return text.toString();
    }
}
