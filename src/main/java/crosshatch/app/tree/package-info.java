/**
 * The search trees of several solvers on one puzzle, side by side on one page for browsers: what a class of students looks at to see how paradigms differ.
 *
 * <p>Begin with {@link crosshatch.app.tree.SearchTree}, which makes a tree of what a solver tells; {@link crosshatch.app.tree.TreePage} writes
 * the page, whose script draws and folds the trees.
 *
 * <p>Knows {@code crosshatch.experiment}, what that knows, and {@code crosshatch.base}.
 */
@NullMarked
package crosshatch.app.tree;

import org.jspecify.annotations.NullMarked;
