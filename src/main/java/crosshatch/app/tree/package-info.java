/**
 * The search trees of several solvers on one puzzle, side by side on one page for browsers. Students see on it how paradigms
 * differ.
 *
 * <p>Begin with {@link crosshatch.app.tree.SearchTree}, which makes a tree of the steps that a solver reports;
 * {@link crosshatch.app.tree.TreePage} writes the page, whose script draws and folds the trees.
 *
 * <p>Knows {@code crosshatch.experiment} with its dependencies, and {@code crosshatch.base}.
 */
@NullMarked
package crosshatch.app.tree;

import org.jspecify.annotations.NullMarked;
