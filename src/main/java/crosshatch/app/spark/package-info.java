/**
 * An experiment on a cluster: a Spark job that runs a plan in parts, each with the same experiment and the same workers as on
 * one machine.
 *
 * <p>Begin with {@link crosshatch.app.spark.CompareOnSpark}, which is given to {@code spark-submit}. It sends a {@link
 * crosshatch.app.spark.PartTask} for each part of the blocks, with the {@link crosshatch.app.spark.PuzzleFiles} of the plan. A task
 * writes its shard on the disk of its executor and then moves it, whole or not at all, into the {@link
 * crosshatch.app.spark.SharedDirectory}. A task that is run again, because its executor was lost, therefore leaves no row twice.
 * {@link crosshatch.app.spark.HuntOnSpark} does the same with a hunt: a {@link crosshatch.app.spark.HuntTask} for each part.
 *
 * <p>Plans, runs and verdicts come from {@code crosshatch.experiment.campaign}, as on the command line, which this package does
 * not know. Knows every group and is known to nobody: it is the only package that imports Spark and Hadoop, whose libraries a
 * cluster has and this program does not bring. It is left out of builds that skip the tests.
 */
@NullMarked
package crosshatch.app.spark;

import org.jspecify.annotations.NullMarked;
