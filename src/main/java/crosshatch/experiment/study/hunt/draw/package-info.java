/**
 * This package draws the trials of a hunt at random from a seed: boards with puzzles on them, and configurations of solvers.
 *
 * <p>Begin with {@link crosshatch.experiment.study.hunt.draw.Puzzles}, which draws a handful of related puzzles on one board.
 * {@code Bases} draws the all-different constraints, and {@code RandomRelation} draws the other constraints. A grid is drawn first, and units and
 * constraints are chosen so that it fulfils them. So one solution is known without any solver. {@code Rewriting} states a part of
 * a board in another form. {@link crosshatch.experiment.study.hunt.draw.Configurations} goes through a covering array of a
 * family's options ({@code CoveringArray}: every two values of two options meet) and then draws at random.
 *
 * <p>Covering arrays: D. M. Cohen, S. R. Dalal, M. L. Fredman, G. C. Patton, The AETG System, IEEE Transactions on Software
 * Engineering 23 (1997). The package uses {@code crosshatch.solvers.catalog}, {@code crosshatch.instances.generate} and
 * {@code crosshatch.proof.certify}. It runs no solver.
 */
@NullMarked
package crosshatch.experiment.study.hunt.draw;

import org.jspecify.annotations.NullMarked;
