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
 * The files that the processes of one solver leave behind.
 *
 * @param path the folder, which is made when the first process starts
 */
record WorkerFolder(Path path) {
    private static final Pattern STACK_FRAME = Pattern.compile("^\\s+(at |\\.\\.\\. [0-9]+ more)");

    /** The first words of a JVM that crashes; the reason follows. */
    private static final String JVM_CRASH = "A fatal error has been detected by the Java Runtime";

    private static String shortened(String text, int length) {
        return text.substring(0, Math.min(length, text.length())).strip();
    }

    /** Prepares the folder for a new process, with its own progress and temporary files. */
    void prepare() throws IOException {
        Files.createDirectories(temporary());
        Files.deleteIfExists(mark());
    }

    /** Returns the file of its progress. */
    Path mark() {
        return path.resolve("progress");
    }

    /** Returns the file of its standard error. */
    Path complaints() {
        return path.resolve("complaints");
    }

    /** Returns the crash report of its JVM. */
    Path crash() {
        return path.resolve("hs_err");
    }

    /** Returns its directory for temporary files, such as unpacked libraries, which is deleted with the process. */
    Path temporary() {
        return path.resolve("tmp");
    }

    /**
     * Returns the end of its standard error, for people. A stack trace is reduced to the exception and its causes; if the JVM crashed,
     * the text is the reason in its crash report.
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
