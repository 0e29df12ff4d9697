/** Our own engine. */
@NullMarked
package crosshatch.engine;

import org.jspecify.annotations.NullMarked;
