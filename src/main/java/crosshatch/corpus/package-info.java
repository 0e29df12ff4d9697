/** Puzzle sets. */
@NullMarked
package crosshatch.corpus;

import org.jspecify.annotations.NullMarked;
