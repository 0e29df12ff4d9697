package crosshatch.app.cli;

import crosshatch.experiment.Experiment;
import crosshatch.experiment.Plan;
import crosshatch.results.WarmupResult;
import crosshatch.results.report.Caveats;
import crosshatch.results.report.SolverNames;
import crosshatch.results.report.Summary;
import crosshatch.results.report.SummaryTable;
import crosshatch.results.report.VerdictNotes;
import crosshatch.results.report.table.CodeMarks;
import crosshatch.solver.Family;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Prints the notes under the table of a comparison on a terminal. */
final class Footnotes {
    private Footnotes() {}

    /** Returns notes on this run only, warnings first; the last note names the command that explains the columns. */
    static String of(Plan plan, List<Summary> summaries, Experiment.Outcome outcome, SolverCatalog catalog) {
        List<String> notes = new ArrayList<>(VerdictNotes.of(summaries));
        notes.add(warmUpNote(plan, outcome.warmups(), new SolverNames(catalog.families(), plan.labels())));
        notes.addAll(Caveats.ofRuns(summaries.stream().map(Summary::line).toList()));
        varying(summaries).ifPresent(notes::add);
        startNote(plan).ifPresent(notes::add);
        inFull(plan, catalog).ifPresent(notes::add);
        notes.add(bounds(summaries) + "Each solver ran on each puzzle "
                + SummaryTable.often(plan.repetitions(), plan.placement().forks())
                + ". Columns: `crosshatch help columns`.");
        return String.join("\n", notes);
    }

    /** Explains the sign of lower bounds, if there are any. */
    private static String bounds(List<Summary> summaries) {
        boolean all = summaries.stream().allMatch(row -> row.solved() == row.puzzles());
        return all ? "" : SummaryTable.LARGER + " ";
    }

    private static Optional<String> varying(List<Summary> summaries) {
        List<Summary> varying =
                summaries.stream().filter(summary -> summary.varying() > 0).toList();
        if (varying.isEmpty()) return Optional.empty();
        return Optional.of("Not deterministic, because repeated runs differ in their decisions or backtracks: "
                + varying.stream()
                        .map(summary -> CodeMarks.of(summary.solver()) + " (" + summary.varying() + " puzzles of "
                                + CodeMarks.of(summary.set()) + ")")
                        .collect(Collectors.joining(", "))
                + ".");
    }

    /** Returns the full specs of solvers with a user's label. */
    private static Optional<String> inFull(Plan plan, SolverCatalog catalog) {
        SolverNames names = new SolverNames(catalog.everyFamily(), plan.labels());
        List<String> meanings = plan.specs().stream()
                .flatMap(solver -> names.meaning(solver.toString()).stream())
                .toList();
        return meanings.isEmpty() ? Optional.empty() : Optional.of(String.join("\n", meanings));
    }

    /** Returns a note on solvers that are started for each puzzle, because their times include the start. */
    private static Optional<String> startNote(Plan plan) {
        List<String> outside = plan.specs().stream()
                .map(SolverSpec::family)
                .filter(Family::runsInOwnProcess)
                .map(Family::name)
                .distinct()
                .toList();
        return outside.isEmpty()
                ? Optional.empty()
                : Optional.of("External programs: " + CodeMarks.of(outside)
                        + ". Their times include the start of the program (column `start_ns`).");
    }

    private static String warmUpNote(Plan plan, List<WarmupResult> warmups, SolverNames names) {
        if (warmups.isEmpty() && plan.warmup().maxNanos() > 0) return "The course of the warm-up was not recorded.";
        if (warmups.isEmpty()) return "No warm-up: the first runs of each solver are cold.";
        String unsteady = named(warmups, warmup -> !warmup.steady() && !warmup.cold(), names);
        String cold = named(warmups, WarmupResult::cold, names);
        if (!cold.isEmpty()) {
            cold = "Not warmed up: " + cold + ". In the warm-up, " + lost(warmups) + " of their processes ended. ";
        }
        return (unsteady.isEmpty()
                        ? cold + (cold.isEmpty() ? "All" : "The other")
                                + " solvers were warmed up until their times were steady."
                        : cold
                                + "Not steady: when the warm-up ended (see `--warmup`), the times of these solvers were still changing: "
                                + unsteady + ".")
                + seenNote(warmups);
    }

    /** Returns a note on puzzles that solvers saw in the warm-up, because a solver may remember its answers. */
    private static String seenNote(List<WarmupResult> warmups) {
        int seen = warmups.stream()
                .map(WarmupResult::seen)
                .filter(Objects::nonNull)
                .max(Comparator.naturalOrder())
                .orElse(0);
        return seen == 0
                ? ""
                : " Seen before: " + seen + (seen == 1 ? " puzzle" : " puzzles")
                        + " of the warm-up are also measured, because their boards have no symmetry.";
    }

    private static String named(List<WarmupResult> warmups, Predicate<WarmupResult> which, SolverNames names) {
        return CodeMarks.of(warmups.stream()
                .filter(which)
                .map(warmup -> names.label(warmup.solver()))
                .distinct()
                .toList());
    }

    private static long lost(List<WarmupResult> warmups) {
        return warmups.stream()
                .filter(WarmupResult::cold)
                .mapToLong(WarmupResult::lost)
                .sum();
    }
}
