package crosshatch.app.spark;

import crosshatch.app.console.Commands;
import crosshatch.app.console.ExitCode;
import crosshatch.base.InputException;
import crosshatch.experiment.Clock;
import crosshatch.experiment.Part;
import crosshatch.experiment.Placement;
import crosshatch.experiment.study.hunt.Hunt;
import crosshatch.experiment.study.hunt.Parts;
import crosshatch.experiment.worker.WorkerLimits;
import crosshatch.experiment.worker.Workers;
import crosshatch.results.ResultsStore;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.external.ExternalSolvers;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.apache.hadoop.fs.FileUtil;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkFiles;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.deploy.SparkHadoopUtil;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.SerializableConfiguration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** A program for {@code spark-submit} that searches for wrong answers in parts, with one task for each part. */
@Command(
        name = "HuntOnSpark",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Looks for wrong answers on a cluster: divides the rounds of 'crosshatch study hunt' into parts, and runs"
                    + " each part in a task of Spark.",
            "Each part runs as with 'crosshatch study hunt --shard', and writes a folder shard-i-of-n in DIR.",
            "'crosshatch study hunted' combines the parts. With --resume, continues a job that did not finish."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  spark-submit --master spark://head:7077 --class crosshatch.app.spark.HuntOnSpark \\",
            "    --jars \"$(ls target/lib/*.jar | paste -sd,)\" target/crosshatch.jar \\",
            "    --solvers choco,cpsat,sat4j,engine --parts 40 --budget 1h --out hdfs:///hunt",
            "  crosshatch study hunted hunt/shard-*"
        })
public final class HuntOnSpark implements Callable<Integer> {
    private static final String ASKED = "hunt.json";

    @Option(
            names = "--solvers",
            split = ",",
            required = true,
            paramLabel = "SPEC",
            description = "Families of solvers. Options that are written are fixed, and all other options are varied.")
    private List<String> solvers = List.of();

    @Option(names = "--parts", required = true, paramLabel = "N", description = "Number of tasks.")
    private int parts = 1;

    @Option(
            names = "--budget",
            paramLabel = "TIME",
            defaultValue = "10m",
            description = "End each part after this time. Default: ${DEFAULT-VALUE}.")
    private Duration budget = Duration.ofMinutes(10);

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "" + Long.MAX_VALUE,
            description = "End after N rounds of all parts together. Default: no limit of rounds.")
    private long rounds = Long.MAX_VALUE;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Seed of all random choices. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    @Option(
            names = "--unsafe",
            description = "Also try configurations that are normally refused because they are known to be wrong.")
    private boolean unsafe;

    @Option(
            names = "--out",
            required = true,
            paramLabel = "DIR|URL",
            description = "Directory that all executors can reach, on a file system that Hadoop supports.")
    private String out = "";

    @Option(names = "--resume", description = "Run the parts that are not in --out yet, with the same options.")
    private boolean resumed;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    HuntOnSpark() {}

    /** Ends the JVM with the exit code of the program if it is not 0: a cluster takes any other early exit for a failure. */
    public static void main(String[] arguments) {
        int exitCode = Commands.run(HuntOnSpark::new, arguments);
        if (exitCode != ExitCode.DONE) System.exit(exitCode);
    }

    @Override
    public Integer call() {
        if (parts < 1) throw new InputException("--parts " + parts + ": expected 1 or more");
        solvers.forEach(each -> SolverCatalog.standard().spec(each));
        SparkConf conf = new SparkConf().setIfMissing("spark.log.level", "WARN");
        try (SharedDirectory hunt =
                new SharedDirectory(out, SparkHadoopUtil.get().newConfiguration(conf))) {
            HuntTask.Asked asked =
                    new HuntTask.Asked(List.copyOf(solvers), budget.toNanos(), rounds, seed, unsafe, parts);
            require(asked, hunt);
            conf.setIfMissing("spark.app.name", "crosshatch " + hunt.name());
            SparkSession session = SparkSession.builder().config(conf).getOrCreate();
            try (JavaSparkContext spark = JavaSparkContext.fromSparkContext(session.sparkContext())) {
                return run(asked, hunt, spark);
            }
        }
    }

    /** Checks that a hunt in the folder has this request; it is continued, never overwritten. */
    private void require(HuntTask.Asked asked, SharedDirectory hunt) {
        boolean begun = hunt.holds(ASKED);
        String text = ResultsStore.json(asked);
        if (!begun && resumed)
            throw new InputException(hunt.url() + ": found no " + ASKED
                    + ", so there is nothing to resume. Begin the hunt without --resume");
        if (!begun) {
            hunt.write(ASKED, text);
            return;
        }
        if (!resumed) {
            throw new InputException(hunt.url() + " already has a hunt, which is never overwritten."
                    + " Continue it with --resume, or choose another directory with --out");
        }
        if (!hunt.read(ASKED).equals(text)) {
            throw new InputException(hunt.url() + ": the hunt was begun with " + hunt.read(ASKED) + ", found " + text);
        }
    }

    private int run(HuntTask.Asked asked, SharedDirectory hunt, JavaSparkContext spark) {
        HuntTask task = new HuntTask(
                asked, hunt.url(), spark.broadcast(new SerializableConfiguration(spark.hadoopConfiguration())));
        List<Integer> numbers = IntStream.rangeClosed(1, parts).boxed().toList();
        long done =
                spark.parallelize(numbers, parts).map(task).filter(each -> each).count();
        hunt.removeUnfinished();
        PrintWriter stderr = spec.commandLine().getErr();
        stderr.println(done + " of " + parts + " parts were done now: " + hunt.url());
        return hunt.here().map(this::findings).orElse(ExitCode.DONE);
    }

    /** Prints the findings, if the folder is on this machine. */
    private int findings(Path directory) {
        List<Path> folders = ResultsStore.shards(directory);
        Hunt.Outcome outcome = new Parts(folders).together();
        outcome.findings().forEach(spec.commandLine().getOut()::println);
        return outcome.findings().isEmpty() ? ExitCode.DONE : ExitCode.WRONG;
    }

    /**
     * Runs one part of a hunt on an executor, and adds its folder to the others. If the folder is there already, it does nothing and
     * returns false.
     *
     * @param url the folder of the hunt
     * @param hadoop the settings for file systems
     */
    record HuntTask(Asked asked, String url, Broadcast<SerializableConfiguration> hadoop)
            implements Function<Integer, Boolean> {
        private static final Hunt.Listener NOBODY = (words, seconds) -> {};

        /**
         * The request that all parts share.
         *
         * @param nanos the time of each part in ns
         * @param rounds the number of rounds of all parts
         * @param parts the number of parts; the argument of a task is the number of a part, from 1
         */
        record Asked(List<String> solvers, long nanos, long rounds, long seed, boolean unsafe, int parts)
                implements Serializable {
            Hunt.Request request(Part part, Path folder) {
                return new Hunt.Request(
                        List.copyOf(solvers), nanos, rounds, seed, Hunt.Size.USUAL, part, 1, unsafe, folder, false);
            }
        }

        @Override
        public Boolean call(Integer number) throws IOException {
            Part part = new Part(number, asked.parts());
            Path scratch = Files.createTempDirectory(Path.of(SparkFiles.getRootDirectory()), "hunt-");
            try (SharedDirectory hunt = new SharedDirectory(url, hadoop.value().value())) {
                if (hunt.holds(part.name())) return false;
                Path folder = scratch.resolve(part.name());
                hunt(asked.request(part, folder));
                hunt.add(folder, part.name(), TaskSurroundings.attempt());
                return true;
            } finally {
                FileUtil.fullyDelete(scratch.toFile());
            }
        }

        private static void hunt(Hunt.Request request) {
            try (Workers workers =
                    new Workers(WorkerLimits.SMALL, ExternalSolvers.NONE, TaskSurroundings.classPath())) {
                SolverCatalog catalog = SolverCatalog.standard();
                Placement quick = Placement.here(catalog, Clock.system());
                new Hunt(request, catalog, workers.kept(), workers, quick, Clock.system(), NOBODY).run();
            }
        }
    }
}
