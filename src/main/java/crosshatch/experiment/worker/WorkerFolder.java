package crosshatch.experiment.worker;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Where the processes of one solver, one after another, leave what outlives them.
 *
 * @param path made when the first one starts
 */
record WorkerFolder(Path path) {
    private static final Pattern STACK_FRAME = Pattern.compile("^\\s+(at |\\.\\.\\. [0-9]+ more)");

    /** What a JVM that crashes says first; the reason follows. */
    private static final String JVM_CRASH = "A fatal error has been detected by the Java Runtime";

    private static String shortened(String text, int length) {
        return text.substring(0, Math.min(length, text.length())).strip();
    }

    /** For a process that is about to start: its progress, and its temporary files, are its own. */
    void prepare() throws IOException {
        Files.createDirectories(temporary());
        Files.deleteIfExists(mark());
    }

    /** Where it shows its progress. */
    Path mark() {
        return path.resolve("progress");
    }

    /** What it writes on standard error. */
    Path complaints() {
        return path.resolve("complaints");
    }

    /** What its JVM says when it crashes. */
    Path crash() {
        return path.resolve("hs_err");
    }

    /** Its directory for temporary files, such as libraries that are unpacked; it goes with the process. */
    Path temporary() {
        return path.resolve("tmp");
    }

    /**
     * The end of what it wrote on standard error, for people: of a stack trace what happened and its causes, not where; if its JVM
     * crashed, what that said.
     */
    String complaint(int length) {
        try (Stream<String> lines = Files.lines(complaints(), StandardCharsets.ISO_8859_1)) {
            String text = lines.filter(line -> !STACK_FRAME.matcher(line).find())
                    .collect(Collectors.joining("\n"))
                    .strip();
            int crash = text.indexOf(JVM_CRASH);
            if (crash >= 0) return "; " + shortened(text.substring(crash).replaceAll("[\\s#]+", " "), length);
            return text.isEmpty() ? "" : "; " + text.substring(Math.max(0, text.length() - length));
        } catch (IOException | UncheckedIOException unreadable) {
            return "";
        }
    }
}
