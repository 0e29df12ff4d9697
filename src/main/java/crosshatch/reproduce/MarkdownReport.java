package crosshatch.reproduce;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A Markdown table for each paper, with definitions and all notes. */
public final class MarkdownReport {
    private MarkdownReport() {}

    /** The whole document, without a line break at the end. */
    public static String of(Reproductions reproductions) {
        StringBuilder text = new StringBuilder("# Published figures, measured again\n");
        for (Paper paper : reproductions.papers()) {
            text.append("\n## ").append(paper.title()).append("\n\n").append(paper.source());
            text.append("\n\n| figure | what | published | measured | verdict | note |\n|---|---|---|---|---|---|\n");
            for (Reproduction result : reproductions.of(paper)) text.append(row(result));
        }
        return text.append('\n').append(reproductions.counts()).toString();
    }

    private static String row(Reproduction result) {
        PublishedFigure figure = result.figure();
        return Stream.of(
                        "`" + figure.id() + "`",
                        figure.what(),
                        figure.publishedValue(),
                        result.measured(),
                        result.verdict(),
                        result.note())
                .map(cell -> cell.replace("|", "\\|"))
                .collect(Collectors.joining(" | ", "| ", " |\n"));
    }
}
