package crosshatch.results.report.figure;

import crosshatch.results.report.Paper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes the files of figures: SVG and PNG for screens, PDF for papers, and the numbers as CSV. */
public final class FigureFiles {
    /** The extensions of the files, as a regular expression. */
    public static final String ENDINGS = "svg|png|pdf|csv";

    private FigureFiles() {}

    /**
     * Writes all files of a figure.
     *
     * @param directory the directory; made if it does not exist
     * @throws IOException if a file cannot be written
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
