package crosshatch.app.tree;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.base.Worded;
import crosshatch.puzzle.Puzzle;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A file of search trees: a page for browsers, or a picture for slides. The ending of its name chooses the format. */
public final class TreeFile {
    /** The points of a pixel, so that a PDF is as large as the SVG. */
    private static final double POINTS_A_PIXEL = 0.75;

    /** The formats. */
    private enum Format implements Worded {
        HTML,
        SVG,
        PDF,
        PNG
    }

    private final Path file;
    private final Format format;
    private final boolean dark;

    private TreeFile(Path file, Format format, boolean dark) {
        this.file = file;
        this.format = format;
        this.dark = dark;
    }

    /**
     * Chooses the format.
     *
     * @param dark whether a picture is for dark slides; a page is light or dark as its reader wishes
     * @throws InputException if the name has another ending, or a page shall be dark
     */
    public static TreeFile named(Path file, boolean dark) {
        String name = "" + file.getFileName();
        Format format = Worded.find(Format.class, name.substring(name.lastIndexOf('.') + 1))
                .orElseThrow(
                        () -> new InputException(file + ": expected a name that ends in .html, .svg, .pdf or .png"));
        if (dark && format == Format.HTML) {
            throw new InputException(
                    "a dark picture in " + file
                            + ": expected a name that ends in .svg, .pdf or .png. A page is light or dark as the browser is set");
        }
        return new TreeFile(file, format, dark);
    }

    /**
     * Writes the trees.
     *
     * @param title the displayed name of the puzzle
     * @throws InputException if the file cannot be written
     */
    public void write(String title, Puzzle puzzle, List<TreePage.Searched> searches) {
        try {
            Files.write(file, bytes(title, puzzle, searches));
        } catch (IOException broken) {
            throw NamedFile.unwritable(file, broken);
        }
    }

    private byte[] bytes(String title, Puzzle puzzle, List<TreePage.Searched> searches) throws IOException {
        TreePicture picture = new TreePicture(title, puzzle, searches, dark ? Palette.DARK : Palette.LIGHT);
        String named = "Search trees: " + title;
        return switch (format) {
            case HTML -> page(title, puzzle, searches).getBytes(StandardCharsets.UTF_8);
            case SVG -> picture.svg("trees", named).getBytes(StandardCharsets.UTF_8);
            case PDF -> picture.pdf(named, POINTS_A_PIXEL);
            case PNG -> picture.png();
        };
    }

    private static String page(String title, Puzzle puzzle, List<TreePage.Searched> searches) throws IOException {
        StringWriter page = new StringWriter();
        TreePage.write(title, puzzle, searches, page);
        return page.toString();
    }
}
