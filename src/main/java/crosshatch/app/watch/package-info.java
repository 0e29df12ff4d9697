/**
 * A campaign while it runs, as a page for browsers on this machine.
 *
 * <p>Begin with {@link crosshatch.app.watch.Watch}, which reads a results directory again and again and serves its state.
 * {@link crosshatch.app.watch.CampaignReader} makes one {@link crosshatch.app.watch.CampaignState} of the records that are
 * there: {@link crosshatch.app.watch.RowsSoFar} are the tables and figures of a report over them.
 * {@link crosshatch.app.watch.Estimate} says when the rest will be there. {@link crosshatch.app.watch.PageServer} sends the page,
 * which is {@link crosshatch.results.report.page.LivePage}, and the state as JSON to the browser.
 *
 * <p>Nothing is written, and nothing is asked of the process that runs the campaign: records, plan and lock in the directory say all.
 *
 * <p>Knows {@code crosshatch.experiment}, {@code crosshatch.results.report} with its page, {@code crosshatch.results.database} and
 * the dependencies of these.
 */
@NullMarked
package crosshatch.app.watch;

import org.jspecify.annotations.NullMarked;
