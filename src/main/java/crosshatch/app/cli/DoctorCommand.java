package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.ProjectFolder;
import crosshatch.base.InputException;
import crosshatch.instances.sets.CatalogEntry;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.results.Build;
import crosshatch.results.Environment;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Family;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.external.process.ControlGroups;
import crosshatch.solvers.swift.SwiftFamily;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;

/** Checks which parts of the program work on this machine: the command {@code doctor}. */
@Command(
        name = "doctor",
        description = {
            "Prints which parts of Crosshatch work on this machine, and why the others do not work.",
            "Tries the JVM, the shipped puzzle sets, and every family of solvers on one puzzle.",
            "Exit code 1 if something does not work."
        },
        footer = "  crosshatch doctor")
final class DoctorCommand extends ProgramCommand {
    /** Project Euler 96, grid 1, which naked and hidden singles solve, so that every family should solve it. */
    private static final Puzzle EASY =
            Puzzle.parse("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");

    private int problems;

    @Override
    public Integer call() {
        Environment here = Environment.here(List.of());
        say("machine", here.cpu() + ", " + here.logicalCores() + " threads, " + gibibytes(here.memoryBytes()) + " GiB");
        say("system", here.os());
        say("java", here.jdk() + ", heap up to " + gibibytes(here.maxHeapBytes()) + " GiB");
        say("crosshatch", Build.version() + ", commit " + Build.gitCommit());
        PuzzleSets sets = new PuzzleSets(ProjectFolder.folder(), ReaderSettings.DEFAULT);
        for (CatalogEntry entry : sets.catalog().entries()) {
            if (entry.kind() == CatalogEntry.Kind.COMMITTED) report("set " + entry.name(), problemOf(sets, entry));
        }
        for (Family family : SolverCatalog.standard().families()) {
            report(
                    family.version()
                            .map(version -> family.name() + " " + version)
                            .orElse(family.name()),
                    problemOf(family));
        }
        say("swift", SwiftFamily.kernelNote());
        say("programs", "kept together by " + ControlGroups.note());
        return problems == 0 ? ExitCode.DONE : ExitCode.WRONG;
    }

    /** Returns the reason why a shipped set cannot be used; empty if it can. */
    private static Optional<String> problemOf(PuzzleSets sets, CatalogEntry entry) {
        try {
            sets.resolve(entry.name());
            return Optional.empty();
        } catch (InputException broken) {
            return Optional.of(broken.getMessage());
        }
    }

    /** Returns the reason why the default solver of the family does not solve an easy puzzle here; empty if it does. */
    private static Optional<String> problemOf(Family family) {
        try (Solver solver = SolverCatalog.standard().create(family.name())) {
            Claim claim = solver.answer(EASY, Question.ANY, Budget.unlimited()).claim();
            return claim instanceof Claim.Solved solved
                    ? SolutionChecker.fault(EASY, solved.grid()).map(fault -> "wrong answer: " + fault)
                    : Optional.of("does not solve an easy puzzle: " + claim.word());
        } catch (RuntimeException | LinkageError broken) {
            return Optional.of("" + broken.getMessage());
        }
    }

    private void report(String what, Optional<String> problem) {
        if (problem.isPresent()) problems++;
        Ansi ansi = line().getColorScheme().ansi();
        say(what, problem.map(text -> ansi.string("@|red no|@: ") + text).orElse(ansi.string("@|green ok|@")));
    }

    private void say(String what, String text) {
        PrintWriter out = out();
        out.printf("%-16s %s%n", what, text);
    }

    private static long gibibytes(long bytes) {
        return Math.round(bytes / (double) (1L << 30));
    }
}
