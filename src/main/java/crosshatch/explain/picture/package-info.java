/**
 * Pictures of explanations: the candidate grid of each step as SVG, and one HTML page with all of them.
 *
 * <p>{@link crosshatch.explain.picture.Drawing} draws puzzles on boards that have no steps; {@code SheetPicture} says what is
 * where on these.
 *
 * <p>Begin with {@link crosshatch.explain.picture.Page} and {@link crosshatch.explain.picture.PictureFiles}; {@code
 * GridPicture} says what is where on a grid. The markup and the colours are in templates beside the class files; what
 * fills them escapes what it puts in. What is made needs no network, no script and no other file, and what a
 * colour says a shape says too.
 *
 * <p>Knows {@code crosshatch.explain}, {@code crosshatch.explain.technique}, {@code crosshatch.board}, {@code
 * crosshatch.puzzle} and {@code crosshatch.template}.
 */
@NullMarked
package crosshatch.explain.picture;

import org.jspecify.annotations.NullMarked;
