/**
 * The use cases: a comparison of solvers from what somebody asks for to what is to be thought of it.
 *
 * <p>Begin with {@link crosshatch.experiment.campaign.Campaign}, a plan with all it names, ready to be run. Where it comes from: {@link
 * crosshatch.experiment.campaign.Planner} makes one of a {@link crosshatch.experiment.campaign.Request}; a plan that is written down names one; {@link
 * crosshatch.experiment.campaign.Resumption} is that of a directory. {@link crosshatch.experiment.campaign.Execution} runs it, {@link
 * crosshatch.experiment.campaign.CampaignFindings} says what its records say and writes it beside them, {@link
 * crosshatch.experiment.campaign.CampaignVerdict} what is to be thought of that.
 *
 * <p>Values in, values out: nothing is printed here. Who wants to be told meanwhile hands in {@link
 * crosshatch.experiment.campaign.Messages} or a {@link crosshatch.experiment.campaign.Execution.Listener}. What options are called, and what exit code a
 * verdict has, is known to {@code crosshatch.app.cli} and {@code crosshatch.app.spark} alone.
 *
 * <p>Knows {@code crosshatch.experiment}, {@code crosshatch.experiment.worker}, {@code crosshatch.solvers.external}, {@code crosshatch.results.database}, {@code
 * crosshatch.results.report}, {@code crosshatch.experiment.crate} and what these know.
 */
@NullMarked
package crosshatch.experiment.campaign;

import org.jspecify.annotations.NullMarked;
