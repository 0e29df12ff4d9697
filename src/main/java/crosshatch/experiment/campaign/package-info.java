/**
 * This package carries out a comparison of solvers, from request to verdict.
 *
 * <p>Begin with {@link crosshatch.experiment.campaign.Campaign}, a plan with its puzzles and solvers, ready to be run. A
 * campaign has one of three sources: {@link crosshatch.experiment.campaign.Planner} makes a campaign from a
 * {@link crosshatch.experiment.campaign.Request}, a plan file describes a campaign, or
 * {@link crosshatch.experiment.campaign.Resumption} finds a campaign in a directory.
 * {@link crosshatch.experiment.campaign.Execution} runs the campaign. {@link crosshatch.experiment.campaign.CampaignFindings}
 * sums up the records, and writes summaries next to them. {@link crosshatch.experiment.campaign.CampaignVerdict} is the verdict
 * on the campaign.
 *
 * <p>No class here may print. Callers that need progress pass {@link crosshatch.experiment.campaign.Messages} or a
 * {@link crosshatch.experiment.Experiment.Listener}. Only {@code crosshatch.app.cli} and {@code crosshatch.app.spark} contain the
 * names of options and the exit code of a verdict.
 *
 * <p>The package uses {@code crosshatch.experiment}, {@code crosshatch.experiment.worker}, {@code crosshatch.solvers.external},
 * {@code crosshatch.results.database}, {@code crosshatch.results.report}, {@code crosshatch.experiment.crate} and their
 * dependencies.
 */
@NullMarked
package crosshatch.experiment.campaign;

import org.jspecify.annotations.NullMarked;
