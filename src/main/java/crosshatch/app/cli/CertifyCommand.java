package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.ProjectFolder;
import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.experiment.SolverTeam;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.proof.Checked;
import crosshatch.proof.ProofFiles;
import crosshatch.proof.certify.Certificate;
import crosshatch.proof.certify.Certificate.Status;
import crosshatch.proof.certify.CertificateFolder;
import crosshatch.proof.certify.CertificateReadme;
import crosshatch.proof.certify.Certified;
import crosshatch.proof.certify.Certifier;
import crosshatch.proof.certify.Language;
import crosshatch.proof.certify.Prover;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes one formula and one proof that a whole set has no other solutions: the command {@code certify}. */
@Command(
        name = "certify",
        sortOptions = false,
        description = {
            "Proves that puzzles have no solutions except the ones that a solver found.",
            "Writes one formula and one proof for the whole set, and checks them.",
            "Also writes a README, which explains how to check them with other programs.",
            "Exit code 1 if an answer of the solver is false, or cannot be proved."
        },
        footer = {
            "  crosshatch certify hardest10 --out c",
            "  crosshatch certify my.txt --solver swift --jobs 4 --out c && cake_lpr c/formula.cnf c/proof.lrat",
            "  crosshatch certify killer-9 --limit 1 --format opb --out c && crosshatch check-proof c/formula.opb c/proof.pbp",
            "  crosshatch certify bench250k --part 50000 --jobs 4 --out c    # c/part-1, c/part-2, ..."
        })
final class CertifyCommand extends ProgramCommand {
    @Parameters(index = "0", paramLabel = "PUZZLES", description = "Set by name, generator spec, or file.")
    private String puzzles = "";

    @Option(
            names = "--solver",
            paramLabel = "SPEC",
            defaultValue = "engine",
            description =
                    "Solver that answers the puzzles. The proof follows the decisions or learnt clauses that the solver"
                            + " reports. If it reports none, our own search finds the proof, and a note gives the"
                            + " reason. Default: ${DEFAULT-VALUE}.")
    private String solver = "engine";

    @Option(
            names = "--question",
            paramLabel = "any|unique|count:N",
            defaultValue = "unique",
            description =
                    "unique: prove that there is no second solution. any: prove only that there is no solution. count:N:"
                            + " prove that there are no more solutions than the ones found. Default: ${DEFAULT-VALUE}.")
    private Question question = Question.UNIQUE;

    @Option(names = "--limit", paramLabel = "N", description = "Take only the first N puzzles.")
    private @Nullable Long limit;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "certificate",
            description = "Folder to write. Default: ${DEFAULT-VALUE}.")
    private Path out = Path.of("certificate");

    @Option(
            names = "--part",
            paramLabel = "N",
            description =
                    "Write a separate certificate for every N puzzles, in folders part-1, part-2, …. Checkers of proofs"
                            + " may not have enough memory for one large certificate.")
    private @Nullable Integer part;

    @Option(
            names = "--format",
            paramLabel = "lrat|opb",
            defaultValue = "lrat",
            description =
                    "lrat: clauses in DIMACS, and a proof in LRAT. opb: linear inequalities in OPB, and a proof in the"
                            + " format of VeriPB. Default: ${DEFAULT-VALUE}.")
    private Language language = Language.CLAUSES;

    @Option(
            names = "--jobs",
            paramLabel = "J",
            defaultValue = "1",
            description = "Number of threads. Default: ${DEFAULT-VALUE}.")
    private int jobs = 1;

    @Mixin
    private ReadingOptions reading = new ReadingOptions();

    /** A part of the set with one certificate. */
    private record Portion(Path folder, Board board, int puzzles, long axioms) {}

    @Override
    public Integer call() {
        if (jobs < 1) throw new InputException("--jobs " + jobs + ": expected 1 or more");
        if (part != null && part < 1) throw new InputException("--part " + part + ": expected 1 or more");
        SolverSpec asked = SolverCatalog.standard().spec(solver);
        PuzzleSet set = ProjectFolder.sets(reading.settings()).resolve(puzzles);
        InstanceSelection selection = limit == null ? InstanceSelection.ALL : InstanceSelection.first(limit);
        List<Portion> portions = portions(set, selection, asked);
        PrintWriter output = out();
        output.println(set.name() + ", question " + question + ", " + asked);
        boolean proved = true;
        try (Stream<Instance> instances = set.instances(selection);
                SolverTeam<Certifier, Instance, Certified> team = new SolverTeam<>(
                        jobs,
                        () -> new Certifier(asked, new Prover(System::nanoTime, board -> language)),
                        (certifier, instance) -> certifier.certify(instance.puzzle(), question))) {
            Iterator<Instance> all = instances.iterator();
            for (Portion portion : portions) proved &= certify(portion, asked, all, team, output);
        }
        reading.reportSkipped(err());
        return proved ? ExitCode.DONE : ExitCode.WRONG;
    }

    /** Reads the puzzles once, to find the largest number of clauses of each part. */
    private List<Portion> portions(PuzzleSet set, InstanceSelection selection, SolverSpec asked) {
        List<Portion> portions = new ArrayList<>();
        int most = part == null ? Integer.MAX_VALUE : part;
        try (Stream<Instance> instances = set.instances(selection)) {
            for (Iterator<Instance> each = instances.iterator(); each.hasNext(); ) {
                Path folder = part == null ? out : out.resolve("part-" + (portions.size() + 1));
                portions.add(portion(folder, each, most, asked));
            }
        }
        if (portions.isEmpty()) throw new InputException(puzzles + ": found no puzzles, expected at least one");
        return portions;
    }

    private Portion portion(Path folder, Iterator<Instance> instances, int most, SolverSpec asked) {
        Board board = null;
        int count = 0;
        long axioms = 0;
        for (; count < most && instances.hasNext(); count++) {
            Instance instance = instances.next();
            Board its = instance.puzzle().board();
            if (board == null) refuseUnfit(instance, asked);
            else if (!its.equals(board)) {
                throw new InputException(
                        instance.label() + ": " + its + " after " + board
                                + ". One certificate covers puzzles on one board. Put the puzzles of each board in a file of their own, or make a certificate for each puzzle (--part 1)");
            }
            board = its;
            axioms += instance.puzzle().clues() + question.limit() - 1;
        }
        if (board == null) throw new NoSuchElementException();
        return new Portion(folder, board, count, axioms);
    }

    private void refuseUnfit(Instance instance, SolverSpec asked) {
        Board board = instance.puzzle().board();
        asked.family().refusal(board, question).or(() -> refusal(board)).ifPresent(reason -> {
            throw new InputException(instance.label() + ": " + reason);
        });
    }

    private Optional<String> refusal(Board board) {
        return language.refusal(board)
                .map(why -> Language.of(board).isEmpty() ? why : why + ". Inequalities can state it: try --format opb");
    }

    private boolean certify(
            Portion portion,
            SolverSpec asked,
            Iterator<Instance> instances,
            SolverTeam<Certifier, Instance, Certified> team,
            PrintWriter output) {
        CertificateSummary summary = new CertificateSummary();
        CertificateFolder folder = new CertificateFolder(portion.folder(), portion.board(), language, portion.axioms());
        try (folder) {
            Iterator<Instance> next = IntStream.range(0, portion.puzzles())
                    .mapToObj(number -> instances.next())
                    .iterator();
            team.share(next, certified -> {
                summary.add(certified);
                if (certified.isProved()) folder.add(certified);
            });
        }
        summary.print(
                output, asked.family().reasonNotToTrace(asked, portion.board()).or(language::reasonNotToTrace));
        if (folder.size() == 0) {
            output.println(portion.folder() + ": no certificate");
            return summary.isComplete();
        }
        Checked checked = ProofFiles.check(folder.formulaFile(), folder.proofFile(), null);
        writeReadme(folder);
        long bytes = folder.proofFile().toFile().length();
        String words = CheckProofCommand.inWords(checked);
        output.printf(Locale.ROOT, "%s: %s; %,d bytes with deletions%n", portion.folder(), words, bytes);
        return checked.accepted() && summary.isComplete();
    }

    private void writeReadme(CertificateFolder folder) {
        String command = "crosshatch certify " + puzzles + " --solver " + solver + " --question " + question
                + (language == Language.CLAUSES ? "" : " --format " + language.word());
        try {
            Files.writeString(folder.readmeFile(), CertificateReadme.of(folder, command));
        } catch (IOException broken) {
            throw NamedFile.unwritable(folder.readmeFile(), broken);
        }
    }

    /** Counts the results of proving the claims of a set. */
    private static final class CertificateSummary {
        private static final int SHOWN_FAILURES = 10;

        private final Map<Status, Long> counts = new EnumMap<>(Status.class);
        private final List<String> failures = new ArrayList<>();
        private long puzzles;
        private long found;
        private long lemmas;
        private long hints;
        private long bytes;
        private long nanos;
        private long provedByEngine;

        void add(Certified certified) {
            Certificate certificate = certified.certificate();
            puzzles++;
            counts.merge(certificate.status(), 1L, Long::sum);
            found += certificate.found();
            lemmas += certificate.lemmas();
            hints += certificate.hints();
            bytes += certificate.bytes();
            nanos += certificate.checkNanos();
            if (certified.isProved() && !certificate.fromSolverLog()) provedByEngine++;
            boolean failed = certificate.status() == Status.REFUSED || certificate.status() == Status.CANNOT;
            if (failed && failures.size() < SHOWN_FAILURES) {
                failures.add(certificate.status() + ": puzzle " + puzzles + " " + certified.puzzle() + ": "
                        + certified.claim().word() + ", but " + certificate.reason());
            }
        }

        /** Returns whether every claim is proved, or needs no proof. */
        boolean isComplete() {
            return failures.isEmpty();
        }

        /**
         * Prints the summary.
         *
         * @param reasonNotToTrace the reason why the solver has no trace on this board; empty if it has one
         */
        void print(PrintWriter out, Optional<String> reasonNotToTrace) {
            long proved = count(Status.ACCEPTED);
            out.printf(
                    Locale.ROOT,
                    "%,d puzzles: %,d proved, %,d with nothing to prove, %,d false answers, %,d without proof%n",
                    puzzles,
                    proved,
                    count(Status.NOTHING_TO_PROVE),
                    count(Status.REFUSED),
                    count(Status.CANNOT));
            if (proved > 0) {
                double each = proved;
                out.printf(
                        Locale.ROOT,
                        "mean per proof: %.1f needed lemmas of %.1f found, %.0f hints, %,.0f bytes, checked in %.3f ms%n",
                        lemmas / each,
                        found / each,
                        hints / each,
                        bytes / each,
                        nanos / each / 1e6);
            }
            if (provedByEngine > 0) {
                out.printf(
                        Locale.ROOT,
                        "%,d proofs do not follow the steps of the solver, but a search of our own: %s%n",
                        provedByEngine,
                        reasonNotToTrace.orElse("the steps that the solver reported were too few"));
            }
            failures.forEach(out::println);
        }

        private long count(Status status) {
            return counts.getOrDefault(status, 0L);
        }
    }
}
