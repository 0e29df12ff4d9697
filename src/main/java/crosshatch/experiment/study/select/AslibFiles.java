package crosshatch.experiment.study.select;

import crosshatch.base.Remedy;
import crosshatch.base.SurroundingsException;
import crosshatch.experiment.study.select.Scenario.Instance;
import crosshatch.experiment.study.select.Scenario.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.rng.sampling.ListSampler;
import org.apache.commons.rng.simple.RandomSource;

/**
 * Writes a scenario in the format of ASlib (B. Bischl and others, "ASlib: a benchmark library for algorithm selection", Artificial
 * Intelligence 237, 2016): a description in YAML, and tables in ARFF. Times are in seconds.
 */
public final class AslibFiles {
    /** The number of folds in {@code cv.arff}. */
    static final int FOLDS = 10;

    private static final long SEED = 1;
    private static final String STATUS = "{ok,timeout,memout,not_applicable,crash,other}";
    private static final String FEATURE_STATUS = "{ok,timeout,memout,presolved,crash,other,unknown}";

    private final Scenario scenario;

    private AslibFiles(Scenario scenario) {
        this.scenario = scenario;
    }

    /** Returns the fold of each instance, from 0. */
    static int[] folds(List<Instance> instances) {
        return folds(instances, FOLDS, SEED);
    }

    /**
     * Writes all files; files of an earlier scenario are replaced.
     *
     * @param directory a directory, which is made if it does not exist
     */
    public static void write(Scenario scenario, Path directory) {
        AslibFiles files = new AslibFiles(scenario);
        try {
            Files.createDirectories(directory);
            Files.writeString(directory.resolve("description.txt"), files.description());
            Files.writeString(directory.resolve("algorithm_runs.arff"), files.runs());
            Files.writeString(directory.resolve("feature_values.arff"), files.featureValues());
            Files.writeString(directory.resolve("feature_costs.arff"), files.featureCosts());
            Files.writeString(directory.resolve("feature_runstatus.arff"), files.featureStatus());
            Files.writeString(directory.resolve("cv.arff"), files.folds());
        } catch (IOException failed) {
            throw new SurroundingsException(
                    "cannot write to " + directory + ": " + failed + ". Choose another directory",
                    Remedy.ANOTHER_DIRECTORY,
                    failed);
        }
    }

    private String description() {
        List<String> lines = new ArrayList<>(List.of(
                "scenario_id: " + yaml(scenario.name()),
                "performance_measures:",
                "- runtime",
                "maximize:",
                "- false",
                "performance_type:",
                "- runtime",
                "algorithm_cutoff_time: " + seconds(scenario.limitMicros()),
                "algorithm_cutoff_memory: '?'",
                "features_cutoff_time: '?'",
                "features_cutoff_memory: '?'",
                "number_of_feature_steps: " + Features.STEPS.size(),
                "default_steps:"));
        Features.STEPS.forEach(step -> lines.add("- " + step.word()));
        lines.add("feature_steps:");
        for (int at = 0; at < Features.STEPS.size(); at++) addStep(at, lines);
        lines.add("features_deterministic:");
        for (String feature : Features.names()) lines.add("- " + feature);
        lines.add("features_stochastic: []");
        lines.add("metainfo_algorithms:");
        for (Scenario.Solver solver : scenario.solvers()) {
            lines.add("  " + yaml(solver.name()) + ":");
            lines.add("    configuration: " + yaml(solver.spec()));
            lines.add("    deterministic: " + solver.deterministic());
        }
        return String.join("\n", lines) + "\n";
    }

    private static void addStep(int at, List<String> lines) {
        lines.add("  " + Features.STEPS.get(at).word() + ":");
        if (at > 0) {
            lines.add("    requires:");
            for (FeatureStep before : Features.STEPS.subList(0, at)) lines.add("    - " + before.word());
        }
        lines.add("    provides:");
        for (String feature : Features.STEPS.get(at).features()) lines.add("    - " + feature);
    }

    /** Quotes a text in single quotes, within which only single quotes are special. */
    private static String yaml(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    private String runs() {
        List<String> rows = new ArrayList<>();
        for (Instance instance : scenario.instances()) {
            for (int solver = 0; solver < scenario.solvers().size(); solver++) {
                List<Run> runs = instance.runs().get(solver);
                for (int repetition = 1; repetition <= runs.size(); repetition++) {
                    Run run = runs.get(repetition - 1);
                    rows.add(row(
                            quoted(instance.name()),
                            repetition,
                            quoted(scenario.solvers().get(solver).name()),
                            seconds(run.micros()),
                            run.status()));
                }
            }
        }
        return arff("algorithm_runs", List.of("algorithm STRING", "runtime NUMERIC", "runstatus " + STATUS), rows);
    }

    private String featureValues() {
        return perInstance(
                "feature_values",
                Features.names().stream().map(name -> name + " NUMERIC").toList(),
                at -> Arrays.stream(scenario.instances().get(at).features().values())
                        .boxed());
    }

    private String featureCosts() {
        return perInstance(
                "feature_costs",
                Features.STEPS.stream().map(step -> step.word() + " NUMERIC").toList(),
                at -> Arrays.stream(scenario.instances().get(at).features().nanos())
                        .mapToObj(nanos -> seconds(nanos / 1e3)));
    }

    private String featureStatus() {
        return perInstance(
                "feature_runstatus",
                Features.STEPS.stream()
                        .map(step -> step.word() + " " + FEATURE_STATUS)
                        .toList(),
                at -> Features.STEPS.stream().map(step -> "ok"));
    }

    private String folds() {
        int[] folds = folds(scenario.instances());
        return perInstance("cv", List.of("fold NUMERIC"), at -> Stream.of(folds[at] + 1));
    }

    private String perInstance(String relation, List<String> attributes, Function<Integer, Stream<?>> values) {
        return arff(
                relation,
                attributes,
                IntStream.range(0, scenario.instances().size())
                        .mapToObj(at -> row(Stream.concat(
                                        Stream.of(
                                                quoted(scenario.instances()
                                                        .get(at)
                                                        .name()),
                                                1),
                                        values.apply(at))
                                .toArray()))
                        .toList());
    }

    private String arff(String relation, List<String> attributes, List<String> rows) {
        String head = Stream.concat(Stream.of("instance_id STRING", "repetition NUMERIC"), attributes.stream())
                .map(attribute -> "@ATTRIBUTE " + attribute + "\n")
                .collect(Collectors.joining());
        return "@RELATION " + quoted(relation + "_" + scenario.name()) + "\n\n" + head + "\n@DATA\n"
                + String.join("\n", rows) + "\n";
    }

    private static String row(Object... values) {
        return Arrays.stream(values).map(String::valueOf).collect(Collectors.joining(","));
    }

    /** Quotes a name, because names of sets and solvers may contain characters with a meaning in ARFF. */
    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }

    private static double seconds(double micros) {
        return micros / 1e6;
    }

    /**
     * Cuts instances into parts of about equal size, at random, with all isomorphs of a puzzle in one part.
     *
     * @return the part of each instance, from 0
     */
    static int[] folds(List<Instance> instances, int parts, long seed) {
        List<String> origins = new ArrayList<>(
                instances.stream().map(Instance::origin).distinct().toList());
        ListSampler.shuffle(RandomSource.SPLIT_MIX_64.create(seed), origins);
        Map<String, Integer> partOf = new HashMap<>();
        for (int at = 0; at < origins.size(); at++) partOf.put(origins.get(at), at % parts);
        return instances.stream().mapToInt(each -> partOf.get(each.origin())).toArray();
    }
}
