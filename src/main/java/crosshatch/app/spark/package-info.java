/**
 * Runs an experiment on a cluster: a Spark job runs a plan in parts, each with the experiment and the workers that one machine
 * would use.
 *
 * <p>Begin with {@link crosshatch.app.spark.CompareOnSpark}, which is given to {@code spark-submit}. It sends a {@link
 * crosshatch.app.spark.PartTask} for each part of the blocks, with the {@link crosshatch.app.spark.PuzzleFiles} of the plan. A task
 * writes its shard on the disk of its executor and then moves it, whole or not at all, into the {@link
 * crosshatch.app.spark.SharedDirectory}. A task that is run again, because its executor was lost, therefore leaves no row twice.
 * {@link crosshatch.app.spark.HuntOnSpark} does the same with a hunt: a {@link crosshatch.app.spark.HuntOnSpark.HuntTask} for each part.
 *
 * <p>Plans, runs and verdicts come from {@code crosshatch.experiment.campaign}, as on the command line, which this package does
 * not know. The package may use every other group, and no package uses it. It is the only package that imports Spark and Hadoop, whose
 * libraries come with the cluster. Builds that skip the tests leave it out.
 */
@NullMarked
package crosshatch.app.spark;

import org.jspecify.annotations.NullMarked;
