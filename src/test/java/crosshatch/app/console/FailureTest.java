package crosshatch.app.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.cli.CommandRun;
import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import crosshatch.base.SurroundingsException;
import crosshatch.solver.SolverException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine.Command;

/** The exit code says whose fault it is, and none of them is that of wrong answers. */
class FailureTest {
    /** Fails as it is told to. */
    @Command(name = "failing")
    private static final class Failing implements Callable<Integer> {
        private final Throwable failure;

        Failing(Throwable failure) {
            this.failure = failure;
        }

        @Override
        public Integer call() throws Exception {
            if (failure instanceof Error error) throw error;
            throw (Exception) failure;
        }
    }

    static Stream<Throwable> notOurs() {
        return Stream.of(
                new InputException("not our fault"),
                new SurroundingsException("not our fault"),
                new SolverException("not our fault"),
                new OutOfMemoryError("not our fault"),
                new UnsatisfiedLinkError("not our fault"),
                new NoClassDefFoundError("not our fault"),
                new IOException("not our fault"),
                new UncheckedIOException(new IOException("not our fault")),
                new ExceptionInInitializerError(new IllegalStateException(new IOException("not our fault"))));
    }

    @Test
    void whatCannotBeIsOursWhateverItsCause() {
        CommandRun run = CommandRun.of(new Failing(new AssertionError("bytes in memory", new IOException("full"))));

        assertEquals(ExitCode.FAULT, run.exitCode());
        assertTrue(run.err().contains("this is a fault of Crosshatch"), run.err());
    }

    @ParameterizedTest
    @MethodSource("notOurs")
    void inputAndSurroundingsHaveAMessageAndNoTrace(Throwable failure) {
        CommandRun run = CommandRun.of(new Failing(failure));

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains("not our fault"), run.err());
        assertFalse(run.err().contains("\tat "), run.err());
    }

    static Stream<Throwable> ours() {
        return Stream.of(
                new IllegalStateException("ours"),
                new StackOverflowError("ours"),
                new AssertionError("ours"),
                new NoSuchMethodError("ours"));
    }

    @ParameterizedTest
    @MethodSource("ours")
    void whateverElseIsAFaultOfTheProgramAndHasATrace(Throwable failure) {
        CommandRun run = CommandRun.of(new Failing(failure));

        assertEquals(ExitCode.FAULT, run.exitCode());
        assertTrue(run.err().contains("\tat ") && run.err().contains("Please report it"), run.err());
    }

    @ParameterizedTest
    @EnumSource
    void everyRemedyIsSaidInWordsOfTheCommandLine(Remedy remedy) {
        CommandRun run = CommandRun.of(new Failing(new InputException("do this", remedy)));

        assertTrue(run.err().matches("(?s)do this \\(.*(-|=).*\\)\\s*"), run.err());
    }

    @Test
    void aCauseOfACauseIsFound() {
        Failure failure = Failure.of(new IllegalStateException(new RuntimeException(new InputException("deep"))));

        assertEquals(new Failure(ExitCode.BAD_INPUT, "deep"), failure);
    }
}
