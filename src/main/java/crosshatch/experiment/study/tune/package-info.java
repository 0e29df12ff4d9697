/**
 * Configurations of a family that suit given puzzles, found by racing (iterated F-race: M. López-Ibáñez and others, The irace
 * package, Operations Research Perspectives 3, 2016).
 *
 * <p>Begin with {@link crosshatch.experiment.study.tune.Tuning} (the request) and
 * {@link crosshatch.experiment.study.tune.Tuner}. Configurations are drawn from a
 * {@link crosshatch.experiment.study.tune.ConfigurationSpace} and race each other. The survivors are varied for the next race,
 * while the budget lasts. A race is an experiment whose plan has rules by which solvers are eliminated
 * ({@link crosshatch.experiment.Plan.PlannedRace}); {@link crosshatch.experiment.study.tune.TuningSite} runs one in a directory
 * of its own, or goes on with it. {@link crosshatch.experiment.study.tune.HeldOut} then compares the winner with the default on
 * puzzles that no race has seen ({@link crosshatch.experiment.study.tune.Separation}), and
 * {@link crosshatch.experiment.study.tune.Tuned} is the written result.
 *
 * <p>All random choices follow from the seed: with equal runs, equal configurations race. Nothing is printed here. Knows
 * {@code crosshatch.experiment.campaign} and its dependencies. {@code crosshatch.solvers.catalog} finds the results for
 * {@code tuned:FAMILY}.
 */
@NullMarked
package crosshatch.experiment.study.tune;

import org.jspecify.annotations.NullMarked;
