/**
 * The use cases: a comparison of solvers from what somebody asks for to what is to be thought of it.
 *
 * <p>Begin with {@link crosshatch.campaign.Campaign}, a plan with all it names, ready to be run. Where it comes from: {@link
 * crosshatch.campaign.Planner} makes one of a {@link crosshatch.campaign.Request}; a plan that is written down names one; {@link
 * crosshatch.campaign.Resumption} is that of a directory. {@link crosshatch.campaign.Execution} runs it, {@link
 * crosshatch.campaign.Findings} says what its records say and writes it beside them, {@link
 * crosshatch.campaign.CampaignVerdict} what is to be thought of that.
 *
 * <p>Values in, values out: nothing is printed here. Who wants to be told meanwhile hands in {@link
 * crosshatch.campaign.Messages} or a {@link crosshatch.campaign.Execution.Watch}. What options are called, and what exit code a
 * verdict has, is known to {@code crosshatch.cli} and {@code crosshatch.spark} alone.
 *
 * <p>Knows {@code crosshatch.experiment}, {@code crosshatch.worker}, {@code crosshatch.outside}, {@code crosshatch.database}, {@code
 * crosshatch.report}, {@code crosshatch.crate} and what these know.
 */
@NullMarked
package crosshatch.campaign;

import org.jspecify.annotations.NullMarked;
