package crosshatch.app.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.concat_ws;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.countDistinct;
import static org.apache.spark.sql.functions.expr;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.min;
import static org.apache.spark.sql.functions.not;

import crosshatch.app.console.Commands;
import crosshatch.app.console.ExitCode;
import crosshatch.app.console.ProjectFolder;
import crosshatch.app.console.StandardError;
import crosshatch.app.console.Terminal;
import crosshatch.base.InputException;
import crosshatch.experiment.Part;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.campaign.Campaign;
import crosshatch.experiment.campaign.CampaignFindings;
import crosshatch.experiment.campaign.CampaignVerdict;
import crosshatch.experiment.campaign.Resumption;
import crosshatch.experiment.campaign.WrongAnswers;
import crosshatch.puzzle.SkippedLines;
import crosshatch.results.Environment;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.results.database.ReadPolicy;
import crosshatch.results.report.Decisions;
import crosshatch.results.report.SolverNames;
import crosshatch.results.report.SummaryTable;
import crosshatch.results.report.table.Table;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.deploy.SparkHadoopUtil;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** A program for {@code spark-submit} that runs a plan in parts, with one task for each part. */
@Command(
        name = "CompareOnSpark",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = {
            "Runs a plan on a cluster: divides its blocks into parts, and runs each part in a task of Spark.",
            "Each part runs as with 'crosshatch compare --shard', and writes a folder shard-i-of-n in DIR.",
            "With --resume, continues a job that did not finish."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  spark-submit --master spark://head:7077 --class crosshatch.app.spark.CompareOnSpark \\",
            "    --jars \"$(ls target/lib/*.jar | paste -sd,)\" target/crosshatch.jar \\",
            "    --plan results/reference/peaks/plan.json --out hdfs:///results/peaks",
            "  crosshatch query results/peaks \"select solver, count(*) from measured group by solver\""
        })
public final class CompareOnSpark implements Callable<Integer> {
    /** The most parts, because each part has its own warm-up. */
    private static final int MOST_PARTS = 100;

    private static final String MEASURED = "phase IN ('measured', 'cold')";

    private static final SolverCatalog CATALOG = SolverCatalog.standard();

    /** The record of a submission, written to {@code <application>.json}. */
    private record Application(String id, String master, String spark, int parts, Environment driver) {}

    @Option(
            names = "--plan",
            paramLabel = "FILE",
            description = "Plan to run: plan.json of a results directory, or a file of the same form.")
    private @Nullable Path planFile;

    @Option(
            names = "--out",
            required = true,
            paramLabel = "DIR|URL",
            description = "Results directory that all executors can reach, on a file system that Hadoop supports.")
    private String out = "";

    @Option(
            names = "--parts",
            paramLabel = "N",
            description = "Number of tasks. Each task has its own warm-up. Default: number of blocks, at most 100.")
    private @Nullable Integer parts;

    @Option(
            names = "--resume",
            description = "Run the parts that are not in --out yet, as planned there. --plan may be left out.")
    private boolean resumed;

    @Option(names = "--oversubscribe", description = "Allow more threads than a task has cores.")
    private boolean oversubscribe;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    CompareOnSpark() {}

    /** Ends the JVM with the exit code of the program if it is not 0: a cluster takes any other early exit for a failure. */
    public static void main(String[] arguments) {
        int exitCode = Commands.run(CompareOnSpark::new, arguments);
        if (exitCode != ExitCode.DONE) System.exit(exitCode);
    }

    /** Checks the command line before it starts the job, because a cluster is slow to refuse one. */
    @Override
    public Integer call() {
        SparkConf conf = new SparkConf()
                .setIfMissing("spark.log.level", "WARN")
                .setIfMissing("spark.ui.showConsoleProgress", "true");
        try (SharedDirectory results =
                new SharedDirectory(out, SparkHadoopUtil.get().newConfiguration(conf))) {
            Campaign campaign = campaign(results);
            int count = parts(campaign.plan(), results);
            requireCoresFor(campaign, conf.getInt("spark.task.cpus", 1));
            conf.setIfMissing("spark.app.name", "crosshatch " + results.name());
            SparkSession session = SparkSession.builder().config(conf).getOrCreate();
            try (JavaSparkContext spark = JavaSparkContext.fromSparkContext(session.sparkContext())) {
                return run(campaign, count, results, spark);
            }
        }
    }

    private Campaign campaign(SharedDirectory results) {
        boolean begun = results.holds(ResultsStore.PLAN);
        if (begun && !resumed) {
            throw new InputException(results.url() + " already has an experiment, which is never overwritten."
                    + " Continue it with --resume, or choose another directory with --out");
        }
        if (resumed && !begun)
            throw new InputException(results.url()
                    + ": found no plan.json, so there is nothing to resume. Begin the experiment without --resume");
        return resumed ? resumed(results) : found(planned()).named(results.name());
    }

    private Plan planned() {
        if (planFile == null)
            throw new InputException("expected --plan FILE, such as results/reference/peaks/plan.json");
        Plan plan = PlanFile.read(planFile);
        if (!plan.shard().equals(Part.WHOLE)) {
            throw new InputException(
                    "plan " + planFile + " is the plan of shard " + plan.shard().index() + "/"
                            + plan.shard().of() + ", expected the plan of a whole experiment, with the shard 1/1");
        }
        return plan;
    }

    private static Campaign found(Plan plan) {
        return Campaign.of(plan, CATALOG, set -> ProjectFolder.sets(set.reading(new SkippedLines()))
                .resolve(set.source()));
    }

    /** Continues the plan in the directory; a plan on the command line must be equal. */
    private Campaign resumed(SharedDirectory results) {
        if (results.holds(ResultsStore.PARQUET) || results.holds(ResultsStore.LEDGER)) {
            throw new InputException(
                    results.url() + " was begun on one machine. Continue it with crosshatch compare --resume");
        }
        Plan kept = PlanFile.parse(results.read(ResultsStore.PLAN), results.url() + "/" + ResultsStore.PLAN);
        Campaign campaign = found(planFile == null ? kept : planned()).named(results.name());
        Resumption.requireSame(kept, campaign.plan(), results.url(), "");
        return campaign;
    }

    private int parts(Plan plan, SharedDirectory results) {
        long most = plan.blocks();
        int count = parts == null ? (int) Math.min(most, MOST_PARTS) : parts;
        if (count < 1 || count > most) {
            throw new InputException(
                    "--parts " + count + ": expected 1 to " + most + ", the number of blocks of the plan");
        }
        String ending = "-of-" + count;
        results.shards().stream()
                .filter(shard -> !shard.endsWith(ending))
                .findFirst()
                .ifPresent(shard -> {
                    throw new InputException(results.url() + " already has " + shard + ", expected shards of " + count
                            + ". Use the same --parts as at the beginning of the experiment");
                });
        return count;
    }

    /** Checks the number of cores, because a task must not disturb its neighbours. */
    private void requireCoresFor(Campaign campaign, int cores) {
        if (oversubscribe) return;
        campaign.demandBeyond(cores).ifPresent(demand -> {
            throw new InputException(
                    demand.family() + " keeps " + demand.threads() + " threads busy, but a task has only "
                            + cores + (cores == 1 ? " core" : " cores")
                            + ". Give a task more cores with --conf spark.task.cpus="
                            + demand.threads() + ", or allow it with --oversubscribe");
        });
    }

    private int run(Campaign campaign, int count, SharedDirectory results, JavaSparkContext spark) {
        Plan plan = campaign.plan();
        List<String> arguments = spec.commandLine().getParseResult().originalArgs();
        if (!results.holds(ResultsStore.PLAN)) results.write(ResultsStore.PLAN, PlanFile.text(plan));
        String id = spark.sc().applicationId();
        results.write(
                id + ".json",
                ResultsStore.json(
                        new Application(id, spark.master(), spark.version(), count, Environment.here(arguments))));
        PartTask task = new PartTask(
                PlanFile.text(plan),
                count,
                arguments,
                results.url(),
                spark.broadcast(PuzzleFiles.of(campaign.puzzles().sets())),
                spark.broadcast(new SerializableConfiguration(spark.hadoopConfiguration())));
        List<Integer> numbers = IntStream.rangeClosed(1, count).boxed().toList();
        Map<String, String> unavailable = new TreeMap<>();
        spark.parallelize(numbers, count).map(task).collect().forEach(unavailable::putAll);
        results.removeUnfinished();
        return report(plan, unavailable, results);
    }

    /** Counts the runs of all shards, and prints the table if they are on this machine. */
    private int report(Plan plan, Map<String, String> unavailable, SharedDirectory results) {
        Dataset<Row> rows = SparkSession.builder()
                .getOrCreate()
                .read()
                .option("__globPaths__", "false") // DataSource.GLOB_PATHS_KEY: names are only names
                .parquet(results.shards().stream()
                        .map(shard -> results.url() + "/" + shard + "/" + ResultsStore.PARQUET)
                        .toArray(String[]::new));
        Row found = rows.where(MEASURED)
                .agg(count(lit(1)), countDistinct("set", "position", "variant", "solver", "fork", "repetition"))
                .first();
        long runs = found.getLong(0);
        long different = found.getLong(1);
        boolean lacking = runs < plan.runs() && !plan.mayEndEarly() && unavailable.isEmpty();
        if (different < runs || lacking) {
            throw new IllegalStateException(results.url() + " has " + runs + " runs, of which " + different
                    + " are distinct; expected " + plan.runs() + " distinct runs");
        }
        results.here().ifPresent(directory -> summarise(plan, directory));
        PrintWriter stderr = spec.commandLine().getErr();
        stderr.println(runs + " of " + plan.runs() + " runs, each once: " + results.url());
        unavailable.forEach((solver, reason) -> stderr.println("unavailable: " + solver + ": " + reason));
        WrongAnswers wrong = wrong(rows, names(plan));
        wrong.print(new StandardError(spec.commandLine()));
        return CampaignVerdict.of(wrong, true, unavailable) == CampaignVerdict.AS_EXPECTED
                ? ExitCode.DONE
                : ExitCode.WRONG;
    }

    private static SolverNames names(Plan plan) {
        return new SolverNames(CATALOG.families(), plan.labels());
    }

    private static WrongAnswers wrong(Dataset<Row> rows, SolverNames names) {
        WrongAnswers wrong = WrongAnswers.recorded(names);
        Dataset<Row> counted = rows.where("verdict IN ('wrong', 'crashed')")
                .groupBy(col("solver"), col("verdict"), col("claim"), not(expr(MEASURED)))
                .count();
        for (Row each : counted.collectAsList()) {
            wrong.add(
                    each.getString(0),
                    each.getString(1),
                    each.getString(2),
                    each.getLong(4),
                    each.getBoolean(3),
                    List.of());
        }
        Dataset<Row> contradictions = rows.where(RunRecord.CONTRADICTS_SQL)
                .groupBy(concat_ws(" ", col("set"), col("position")), col("set"), col("position"))
                .agg(min(expr("regexp_extract(detail, '" + RunRecord.CONTRADICTS + ".*', 0)")))
                .orderBy("set", "position");
        for (Row each : contradictions.collectAsList()) wrong.addContradiction(each.getString(0), each.getString(3));
        return wrong;
    }

    private void summarise(Plan plan, Path directory) {
        try (CampaignFindings findings = new CampaignFindings(plan, directory, ReadPolicy.STRICT, CATALOG.families())) {
            findings.writeSummaries(true);
            List<Table> tables = Stream.concat(
                            findings.decisions().map(Decisions::table).stream(),
                            SummaryTable.perSet(findings.summaries()).stream())
                    .toList();
            spec.commandLine().getOut().print(Terminal.file().tables().of(tables));
            spec.commandLine().getOut().flush();
        }
    }
}
