/**
 * All that {@code report} writes, put together from the other packages: {@link crosshatch.results.report.files.Report}.
 *
 * <p>Knows every package of {@code crosshatch.results.report}; none of them knows it.
 */
@NullMarked
package crosshatch.results.report.files;

import org.jspecify.annotations.NullMarked;
