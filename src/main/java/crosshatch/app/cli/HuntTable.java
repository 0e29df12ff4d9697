package crosshatch.app.cli;

import crosshatch.app.console.Terminal;
import crosshatch.experiment.study.hunt.Coverage;
import crosshatch.experiment.study.hunt.Hunt;
import crosshatch.results.ResultsStore;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.CsvFormat;
import crosshatch.results.report.table.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a hunt tells when it is over: what was tried, and what was found. */
final class HuntTable {
    private static final String COVERAGE = "coverage.csv";

    private final Hunt.Outcome outcome;

    HuntTable(Hunt.Outcome outcome) {
        this.outcome = outcome;
    }

    String text(Terminal terminal) {
        StringBuilder text = new StringBuilder(terminal.tables().of(table()));
        List<String> findings = outcome.findings();
        for (int i = 0; i < findings.size(); i++) {
            text.append('\n').append(terminal.flowed(i + 1 + ". " + findings.get(i)));
        }
        if (!findings.isEmpty()) text.append('\n');
        return text.append('\n').append(terminal.flowed(lastLine())).toString();
    }

    private String lastLine() {
        int count = outcome.findings().size();
        String line = count == 0 ? "Nothing was found" : count + (count == 1 ? " finding" : " findings");
        if (outcome.unrepeated() > 0)
            line += "; " + outcome.unrepeated() + " faults did not come again and are not among them";
        if (outcome.undecided() > 0) line += "; " + outcome.undecided() + " claims could be neither proved nor refuted";
        return line + ".";
    }

    private Table table() {
        List<Column> columns = List.of(
                Column.text("family", "family"),
                Column.number("configurations", "configurations"),
                Column.number("answers", "answers"),
                Column.number("refused", "refused"),
                Column.number("open", "open"),
                Column.number("pairs", "pairs of options"),
                Column.number("of_pairs", "of"),
                Column.number("faults", "faulty answers"));
        List<List<Cell>> rows = new ArrayList<>();
        for (Coverage.Row row : outcome.coverage().rows()) {
            rows.add(List.of(
                    Cell.text(row.family()),
                    Cell.count(row.configurations()),
                    Cell.count(row.answers()),
                    Cell.few(row.refused()),
                    Cell.few(row.open()),
                    Cell.count(row.pairs()),
                    Cell.count(row.ofPairs()),
                    Cell.few(row.faults())));
        }
        return new Table("hunt", "What was tried", columns, rows, List.of());
    }

    /** All that was counted, a line each. */
    void writeCoverage(Path folder) {
        List<Column> columns = List.of(
                Column.text("family", "family"),
                Column.text("what", "what"),
                Column.text("item", "item"),
                Column.number("answers", "answers"));
        List<List<Cell>> rows = new ArrayList<>();
        for (Coverage.Line line : outcome.coverage().lines()) {
            rows.add(List.of(
                    Cell.text(line.family()),
                    Cell.text(line.what().name().toLowerCase(Locale.ROOT)),
                    Cell.text(line.item()),
                    Cell.count(line.answers())));
        }
        ResultsStore.makeFolder(folder);
        ResultsStore.writeText(folder, COVERAGE, CsvFormat.of(new Table("coverage", "", columns, rows, List.of())));
    }
}
