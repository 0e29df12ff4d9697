/**
 * Pictures of explanations: the candidate grid of each step as SVG, and one HTML page with all of them.
 *
 * <p>Begin with {@link crosshatch.instances.explain.picture.StepPictures}; {@code GridArtist} composes the picture of a grid.
 * {@link crosshatch.instances.explain.picture.Drawing} draws puzzles on any board without steps, with {@code SheetArtist}. Markup
 * and colours are in templates next to the class files; all values in them are escaped. The pictures need no network, no script and no
 * other file. Every colour is accompanied by a shape.
 *
 * <p>Knows {@code crosshatch.instances.explain}, {@code crosshatch.instances.explain.technique}, {@code crosshatch.puzzle.board}, {@code
 * crosshatch.puzzle} and {@code crosshatch.base}.
 */
@NullMarked
package crosshatch.instances.explain.picture;

import org.jspecify.annotations.NullMarked;
