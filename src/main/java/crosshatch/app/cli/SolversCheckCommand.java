package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.experiment.Clock;
import crosshatch.experiment.JudgedRun;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.proof.certify.Certificate;
import crosshatch.proof.certify.Certifier;
import crosshatch.puzzle.Puzzle;
import crosshatch.results.Words;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Claim;
import crosshatch.solver.Family;
import crosshatch.solver.Limits;
import crosshatch.solver.OptionValues;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.external.Descriptions;
import crosshatch.solvers.external.ExternalSolvers;
import crosshatch.solvers.external.ProgramFamily;
import crosshatch.solvers.external.process.ServerProcess;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Checks that an external program works with this program: the command {@code solvers check}. */
@Command(
        name = "check",
        description = {
            "Tests an external program on three small puzzles, and prints how Crosshatch understands its answers.",
            "The puzzles have one solution, no solution and two solutions.",
            "Exit code 1 if an answer is wrong or cannot be understood.",
            "FILE describes the program. For its keys see docs/reference/program-descriptions.md.",
            "The JSON Schema of FILE is src/main/resources/crosshatch/solvers/external/program.schema.json."
        },
        footerHeading = "%nExample:%n",
        footer = "  crosshatch solvers check mine.json")
final class SolversCheckCommand extends ProgramCommand {
    private static final Limits LIMITS = Limits.ofNanos(10_000_000_000L);
    private static final double NANOS_PER_MICRO = 1e3;

    private static final Instance ONE = instance(
            "one solution",
            "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..",
            KnownAnswer.exactly(1));
    private static final Instance NONE = instance(
            "no solution",
            ".234567894567891237891234561.4365897365897214897214365531642978642978531978531642",
            KnownAnswer.exactly(0));
    private static final Instance TWO = instance(
            "two solutions",
            "..3456789456789123789123456..4365897365897214897214365531642978642978531978531642",
            KnownAnswer.SEVERAL);

    @Parameters(
            paramLabel = "FILE",
            description = "A description of a program, or a MiniZinc model with options: mine.mzn/solver=gecode.")
    private String file = "";

    private static Instance instance(String name, String puzzle, KnownAnswer known) {
        return new Instance(name, 1, "", Puzzle.parse(puzzle), known);
    }

    @Override
    public Integer call() {
        SolverSpec solver = solver();
        ProgramFamily program = (ProgramFamily) solver.family();
        PrintWriter out = out();
        out.println(program.name() + ": " + program.title());
        out.println("with all options: " + solver);
        out.println("version: " + program.version().orElse("unknown"));
        boolean understood = true;
        try (Solver instance = program.create(solver, Trace.OFF)) {
            for (Question question : List.of(Question.ANY, Question.UNIQUE)) {
                if (program.refusal(ONE.puzzle().board(), question).isPresent()) continue;
                for (Instance each : List.of(ONE, NONE, TWO)) understood &= ask(solver, instance, each, question);
            }
        }
        if (program.traces()) understood &= prove(solver);
        program.refusal(ONE.puzzle().board(), Question.UNIQUE).ifPresent(out::println);
        if (program.isServer()) out.println(passing());
        out.println(understood ? "All answers are right." : "An answer is wrong or was not understood; see above.");
        out.flush();
        return understood ? ExitCode.DONE : ExitCode.WRONG;
    }

    private SolverSpec solver() {
        Optional<ProgramFamily> model = Descriptions.modelFamily(OptionValues.lineIn(file));
        if (model.isPresent()) return SolverSpec.parse(file, List.of(model.get()));
        Family program =
                ExternalSolvers.of(List.of(Path.of(file)), List.of()).families().get(0);
        return SolverSpec.parse(program.name(), List.of(program));
    }

    private boolean ask(SolverSpec solver, Solver instance, Instance puzzle, Question question) {
        JudgedRun run = JudgedRun.make(solver, instance, puzzle, question, LIMITS, Clock.system());
        Claim claim = run.answer().claim();
        Verdict verdict = run.ruling().verdict();
        String reason = run.ruling().reason();
        Map<String, Long> natives = run.answer().counters().natives();
        PrintWriter out = out();
        out.printf(
                Locale.ROOT,
                "%s, asked %s: %s, %s%s; %.0f µs, to start it %.0f µs%s%n",
                puzzle.set(),
                question,
                claim.word(),
                Words.of(verdict),
                reason.isEmpty() ? "" : ": " + reason,
                run.times().getTotalNs() / NANOS_PER_MICRO,
                run.times().getStartNs() / NANOS_PER_MICRO,
                natives.isEmpty() ? "" : "; counters of the program: " + natives);
        return verdict == Verdict.CORRECT;
    }

    /** Returns whether its proof log can be turned into a proof. */
    private boolean prove(SolverSpec solver) {
        try (Certifier certifier = new Certifier(solver, System::nanoTime)) {
            Certificate certificate =
                    certifier.certify(ONE.puzzle(), Question.UNIQUE).certificate();
            boolean fromSolverLog = certificate.fromSolverLog();
            String lemmas = certificate.lemmas() + (fromSolverLog ? " lemmas" : " lemmas, found by our own search");
            boolean proved = certificate.status() == Certificate.Status.ACCEPTED;
            out().println(ONE.set() + ", its proof: " + (proved ? lemmas : certificate.reason()));
            return proved && fromSolverLog;
        }
    }

    private static String passing() {
        try {
            return String.format(
                    Locale.ROOT,
                    "Passing a puzzle and an answer takes %.1f µs on this machine (median of %,d, with a program that answers at once).",
                    ServerProcess.medianPassingNanos() / NANOS_PER_MICRO,
                    ServerProcess.LINES_PER_MEASUREMENT);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
