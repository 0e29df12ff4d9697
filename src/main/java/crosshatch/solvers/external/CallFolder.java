package crosshatch.solvers.external;

import crosshatch.base.InputException;
import crosshatch.base.SurroundingsException;
import crosshatch.proof.LemmaFile;
import crosshatch.proof.ProofFiles;
import crosshatch.proof.ProofFormat;
import crosshatch.solvers.export.ModelSpec;
import crosshatch.solvers.export.Problem;
import crosshatch.solvers.export.UnfitAnswerException;
import crosshatch.solvers.external.process.ProgramRun;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The files of the calls of one program: its input, and its answer if it writes a file. They are deleted at the end. */
final class CallFolder implements AutoCloseable {
    private static final long LONGEST_ANSWER_BYTES = 1L << 25;

    private final Path folder;
    private final Path output;
    private final Path proof;
    private final Path library;
    private Path model;
    private Path input;
    private ProgramRun.Input standardInput = ProgramRun.Input.NOTHING;

    private CallFolder(Path folder) {
        this.folder = folder;
        output = folder.resolve("answer.txt");
        proof = folder.resolve("proof.txt");
        library = folder.resolve("library");
        model = folder.resolve("puzzle");
        input = model;
    }

    /**
     * Makes a folder.
     *
     * @param library the files of its library, see {@link Description}
     * @throws SurroundingsException if there is no room for them
     */
    static CallFolder create(Map<String, String> library) {
        try {
            CallFolder calls = new CallFolder(ProgramRun.folder());
            if (!library.isEmpty()) Files.createDirectory(calls.library);
            for (Map.Entry<String, String> file : library.entrySet()) {
                Files.writeString(calls.library.resolve(file.getKey()), file.getValue());
            }
            return calls;
        } catch (IOException failed) {
            throw noRoom("the files of a program", failed);
        }
    }

    /**
     * Writes the input.
     *
     * @param toFile whether the program reads a file; a short line is passed through a pipe instead
     * @throws SurroundingsException if the file cannot be written, which is no fault of the program
     */
    void write(Problem problem, Input kind, Optional<ModelSpec> chosen, boolean toFile) throws IOException {
        if (!toFile && kind == Input.LINE) {
            StringWriter line = new StringWriter();
            kind.write(problem, chosen, line);
            standardInput = new ProgramRun.Input(null, line.toString());
            return;
        }
        model = folder.resolve("puzzle" + kind.suffix());
        input = kind == Input.FLATZINC ? folder.resolve("puzzle.fzn") : model;
        try (BufferedWriter out = Files.newBufferedWriter(model, StandardCharsets.UTF_8)) {
            kind.write(problem, chosen, out);
        } catch (IOException full) {
            throw noRoom("the input of a program, " + model + ",", full);
        }
        standardInput = toFile ? ProgramRun.Input.NOTHING : new ProgramRun.Input(input, "");
    }

    private static SurroundingsException noRoom(String what, IOException full) {
        return new SurroundingsException(
                what + " cannot be written: " + full.getMessage()
                        + ". Make room in the folder for temporary files, or choose another folder with the JVM option -Djava.io.tmpdir=DIR",
                full);
    }

    /** Returns the command with the names of the files. */
    List<String> in(List<String> command) {
        List<String> filled =
                Arguments.filled(Arguments.filled(command, Arguments.INPUT, input), Arguments.OUTPUT, output);
        return Arguments.filled(Arguments.filled(filled, Arguments.PROOF, proof), Arguments.LIBRARY, library);
    }

    /**
     * Checks the program's proof against the formula that it read; returns the reason of a refusal.
     *
     * @throws UnfitAnswerException if there is no proof
     */
    Optional<String> proofFault(ProofFormat format) throws IOException {
        if (!Files.isRegularFile(proof)) throw new UnfitAnswerException("it wrote no proof to its file");
        try {
            return ProofFiles.check(input, proof, format, null).fault().map(this::withoutPath);
        } catch (InputException unreadable) {
            return Optional.of(withoutPath("it cannot be read: " + unreadable.getMessage()));
        }
    }

    private String withoutPath(String reason) {
        return reason.replace(proof + ":", "line ").replace(proof.toString(), "the proof");
    }

    /** Reads the program's proof, which was accepted, and deletes its file. */
    List<int[]> lemmas(ProofFormat format) throws IOException {
        List<int[]> lemmas = new ArrayList<>();
        try {
            LemmaFile.read(proof, format, lemmas::add);
        } catch (InputException damagedBehindItsEnd) {
            // the check needed no more than the lemmas before
        }
        Files.delete(proof);
        return lemmas;
    }

    List<String> inFlattening(List<String> command) {
        return Arguments.filled(in(command), Arguments.MODEL, model);
    }

    ProgramRun.Input standardInput() {
        return standardInput;
    }

    /** Returns the program's answer from its file, which is then deleted, or from its standard output. */
    String answer(ProgramRun run, List<String> command) throws IOException {
        if (command.stream().noneMatch(each -> each.contains(Arguments.OUTPUT))) return run.output();
        if (!Files.isRegularFile(output)) throw new UnfitAnswerException("it wrote no answer to its file");
        if (Files.size(output) > LONGEST_ANSWER_BYTES)
            throw new UnfitAnswerException("its answer is larger than 32 MiB");
        String answer = Files.readString(output, StandardCharsets.ISO_8859_1);
        Files.delete(output);
        return answer;
    }

    @Override
    public void close() {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(each);
        } catch (IOException failed) {
            throw new UncheckedIOException("cannot delete the files of a program in " + folder, failed);
        }
    }
}
