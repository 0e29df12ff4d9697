package crosshatch.app.console;

import crosshatch.base.ExplainedException;
import crosshatch.base.Remedy;
import crosshatch.base.TemporaryFolder;
import crosshatch.solver.SolverException;
import java.io.IOException;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The origin of a failure of a command: the input, the resources of the program, or, in all other cases, the program itself.
 *
 * @param exitCode see {@link ExitCode}
 * @param message the message for the user
 */
public record Failure(int exitCode, String message) {
    private static final int DEEPEST_CAUSE = 50;
    private static final long MEBIBYTE = 1L << 20;

    /**
     * Finds the failure behind an exception, with the message of the outermost cause that is not an error of the program. An
     * {@link AssertionError} is always an error of the program.
     */
    public static Failure of(Throwable thrown) {
        return Stream.iterate(thrown, cause -> cause != null, Throwable::getCause)
                .limit(DEEPEST_CAUSE)
                .takeWhile(cause -> !(cause instanceof AssertionError))
                .flatMap(cause -> known(cause).stream())
                .findFirst()
                .orElseGet(() -> new Failure(
                        ExitCode.FAULT,
                        "this is a fault of Crosshatch. Please report it together with the lines above"));
    }

    /** Returns whether the failure is an error of this program, so that a stack trace helps more than the message. */
    public boolean isOurs() {
        return exitCode == ExitCode.FAULT;
    }

    /** Returns whether no message is needed, because the reader of a pipe has closed it. */
    boolean isQuiet() {
        return exitCode == ExitCode.READER_GONE;
    }

    private static Optional<Failure> known(Throwable cause) {
        if (cause instanceof LostOutputException lost && lost.readerIsGone()) {
            return Optional.of(new Failure(ExitCode.READER_GONE, ""));
        }
        return message(cause).map(message -> new Failure(ExitCode.BAD_INPUT, message));
    }

    private static Optional<String> message(Throwable cause) {
        if (cause instanceof LostOutputException lost) {
            return Optional.of("cannot write to standard output: " + lost.reason());
        }
        if (cause instanceof ExplainedException explained)
            return Optional.of(with(explained.remedy(), shortened(explained.getMessage())));
        if (cause instanceof SolverException broken) return Optional.of(shortened(broken.getMessage()));
        if (cause instanceof OutOfMemoryError full) return Optional.of(memory(full));
        if (cause instanceof UnsatisfiedLinkError || cause instanceof NoClassDefFoundError) {
            return Optional.of(
                    "a library cannot be loaded: "
                            + TemporaryFolder.problem().orElseGet(cause::toString)
                            + ". Check that all files of Crosshatch are there and readable, and that it may open enough files (ulimit -n)");
        }
        return cause instanceof IOException ? Optional.of(io(cause)) : Optional.empty();
    }

    private static String io(Throwable cause) {
        return "reading or writing failed: " + cause
                + (String.valueOf(cause.getMessage()).contains("Too many open files")
                        ? ". Let the program open more files (ulimit -n 4096)"
                        : ". Check the free space and the permissions of the file");
    }

    /** Returns the message with shortened words and numbers of more than a thousand characters. */
    static String shortened(String message) {
        return message.replaceAll("(\\S{60})\\S{1000,}", "$1…");
    }

    private static String memory(OutOfMemoryError full) {
        long heap = Runtime.getRuntime().maxMemory() / MEBIBYTE;
        return with(
                Optional.of(Remedy.HEAP),
                "not enough memory: " + full.getMessage() + ". The Java heap may take " + heap
                        + " MiB. Allow more memory, or use fewer puzzles or threads");
    }

    private static String with(Optional<Remedy> remedy, String message) {
        return message + remedy.map(each -> " (" + how(each) + ")").orElse("");
    }

    /** Returns the command or option for a remedy. */
    private static String how(Remedy remedy) {
        return switch (remedy) {
            case ANOTHER_DIRECTORY -> "--out DIR";
            case RESUMING ->
                "--out DIR for another directory, --resume --out DIR, with --shard i/n if it has shards, to continue";
            case ALPHABET -> "--read alphabet=A";
            case ORDER -> "--read order=4";
            case BOXES -> "or the option --read: box=ROWSxCOLUMNS, such as --read box=2x3 for 6x6, or latin=N";
            case COLUMN -> "--read column=NAME or --read column=N";
            case COPY_AT_HAND -> "crosshatch puzzles fetch NAME --from FILE";
            case MODEL -> "--model cnf/...";
            case ISOLATION -> "leave --isolate off out, or --forks, --memory, --cpu-limit and --recycle-...";
            case PLUG_IN -> "--solver-file JAR";
            case SIDE_BY_SIDE -> "--by commit, --by machine or --by experiment";
            case HEAP -> "CROSSHATCH_JAVA_OPTS=-Xmx4g";
        };
    }
}
