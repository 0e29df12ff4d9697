package crosshatch.instances.explain.picture;

import com.samskivert.mustache.Template;
import crosshatch.base.Templates;
import crosshatch.instances.explain.Explanation;
import crosshatch.instances.explain.Explanation.Step;
import crosshatch.instances.explain.technique.Wording;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Draws the steps of an explanation, as SVG files or as one page. */
public final class StepPictures {
    private static final Template SVG = new Templates(StepPictures.class).named("file.svg");

    private StepPictures() {}

    /**
     * Writes one file per step, {@code step-001.svg}, …, and {@code step-000.svg} for the grid before the first step.
     *
     * @param folder the folder, which is made if it does not exist
     * @return the number of files
     */
    public static int writeFiles(Explanation explanation, Path folder) throws IOException {
        Files.createDirectories(folder);
        GridArtist artist = new GridArtist(explanation.puzzle(), explanation.start());
        write(artist.plain("picture-start", "The puzzle and its candidates", explanation.start()), folder, 0);
        for (Step step : explanation.steps()) write(artist.of(step), folder, step.number());
        return explanation.steps().size() + 1;
    }

    private static void write(GridArtist.Picture picture, Path folder, int number) throws IOException {
        try (Writer out = Files.newBufferedWriter(folder.resolve(String.format("step-%03d.svg", number)))) {
            SVG.execute(picture, out);
        }
    }

    /**
     * Writes one HTML file with every step in words and as a picture; it needs no other file.
     *
     * @param title the name of the puzzle
     * @param notes sentences at the top
     */
    public static void writePage(Explanation explanation, String title, List<String> notes, Writer out) {
        GridArtist artist = new GridArtist(explanation.puzzle(), explanation.start());
        GridArtist.Picture start = artist.plain("picture-start", "The grid before the first step", explanation.start());
        int count = explanation.steps().size();
        List<StepView> steps = explanation.steps().stream()
                .map(step -> view(step, count, artist.of(step)))
                .toList();
        GridArtist.Picture end = artist.plain("picture-end", "The grid after the last step", explanation.end());
        View view = new View(
                title,
                explanation.puzzle().toString(),
                explanation.summary(),
                notes,
                count,
                count == 0 ? "end" : "step-1",
                start,
                steps,
                end);
        new Templates(StepPictures.class).named("page.html").execute(view, out);
    }

    private static StepView view(Step step, int count, GridArtist.Picture picture) {
        int number = step.number();
        return new StepView(
                number,
                number == 1 ? "start" : "step-" + (number - 1),
                number == count ? "end" : "step-" + (number + 1),
                step.deduction().technique(),
                assuming(step.level()),
                Wording.result(step.before().board(), step.deduction()),
                step.deduction().because(),
                picture);
    }

    private static String assuming(int level) {
        if (level == 0) return "";
        return "Under " + (level == 1 ? "1 assumption" : level + " assumptions");
    }

    /**
     * The names in the template {@code page.html.mustache}.
     *
     * @param notes sentences
     * @param count the number of steps
     * @param first the anchor of the first step; without steps, of the end
     */
    private record View(
            String title,
            String puzzle,
            String conclusion,
            List<String> notes,
            int count,
            String first,
            GridArtist.Picture start,
            List<StepView> steps,
            GridArtist.Picture end) {}

    /**
     * The names for each step in the template.
     *
     * @param previous the anchor of the previous step
     * @param next the anchor of the next step
     * @param assuming the number of assumptions behind it; empty for none
     * @param result its changes; may be empty
     */
    private record StepView(
            int number,
            String previous,
            String next,
            String technique,
            String assuming,
            String result,
            String because,
            GridArtist.Picture picture) {}
}
