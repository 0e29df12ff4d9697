package crosshatch.instances.explain.picture;

import com.samskivert.mustache.Template;
import crosshatch.base.Templates;
import crosshatch.instances.explain.Explanation;
import crosshatch.instances.explain.Step;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder of SVG files, one per step: {@code step-001.svg}, …, and {@code step-000.svg} for the grid before the first. */
public final class PictureFiles {
    private static final Template SVG = new Templates(PictureFiles.class).named("file.svg");

    private PictureFiles() {}

    /**
     * @param folder made if it is not there
     * @return number of files
     */
    public static int write(Explanation explanation, Path folder) throws IOException {
        Files.createDirectories(folder);
        GridArtist artist = new GridArtist(explanation.puzzle(), explanation.start());
        write(artist.plain("picture-start", "The puzzle and its candidates", explanation.start()), folder, 0);
        for (Step step : explanation.steps()) write(artist.of(step), folder, step.number());
        return explanation.steps().size() + 1;
    }

    private static void write(GridPicture picture, Path folder, int number) throws IOException {
        try (Writer out = Files.newBufferedWriter(folder.resolve(String.format("step-%03d.svg", number)))) {
            SVG.execute(picture, out);
        }
    }
}
