package crosshatch.results.report.figure;

import crosshatch.results.report.Paper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes figures: each for screens as SVG and PNG, for papers as PDF, and its numbers as CSV. */
public final class FigureFiles {
    /** The endings of the files, as a regular expression. */
    public static final String ENDINGS = "svg|png|pdf|csv";

    private FigureFiles() {}

    /**
     * @param directory made if it does not exist
     * @throws IOException if it cannot be written
     */
    public static void write(Figure figure, Path directory, Paper paper) throws IOException {
        Files.createDirectories(directory);
        write(directory, figure, ".svg", figure.svg().getBytes(StandardCharsets.UTF_8));
        write(directory, figure, ".png", figure.png());
        write(directory, figure, ".pdf", figure.pdf(paper));
        write(directory, figure, ".csv", figure.csv().getBytes(StandardCharsets.UTF_8));
    }

    private static void write(Path directory, Figure figure, String ending, byte[] bytes) throws IOException {
        Files.write(directory.resolve(figure.id() + ending), bytes);
    }
}
