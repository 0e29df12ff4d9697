package crosshatch.app.cli;

import crosshatch.app.console.Terminal;
import crosshatch.experiment.study.hunt.Conformance;
import crosshatch.experiment.study.hunt.Hunt;
import crosshatch.results.ResultsStore;
import crosshatch.results.report.table.CsvFormat;
import crosshatch.results.report.table.MarkdownFormat;
import java.nio.file.Path;
import java.util.List;

/** Prints the trials and findings of a finished hunt. */
final class HuntTable {
    private final Hunt.Outcome outcome;

    HuntTable(Hunt.Outcome outcome) {
        this.outcome = outcome;
    }

    String text(Terminal terminal) {
        StringBuilder text =
                new StringBuilder(terminal.tables().of(outcome.coverage().tried()));
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
            line += "; " + outcome.unrepeated() + " more wrong answers did not occur again when they were repeated";
        if (outcome.undecided() > 0)
            line += "; " + outcome.undecided() + " answers could be neither proved nor refuted";
        return line + ".";
    }

    /** Writes all counts, one per line, and the table of solvers by relation. */
    void write(Path folder) {
        Conformance conformance = outcome.conformance();
        ResultsStore.makeFolder(folder);
        ResultsStore.writeText(
                folder, "coverage.csv", CsvFormat.of(outcome.coverage().counts()));
        ResultsStore.writeText(folder, "conformance.csv", CsvFormat.of(conformance.cells()));
        ResultsStore.writeText(folder, "conformance.md", MarkdownFormat.of(conformance.solvers()));
        ResultsStore.writeText(folder, "conformance.svg", conformance.figure().svg());
    }
}
