/**
 * Combines the tables, figures and pages of the other packages into the files of a report: {@link
 * crosshatch.results.report.files.Report}.
 *
 * <p>The package uses every package of {@code crosshatch.results.report}; none of those packages uses it.
 */
@NullMarked
package crosshatch.results.report.files;

import org.jspecify.annotations.NullMarked;
