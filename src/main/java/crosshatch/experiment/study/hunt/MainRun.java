package crosshatch.experiment.study.hunt;

import crosshatch.base.WholeNumber;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a {@link JavaMain} did.
 *
 * @param ended whether it came to an end
 * @param exitCode of it
 * @param output of both streams
 */
record MainRun(boolean ended, int exitCode, String output) {
    private static final long LIMIT_SECONDS = 60;
    private static final Pattern COUNT = Pattern.compile("([0-9]+) solutions?");

    /** Runs a source file as it stands, with the libraries of this program; what it reads lies beside it. */
    static MainRun of(Path source) throws IOException {
        Path folder = Objects.requireNonNull(source.toAbsolutePath().getParent());
        Path printed = Files.createTempFile(folder, "printed", ".txt");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        source.getFileName().toString())
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        try {
            boolean ended = process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS);
            if (!ended) process.destroyForcibly().waitFor();
            return new MainRun(ended, process.exitValue(), Files.readString(printed, StandardCharsets.UTF_8));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            process.destroyForcibly();
            return new MainRun(false, -1, "");
        } finally {
            Files.delete(printed);
        }
    }

    /** How many solutions it found of the last puzzle; -1 if it does not say. */
    long solutions() {
        Matcher matcher = COUNT.matcher(output);
        long last = -1;
        while (matcher.find())
            last = WholeNumber.of(matcher.group(1), 0, Long.MAX_VALUE).orElse(-1);
        return last;
    }

    /** @param solutions how many there are; -1 if that is not known */
    boolean shows(HuntFinding finding, long solutions) {
        return switch (finding.fault().kind()) {
            case OVERLOOKED ->
                solutions() >= 0
                        && solutions()
                                < (solutions < 0
                                        ? 1
                                        : Math.min(
                                                solutions,
                                                finding.huntCase().question().limit()));
            case NO_SOLUTION_SHOWN -> solutions >= 0 && solutions() > solutions;
            case CRASH -> ended && exitCode != 0 && output.contains("Exception in thread");
            case HANG -> !ended;
            case EASIER, LIMIT, MEMORY, COUNTER -> false;
        };
    }
}
