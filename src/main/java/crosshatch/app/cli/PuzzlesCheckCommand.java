package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import crosshatch.instances.sets.CatalogEntry;
import crosshatch.instances.sets.CatalogEntry.Kind;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.Lint;
import crosshatch.instances.sets.LintReport;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.instances.sets.SetStatistics;
import crosshatch.solver.Solver;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks the files of the catalogue, or the puzzles of sets: the command {@code puzzles check}. */
@Command(
        name = "check",
        description = {
            "Without names, compares the files of all puzzle sets with the sizes and hashes of the catalogue.",
            "With names, also counts the puzzles and givens of each set, and finds faulty puzzles: puzzles without a solution, with"
                    + " several solutions, or repeated. For a 9x9 Sudoku, an isomorph is a repetition, too.",
            "Also reports sets that are so easy that a comparison would mostly measure the reading of puzzles.",
            "Exit code 1 if there is any finding, or if the file of a set differs or is missing."
        },
        footer = {
            "  crosshatch puzzles check",
            "  crosshatch puzzles check euler50 my-puzzles.txt",
            "  crosshatch puzzles check my-puzzles.txt --limit 1000"
        })
final class PuzzlesCheckCommand extends PuzzlesCommand.Subcommand {
    private static final int BAR_CHARACTERS = 40;
    /** The decisions after which the solver is stopped on a puzzle. */
    private static final long MOST_DECISIONS = 1_000_000;

    @Parameters(arity = "0..*", paramLabel = "SET|FILE", description = "Names of sets, or files of puzzles.")
    private List<String> names = List.of();

    @Option(names = "--limit", paramLabel = "N", description = "Take only the first N puzzles of each set.")
    private long limit = InstanceSelection.EVERY;

    @Option(
            names = "--solver",
            paramLabel = "SPEC",
            defaultValue = "engine",
            description = "Solver that counts the solutions. Default: ${DEFAULT-VALUE}.")
    private String solver = "engine";

    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    @Override
    public Integer call() {
        boolean clean = names.isEmpty() ? isCatalogIntact() : areClean();
        return clean ? ExitCode.DONE : ExitCode.WRONG;
    }

    private boolean isCatalogIntact() {
        PuzzleSets sets = parent().sets();
        boolean intact = true;
        for (CatalogEntry entry : sets.catalog().entries()) {
            intact &= isIntact(entry, sets, entry.kind() == Kind.COMMITTED);
        }
        return intact;
    }

    private boolean areClean() {
        PuzzleSets sets = parent().sets(reading.settings());
        boolean clean = true;
        try (Solver counting = parent().solvers().createCareful(solver)) {
            for (String name : names) clean &= isIntact(name, sets) && isClean(sets.resolve(name), counting);
        }
        reading.reportSkipped(err());
        return clean;
    }

    private boolean isIntact(String name, PuzzleSets sets) {
        return sets.catalog()
                .named(name)
                .map(entry -> isIntact(entry, sets, true))
                .orElse(true);
    }

    private boolean isClean(PuzzleSet set, Solver counting) {
        List<Instance> instances;
        try (Stream<Instance> read = set.instances(InstanceSelection.first(limit))) {
            instances = read.toList(); // once: a second reading would count the skipped lines again
        }
        print(set.name(), SetStatistics.of(instances.stream()));
        return print(set, new Lint(counting, MOST_DECISIONS).examine(instances.stream()));
    }

    private boolean isIntact(CatalogEntry entry, PuzzleSets sets, boolean required) {
        PrintWriter out = out();
        Path file = sets.file(entry);
        if (!Files.exists(file)) {
            out.println(entry.name() + ": found no file " + file);
            return !required;
        }
        Optional<String> difference = entry.difference(Fingerprint.of(file));
        if (difference.isEmpty()) difference = solutionsFault(sets, entry);
        out.println(
                entry.name() + ": " + difference.map(text -> "DIFFERS: " + text).orElse("intact"));
        return difference.isEmpty();
    }

    private static Optional<String> solutionsFault(PuzzleSets sets, CatalogEntry entry) {
        try {
            sets.resolve(entry.name());
            return Optional.empty();
        } catch (InputException fault) {
            return Optional.of(String.valueOf(fault.getMessage()));
        }
    }

    private boolean print(PuzzleSet set, LintReport report) {
        PrintWriter out = out();
        for (LintReport.Finding finding : report.shown()) {
            String place = finding.position() == 0 ? set.source() : set.source() + " " + finding.position();
            String detail = finding.detail().isEmpty() ? "" : " (" + finding.detail() + ")";
            out.println(place + ": " + finding.kind().meaning() + detail);
        }
        report.counts()
                .forEach((kind, count) ->
                        out.printf(Locale.ROOT, "%s: %,d × %s%n", set.source(), count, kind.meaning()));
        out.printf(
                Locale.ROOT,
                "%s: %,d puzzles, %s%n",
                set.source(),
                report.puzzles(),
                report.isClean() ? "no finding" : "findings above");
        return report.isClean();
    }

    private void print(String name, SetStatistics statistics) {
        PrintWriter out = out();
        out.printf(Locale.ROOT, "%s: %,d puzzles%n", name, statistics.puzzles());
        statistics.boards().forEach((board, count) -> out.printf(Locale.ROOT, "  %-9s          %,10d%n", board, count));
        share(out, "naked singles suffice", statistics.finishedByNakedSingles(), statistics.puzzles());
        out.printf(
                Locale.ROOT,
                "  givens: %d to %d, mean %.2f%n",
                statistics.givens().firstKey(),
                statistics.givens().lastKey(),
                statistics.meanGivens());
        long most = Collections.max(statistics.givens().values());
        statistics
                .givens()
                .forEach((givens, count) -> out.printf(Locale.ROOT, "  %8d %,10d %s%n", givens, count, "#".repeat((int)
                                Math.ceil((double) BAR_CHARACTERS * count / most))));
    }

    private static void share(PrintWriter out, String label, long count, long of) {
        out.printf(Locale.ROOT, "  %s: %,d (%.1f %%)%n", label, count, 100.0 * count / of);
    }
}
