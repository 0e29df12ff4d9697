/**
 * The programs that a person starts: the command line, a job for a Spark cluster, and the web site of the project. Only this group
 * reads arguments, prints, and returns exit codes. The groups below do the work of a command.
 *
 * <p>The path of data: arguments → a command of {@code cli} → a value such as {@link
 * crosshatch.experiment.campaign.Request} → the group that does the work → a value such as {@link
 * crosshatch.experiment.campaign.CampaignFindings} → tables on standard output. Messages go to standard error.
 *
 * <p>Read first: {@link crosshatch.app.cli.Crosshatch} (all commands), {@link crosshatch.app.cli.CompareCommand} (one of them),
 * {@link crosshatch.app.console.Failure} (the handling of an error).
 *
 * <p>The package uses every other group. {@code cli} and {@code spark} know nothing of each other; their common parts are in
 * {@code console}.
 */
@NullMarked
package crosshatch.app;

import org.jspecify.annotations.NullMarked;
