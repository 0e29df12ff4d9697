package crosshatch.results.report;

import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import crosshatch.results.database.Renaming;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.table.CodeMarks;
import crosshatch.solver.Limits;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The experiments of one report. Equal sets get the same name, and different sets get different names; the same is true of
 * solvers. Experiments of one commit and one machine are pooled; others are compared. Directories with different shards of one
 * plan are one experiment.
 */
public final class Experiments {
    private final List<Named> all = new ArrayList<>();
    private final SetNames sets;
    private final Levels levels;

    /** A directory with the names of its runs here. */
    private record Named(Origin origin, Renaming names, String level) {
        /** Returns whether all names are the recorded ones. */
        boolean isAsRecorded() {
            return names.experiment().equals(origin.experiment())
                    && names.solverSuffix().isEmpty()
                    && names.sets().entrySet().stream()
                            .allMatch(each -> each.getKey().equals(each.getValue()));
        }

        String meaning() {
            return names.experiment() + ": commit " + shortened(origin.commit()) + ", "
                    + String.join(", ", origin.machine());
        }
    }

    /**
     * Names the experiments.
     *
     * @param origins the origin of each directory of runs, in the order in which the user named them
     * @param factors the factors by which experiments are compared; an empty list pools them
     * @throws InputException if the experiments do not differ in the factors
     */
    public Experiments(List<Origin> origins, List<OriginFactor> factors) {
        sets = new SetNames(origins);
        Map<String, List<Origin>> experiments = new LinkedHashMap<>();
        for (Origin origin : origins) {
            String experiment = experiment(origin, experiments);
            experiments.computeIfAbsent(experiment, first -> new ArrayList<>()).add(origin);
            String level = level(origin, experiment, factors, origins);
            all.add(new Named(origin, new Renaming(experiment, sets.in(origin), SolverNames.atLevel(level)), level));
        }
        levels = levels(factors);
    }

    /** The id, with a number where another experiment has that id. */
    private static String experiment(Origin origin, Map<String, List<Origin>> taken) {
        String name = origin.experiment();
        for (int number = 2; !isOfOne(origin, taken.getOrDefault(name, List.of())); number++) {
            name = origin.experiment() + " (" + number + ")";
        }
        return name;
    }

    private static boolean isOfOne(Origin shard, List<Origin> others) {
        return others.stream()
                .allMatch(other ->
                        other.plan().equals(shard.plan()) && !other.part().equals(shard.part()));
    }

    private static String level(Origin origin, String experiment, List<OriginFactor> factors, List<Origin> origins) {
        return factors.stream()
                .map(factor -> switch (factor) {
                    case EXPERIMENT -> experiment;
                    case COMMIT -> shortened(origin.commit());
                    case MACHINE -> machine(origin, origins);
                })
                .collect(Collectors.joining(", "));
    }

    private Levels levels(List<OriginFactor> factors) {
        if (factors.isEmpty()) return Levels.NONE;
        String factor = factors.stream().map(OriginFactor::word).collect(Collectors.joining(" and "));
        Map<String, Set<String>> meanings = new LinkedHashMap<>();
        for (Named each : all) {
            meanings.computeIfAbsent(each.level(), first -> new LinkedHashSet<>())
                    .add(each.meaning());
        }
        if (meanings.size() < 2) {
            throw new InputException("nothing to compare by " + factor + ": expected experiments that differ in the "
                    + factor + ", found only " + String.join("", meanings.keySet()));
        }
        Map<String, String> shown = new LinkedHashMap<>();
        meanings.forEach((level, from) -> shown.put(level, level + " (" + String.join("; ", from) + ")"));
        return new Levels(factor, shown);
    }

    /** Shortens the hash of a commit to ten digits, and keeps the text after it. */
    static String shortened(String commit) {
        return commit.isEmpty() ? "unknown" : commit.replaceAll("([0-9a-f]{10})[0-9a-f]{30}", "$1");
    }

    /** Returns the properties in which a machine differs from the others. */
    private static String machine(Origin origin, List<Origin> all) {
        List<String> parts = new ArrayList<>();
        for (int at = 0; at < origin.machine().size(); at++) {
            int part = at;
            if (all.stream().map(each -> each.machine().get(part)).distinct().count() > 1) {
                parts.add(origin.machine().get(at));
            }
        }
        return parts.isEmpty() ? "one machine" : String.join(", ", parts);
    }

    /** Gives the runs their names in this report. */
    void rename(RunDatabase runs) {
        if (!all.stream().allMatch(Named::isAsRecorded)) runs.rename(this::names);
    }

    /** Returns the names that the runs of a directory have in this report. */
    public Renaming names(Path directory) {
        return all.stream()
                .filter(each -> each.origin().directory().equals(directory))
                .map(Named::names)
                .findFirst()
                .orElseThrow();
    }

    /**
     * Requires that runs in a row of a table were made under equal conditions.
     *
     * @throws InputException if they were not; see {@link Pooling}
     */
    void requireAlike(RunDatabase runs, SolverNames names) {
        if (all.size() > 1) Pooling.require(runs, all.stream().map(this::from).toList(), names);
    }

    /** Returns the origin of the runs, because shards of one experiment may have run on several machines. */
    private Pooling.From from(Named named) {
        List<Origin> origins = all.stream().map(Named::origin).toList();
        String machines = all.stream()
                .filter(each -> each.names().experiment().equals(named.names().experiment()))
                .map(each -> machine(each.origin(), origins))
                .distinct()
                .sorted()
                .collect(Collectors.joining(" and "));
        return new Pooling.From(
                named.names().experiment(), shortened(named.origin().commit()), machines);
    }

    /** Returns the limits of each run, by experiment. */
    Map<String, Limits> limits() {
        Map<String, Limits> limits = new TreeMap<>();
        all.forEach(each -> limits.put(each.names().experiment(), each.origin().limits()));
        return limits;
    }

    /**
     * Returns the labels that users gave, by spec. Of several labels of a solver, the first is used. A label for two solvers,
     * or one that is also the name of a family, is dropped.
     */
    Map<String, String> labels() {
        Map<String, String> labels = new TreeMap<>();
        for (Named each : all) each.origin().labels().forEach(labels::putIfAbsent);
        Map<String, Long> meanings =
                labels.values().stream().collect(Collectors.groupingBy(label -> label, Collectors.counting()));
        boolean several = all.size() > 1;
        labels.entrySet()
                .removeIf(each -> Objects.requireNonNull(meanings.get(each.getValue())) > 1
                        || (several && each.getValue().equals(SolverNames.family(each.getKey()))));
        return labels;
    }

    Levels levels() {
        return levels;
    }

    /** Returns notes on the names of sets; see {@link SetNames#notes}. */
    public Map<String, String> notesOnSets() {
        return sets.notes();
    }

    /**
     * The names of sets in a report. A set is identified by its SHA-256, and has the first name in the records. If two
     * different sets have one name, the beginning of its hash follows each.
     */
    private static final class SetNames {
        private final Map<String, String> names = new LinkedHashMap<>();
        private final Map<String, String> notes = new LinkedHashMap<>();

        /**
         * Names the sets.
         *
         * @param origins the origins in the order in which the user named them
         */
        SetNames(List<Origin> origins) {
            Map<String, Set<String>> called = new LinkedHashMap<>();
            for (Origin origin : origins) {
                new TreeMap<>(origin.sets()).forEach((recorded, set) -> called.computeIfAbsent(
                                identity(set), first -> new LinkedHashSet<>())
                        .add(set.name()));
            }
            Map<String, List<String>> sharing = new LinkedHashMap<>();
            called.forEach((identity, own) -> sharing.computeIfAbsent(first(own), name -> new ArrayList<>())
                    .add(identity));
            sharing.forEach((name, identities) -> {
                for (String identity : identities) {
                    names.put(identity, identities.size() == 1 ? name : Fingerprint.distinguished(name, identity));
                }
            });
            called.forEach(this::note);
        }

        private static String first(Set<String> own) {
            return own.iterator().next();
        }

        /** Returns the hash of a set; its name if it has no hash. */
        private static String identity(Origin.OfSet set) {
            return set.sha256().isEmpty() ? "unknown " + set.name() : set.sha256();
        }

        private void note(String identity, Set<String> own) {
            String name = Objects.requireNonNull(names.get(identity));
            List<String> sentences = new ArrayList<>();
            if (own.size() > 1) {
                sentences.add(
                        CodeMarks.of(own) + " are the same set (same SHA-256). Its name here is " + CodeMarks.of(name));
            }
            if (!name.equals(first(own))) {
                sentences.add("Several sets are called " + CodeMarks.of(first(own)) + ". This one is "
                        + CodeMarks.of(name) + ", by the beginning of its SHA-256");
            }
            if (!sentences.isEmpty()) notes.put(name, String.join(". ", sentences));
        }

        /** Returns the names of the sets of an experiment, by their recorded names. */
        Map<String, String> in(Origin origin) {
            Map<String, String> shown = new LinkedHashMap<>();
            origin.sets()
                    .forEach((recorded, set) -> shown.put(recorded, Objects.requireNonNull(names.get(identity(set)))));
            return shown;
        }

        /** Returns notes on names that denote several sets, or sets that have several names; by name, without a full stop. */
        Map<String, String> notes() {
            return notes;
        }
    }

    /** Whether experiments may be taken together: no row of a table may hold runs that were not made alike. */
    private static final class Pooling {
        private static final String MIXED = """
                SELECT "set", question, solver,
                  count(DISTINCT commit) > 1 AS of_commits,
                  string_agg(format('{} in {}', commit, experiment), ', ' ORDER BY met) AS commits,
                  string_agg(format('{} in {}', machine, experiment), ', ' ORDER BY met) AS machines
                FROM (
                  SELECT "set", question, solver, phase, threads, experiment, commit, machine, min(met) AS met
                  FROM parts JOIN origins USING (experiment)
                  GROUP BY ALL
                )
                GROUP BY "set", question, solver, phase, threads
                HAVING count(DISTINCT commit) > 1 OR count(DISTINCT machine) > 1
                ORDER BY min(met) LIMIT 1
                """;

        private static final String OTHER_PUZZLES = """
                SELECT format('puzzle {}{} of {}', position, CASE WHEN variant = '' THEN '' ELSE ' ' || variant END, "set") AS puzzle,
                  string_agg(DISTINCT experiment, ' and ' ORDER BY experiment) AS experiments
                FROM measured
                GROUP BY "set", position, variant
                HAVING count(DISTINCT puzzle_id) > 1
                ORDER BY "set", position, variant LIMIT 1
                """;

        private Pooling() {}

        /**
         * The origin of the runs of an experiment.
         *
         * @param commit the commit of one of its shards
         * @param machine the machine on which it ran, or several
         */
        record From(String experiment, String commit, String machine) {
            private String row() {
                return "(" + RunDatabase.quoted(experiment) + ", " + RunDatabase.quoted(commit) + ", "
                        + RunDatabase.quoted(machine) + ")";
            }
        }

        /**
         * Requires that runs in a row of a table were made under equal conditions.
         *
         * @param runs the runs, with the table {@code parts} of {@link Lines}
         * @param names the names of solvers
         * @throws InputException if runs of one solver, task and set come from several commits or machines, or if experiments have
         *     different puzzles under one number
         */
        static void require(RunDatabase runs, List<From> origins, SolverNames names) {
            runs.execute("CREATE TEMP TABLE origins (experiment VARCHAR, commit VARCHAR, machine VARCHAR)");
            runs.execute("INSERT INTO origins VALUES "
                    + origins.stream().distinct().map(From::row).collect(Collectors.joining(", ")));
            for (String mixed : runs.list(MIXED, row -> mixed(row, names))) {
                throw new InputException(
                        mixed + ". Compare the experiments, or report on them one by one", Remedy.SIDE_BY_SIDE);
            }
            for (String puzzle : runs.list(
                    OTHER_PUZZLES,
                    row -> row.getString("puzzle") + " is not the same in " + row.getString("experiments"))) {
                throw new InputException(puzzle
                        + ": they read its text differently, or drew its isomorph with another seed or set name."
                        + " Report on these experiments one by one");
            }
        }

        private static String mixed(ResultSet row, SolverNames names) throws SQLException {
            boolean ofCommits = row.getBoolean("of_commits");
            return row.getString("set") + ", task " + row.getString("question") + ", "
                    + names.label(row.getString("solver")) + ": one row would hold runs of different "
                    + (ofCommits ? "commits: " + row.getString("commits") : "machines: " + row.getString("machines"));
        }
    }
}
