package crosshatch.instances.explain.picture;

import crosshatch.instances.explain.picture.GridLayout.Box;
import java.util.List;

/**
 * What is on the picture of one grid, back to front; its parts are the names that the template {@code grid.svg.mustache}
 * uses.
 *
 * @param caption what it is about
 * @param size width and height
 * @param units tinted, because the step speaks of them
 * @param cells filled, likewise
 * @param frames around cells whose digit is new, or around what clashes
 * @param keys candidates that make the step work
 * @param gone candidates that it removes
 * @param strikes the strokes through those, SVG path data
 * @param thin the lines between cells, path data
 * @param thick the lines around boxes, path data
 * @param numbers of rows and columns
 * @param digits of the cells that have one
 * @param marks the candidates that are neither keys nor gone
 */
record GridPicture(
        Caption caption,
        int size,
        List<Box> units,
        List<Box> cells,
        List<Box> frames,
        List<Text> keys,
        List<Text> gone,
        String strikes,
        String thin,
        String thick,
        List<Text> numbers,
        List<Text> digits,
        List<Text> marks) {

    /**
     * What a picture is about.
     *
     * @param id unique on a page
     * @param title for those who cannot see it
     * @param description the same at length
     * @param kind of step, a CSS class
     */
    record Caption(String id, String title, String description, String kind) {}

    /**
     * One text.
     *
     * @param x its middle
     * @param y its middle
     * @param base where its characters stand
     * @param style one or more CSS classes
     */
    record Text(int x, int y, int base, String style, String text) {}
}
