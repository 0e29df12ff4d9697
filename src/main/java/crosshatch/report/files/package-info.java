/**
 * All that {@code report} writes, put together from the other rooms: {@link crosshatch.report.files.Report}.
 *
 * <p>Knows every room of {@code crosshatch.report}; none of them knows it.
 */
@NullMarked
package crosshatch.report.files;

import org.jspecify.annotations.NullMarked;
