package crosshatch.experiment.study.hunt;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.proof.certify.Certificate;
import crosshatch.proof.certify.CertificateFolder;
import crosshatch.proof.certify.CertificateReadme;
import crosshatch.proof.certify.Certified;
import crosshatch.proof.certify.Language;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.file.BoardJson;
import crosshatch.solver.Claim;
import crosshatch.solver.Option;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.export.ModelSpec;
import crosshatch.solvers.export.Problem;
import crosshatch.solvers.external.ExternalSolvers;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes a folder for each finding, for readers who do not know this program and do not trust it. */
final class Reproducer {
    /** The name of the folder for all findings, within the folder of a hunt. */
    static final String FOLDER = "findings";

    private static final String SOLVER_FILE = " --solver-file ";
    private static final int MOST_SOLUTIONS = 100;

    private final Path folder;
    private final Oracle oracle;
    private final ExternalSolvers external;

    /**
     * Makes a writer.
     *
     * @param folder the folder of the hunt
     * @param external the solvers of the user, whose files a command must name
     */
    Reproducer(Path folder, Oracle oracle, ExternalSolvers external) {
        this.folder = folder.resolve(FOLDER);
        this.oracle = oracle;
        this.external = external;
    }

    void write(HuntFinding finding) {
        try {
            Path place = folder.resolve(finding.name());
            Files.createDirectories(place);
            List<String> files = writePuzzles(place, finding);
            String program = writeProgram(finding, place);
            String command = command(finding, files) + solverFile(finding, program);
            Files.writeString(place.resolve("command.txt"), command + "\n");
            Optional<Certified> truth = truth(finding.huntCase().last());
            boolean certified = truth.isPresent() && writeCertificate(place, truth.get(), command);
            Optional<String> model = writeModel(finding.huntCase(), place);
            long solutions = truth.map(all -> (long) all.claim().shown().size()).orElse(-1L);
            Optional<String> main = JavaMain.write(finding, solutions, place);
            Files.writeString(
                    place.resolve("README.md"),
                    new FindingReadme(finding, command, truth, certified, model.orElse(""), main.orElse(""), program)
                            .text());
        } catch (IOException broken) {
            throw NamedFile.unwritable(folder.resolve(finding.name()), broken);
        }
    }

    /** Writes one file for each sequence of puzzles on the same board. */
    private static List<String> writePuzzles(Path place, HuntFinding finding) throws IOException {
        List<List<Puzzle>> runs = new ArrayList<>();
        for (Puzzle puzzle : finding.huntCase().puzzles()) {
            List<Puzzle> last = runs.isEmpty() ? List.of() : runs.get(runs.size() - 1);
            if (!last.isEmpty() && last.get(0).board().equals(puzzle.board())) last.add(puzzle);
            else runs.add(new ArrayList<>(List.of(puzzle)));
        }
        List<String> files = new ArrayList<>();
        for (List<Puzzle> run : runs) {
            boolean isLast = files.size() == runs.size() - 1;
            Optional<Grid> witness = isLast ? finding.fault().witness() : Optional.empty();
            String name = runs.size() == 1 ? "board.json" : "board-" + (files.size() + 1) + ".json";
            Files.writeString(place.resolve(name), BoardJson.of(finding.cause().words(), run, witness));
            files.add(name);
        }
        return files;
    }

    private static String command(HuntFinding finding, List<String> files) {
        HuntCase huntCase = finding.huntCase();
        return "crosshatch solve " + String.join(" ", files) + " --solver '"
                + huntCase.solver() + "' --question "
                + huntCase.question() + limit("decisions", huntCase.limits().decisions())
                + limit("conflicts", huntCase.limits().conflicts());
    }

    /** Writes the description of an external program next to the puzzles; returns the file name, or an empty text without one. */
    private String writeProgram(HuntFinding finding, Path place) throws IOException {
        String name = finding.huntCase().solver().family().name();
        Optional<String> description = external.description(name);
        if (description.isEmpty()) return "";
        Files.writeString(place.resolve(name + ".json"), description.get() + "\n");
        return name + ".json";
    }

    /** Returns the option for an external solver; empty for others. */
    private static String solverFile(HuntFinding finding, String program) {
        if (!program.isEmpty()) return SOLVER_FILE + program;
        return ExternalSolvers.jarOf(finding.huntCase().solver().family())
                .map(jar -> SOLVER_FILE + "'" + jar.toAbsolutePath() + "'")
                .orElse("");
    }

    private static String limit(String what, long most) {
        return most == Long.MAX_VALUE ? "" : " -" + "-max-" + what + " " + most;
    }

    /** Writes the proof that there are no further solutions; returns false if there is nothing to prove. */
    private static boolean writeCertificate(Path place, Certified truth, String command) throws IOException {
        Board board = truth.puzzle().board();
        Language language = Language.of(board).orElseThrow();
        int axioms = truth.puzzle().clues() + truth.claim().shown().size();
        CertificateFolder certificate = new CertificateFolder(place.resolve("certificate"), board, language, axioms);
        try (certificate) {
            certificate.add(truth);
        }
        Files.writeString(certificate.readmeFile(), CertificateReadme.of(certificate, command));
        return true;
    }

    /**
     * Returns all solutions of a puzzle, with a proof that there are no others; empty if it has more than a hundred, or if there is
     * no proof.
     */
    private Optional<Certified> truth(Puzzle puzzle) {
        if (Language.of(puzzle.board()).isEmpty()) return Optional.empty();
        List<Grid> solutions = new ArrayList<>();
        while (solutions.size() <= MOST_SOLUTIONS) {
            Certified certified = oracle.proof(puzzle, new Claim.Counted(solutions, true));
            if (certified.isProved()) return Optional.of(certified);
            Optional<Grid> another = certified.certificate().status() == Certificate.Status.REFUSED
                    ? oracle.overlooked()
                    : Optional.empty();
            if (another.isEmpty()) return Optional.empty();
            solutions.add(another.get());
        }
        return Optional.empty();
    }

    /**
     * Writes the last puzzle of a case as a model in the solver's own format.
     *
     * @return the file name; empty if there is no such format, as for solvers without a library
     */
    static Optional<String> writeModel(HuntCase huntCase, Path folder) throws IOException {
        return switch (huntCase.solver().family().paradigm()) {
            case SAT -> writeModel(huntCase, "cnf", folder.resolve("model.cnf"));
            case CP_SAT -> writeModel(huntCase, "cpsat", folder.resolve("model.txtpb"));
            case CP -> writeModel(huntCase, "xcsp3", folder.resolve("model.xml"));
            case HAND_WRITTEN -> Optional.empty();
        };
    }

    private static Optional<String> writeModel(HuntCase huntCase, String format, Path file) throws IOException {
        try (Writer out = Files.newBufferedWriter(file)) {
            model(format, huntCase.solver()).write(Problem.of(huntCase.last()), out);
            return Optional.of("" + file.getFileName());
        } catch (InputException refused) {
            Files.delete(file);
            return Optional.empty();
        }
    }

    /** Returns a model with the options that solver and format share, and defaults for all other options of the format. */
    private static ModelSpec model(String name, SolverSpec solver) {
        StringBuilder text = new StringBuilder(name);
        for (Option option : ModelSpec.parse(name).format().options()) {
            String value = solver.values().get(option.name());
            if (value == null || option.kind().canonical(value).isEmpty()) continue;
            text.append('/').append(option.name()).append('=').append(value);
        }
        return ModelSpec.parse(text.toString());
    }
}
