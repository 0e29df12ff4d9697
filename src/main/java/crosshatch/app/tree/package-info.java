/**
 * Shows the search trees of several solvers on one puzzle, side by side, so that students see how paradigms differ.
 *
 * <p>Begin with {@link crosshatch.app.tree.SearchTree}, which makes a tree from the trace of a solver;
 * {@link crosshatch.app.tree.TreePage} writes the page, whose script draws and folds the trees. {@link
 * crosshatch.app.tree.TreePicture} draws the same trees for slides.
 *
 * <p>The package uses {@code crosshatch.experiment} with its dependencies, {@code crosshatch.results.report.figure} and {@code crosshatch.base}.
 */
@NullMarked
package crosshatch.app.tree;

import org.jspecify.annotations.NullMarked;
