package crosshatch.instances.explain.picture;

import crosshatch.instances.explain.picture.GridLayout.Box;
import crosshatch.instances.explain.picture.GridPicture.Caption;
import crosshatch.instances.explain.picture.GridPicture.Text;
import java.util.List;

/**
 * What is on the picture of a grid on any board, back to front; its parts are the names that the template {@code
 * sheet.svg.mustache} uses. Lines are the data of SVG paths.
 *
 * @param tinted cells of units that no line shows
 * @param thin around each cell
 * @param cages around each cage, inside of its cells; empty without any
 * @param thick around blocks and the whole
 * @param signs between cells; empty without any
 * @param texts digits, labels, numbers, and below the grid what has no place on it
 */
record SheetPicture(
        Caption caption,
        int width,
        int height,
        List<Box> tinted,
        String thin,
        String cages,
        String thick,
        String signs,
        List<Text> texts) {}
