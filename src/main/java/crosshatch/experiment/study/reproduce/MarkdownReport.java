package crosshatch.experiment.study.reproduce;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A Markdown table for each paper, with definitions and all notes, and one that counts. */
public final class MarkdownReport {
    private MarkdownReport() {}

    /** The whole document, without a line break at the end. */
    public static String of(Reproductions reproductions) {
        StringBuilder text = new StringBuilder("# Published figures, measured again\n");
        for (PublishedSource paper : reproductions.papers()) {
            text.append("\n## ").append(paper.title()).append("\n\n").append(paper.source());
            text.append(
                    "\n\n| figure | meaning | mark | value | measured | verdict | note |\n|---|---|---|---|---|---|---|\n");
            for (Reproduction result : reproductions.of(paper)) text.append(row(result));
        }
        return text.append(outcomes(reproductions.outcomes())).toString();
    }

    private static String row(Reproduction result) {
        PublishedFigure figure = result.figure();
        return Stream.of(
                        "`" + figure.id() + "`",
                        figure.what(),
                        figure.mark().word(),
                        figure.value(),
                        result.measured(),
                        result.verdict(),
                        result.remarks())
                .map(cell -> cell.replace("|", "\\|"))
                .collect(Collectors.joining(" | ", "| ", " |\n"));
    }

    private static String outcomes(OutcomeTable outcomes) {
        List<String> header = outcomes.header();
        StringBuilder text = new StringBuilder("\n## Summary\n\n| mark | ")
                .append(String.join(" | ", header))
                .append(" |\n|---")
                .append("|---:".repeat(header.size()))
                .append("|\n");
        for (OutcomeTable.Line line : outcomes.lines()) {
            text.append(Stream.concat(Stream.of(line.mark()), line.counts().stream())
                    .collect(Collectors.joining(" | ", "| ", " |\n")));
        }
        if (!outcomes.reconstructed().isEmpty()) text.append('\n').append(outcomes.reconstructed());
        return text.toString().stripTrailing();
    }
}
