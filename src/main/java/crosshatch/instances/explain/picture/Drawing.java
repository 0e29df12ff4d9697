package crosshatch.instances.explain.picture;

import crosshatch.base.Templates;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Draws a puzzle on any board and its solutions, as SVG files or as one page. */
public final class Drawing {
    private final Puzzle puzzle;
    private final List<SheetArtist.Picture> pictures = new ArrayList<>();

    /**
     * Prepares the pictures.
     *
     * @param solutions the solutions to draw; may be empty
     */
    public Drawing(Puzzle puzzle, List<Grid> solutions) {
        this.puzzle = puzzle;
        SheetArtist artist = new SheetArtist(puzzle);
        pictures.add(artist.of(puzzle.givens(), "puzzle", "The puzzle"));
        for (int i = 1; i <= solutions.size(); i++) {
            String number = solutions.size() == 1 ? "" : " " + i;
            pictures.add(artist.of(solutions.get(i - 1), "solution" + number.replace(' ', '-'), "Solution" + number));
        }
    }

    /**
     * Writes {@code puzzle.svg} and {@code solution.svg}; for several solutions {@code solution-1.svg}, ….
     *
     * @param folder the folder, which is made if it does not exist
     * @return the number of files
     */
    public int writeFiles(Path folder) throws IOException {
        Files.createDirectories(folder);
        for (SheetArtist.Picture picture : pictures) {
            try (Writer out =
                    Files.newBufferedWriter(folder.resolve(picture.caption().id() + ".svg"))) {
                new Templates(Drawing.class).named("sheet-file.svg").execute(picture, out);
            }
        }
        return pictures.size();
    }

    /**
     * Writes one HTML file that needs no other file.
     *
     * @param title the name of the puzzle
     * @param notes sentences at the top
     */
    public void writePage(String title, List<String> notes, Writer out) {
        View view = new View(title, puzzle.toString(), notes, pictures);
        new Templates(Drawing.class).named("sheet-page.html").execute(view, out);
    }

    /** The names that the template {@code sheet-page.html.mustache} uses. */
    private record View(String title, String puzzle, List<String> notes, List<SheetArtist.Picture> pictures) {}
}
