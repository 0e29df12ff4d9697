/**
 * Shows a running campaign as a page for browsers on this machine.
 *
 * <p>Begin with {@link crosshatch.app.watch.Watch}, which reads a results directory repeatedly and serves its state.
 * {@link crosshatch.app.watch.CampaignReader} makes a {@link crosshatch.app.watch.CampaignState} from the records so far;
 * {@link crosshatch.app.watch.RowsSoFar} has the tables and figures of a report on them, and
 * {@link crosshatch.app.watch.Estimate} the remaining time. {@link crosshatch.app.watch.PageServer} sends the page, which is
 * {@link crosshatch.results.report.page.LivePage}, and the state as JSON to the browser.
 *
 * <p>Nothing is written, and the process that runs the campaign is not involved: records, plan and lock in the directory suffice.
 *
 * <p>Knows {@code crosshatch.experiment}, {@code crosshatch.results.report} with its page, {@code crosshatch.results.database} and
 * the dependencies of these.
 */
@NullMarked
package crosshatch.app.watch;

import org.jspecify.annotations.NullMarked;
