package crosshatch.experiment.study.reproduce;

import java.util.List;

/**
 * The figures of one source.
 *
 * @param name one word, with which the ids of its figures begin
 * @param title the title, for people
 * @param source author, title, place, date
 * @param figures the figures, in the order of the table
 */
public record PublishedSource(String name, String title, String source, List<PublishedFigure> figures) {
    public PublishedSource {
        figures = List.copyOf(figures);
    }

    PublishedSource withFigures(List<PublishedFigure> chosen) {
        return new PublishedSource(name, title, source, chosen);
    }
}
