package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A word that is no command, and one that is no option: what was meant is said, and nothing is done. */
class MisspeltTest {
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            delimiter = '|',
            value = {
                "comapre | 'comapre' is no command of crosshatch. Did you mean 'compare'?",
                "slove 123 | 'slove' is no command of crosshatch. Did you mean 'solve'?",
                "solvers lsit | 'lsit' is no command of crosshatch solvers. Did you mean 'list'?",
                "puzzles fecth norvig17 | 'fecth' is no command of crosshatch puzzles. Did you mean 'fetch'?",
                "hunt --out h | 'hunt' does not exist. Instead, use 'study hunt'",
                "hunt --help | 'hunt' does not exist. Instead, use 'study hunt'",
                "study hnut | 'hnut' is no command of crosshatch study. Did you mean 'hunt'?",
                "solve --frmat line . | Unknown option: '--frmat'. Did you mean '--format'?",
                "solvers lsit --help | 'lsit' is no command of crosshatch solvers. Did you mean 'list'?",
                "comapre --help | 'comapre' is no command of crosshatch. Did you mean 'compare'?",
                "--help comapre | 'comapre' is no command of crosshatch. Did you mean 'compare'?",
                "comapre --version | 'comapre' is no command of crosshatch. Did you mean 'compare'?",
                "--vresion | Unknown option: '--vresion'. Did you mean '--version'?"
            })
    void whatWasMeantIsSuggested(String arguments, String message) {
        CommandRun run = CommandRun.ofProgram(arguments.split(" ", -1));

        assertTrue(run.err().startsWith(message + "\n"), run.err());
        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertEquals("", run.out());
    }

    @ParameterizedTest
    @CsvSource({"zzgrmpf", "zzgrmpf --help"})
    void whereNothingIsNearTheCommandsAreListed(String arguments) {
        CommandRun run = CommandRun.ofProgram(arguments.split(" ", -1));

        assertTrue(
                run.err().startsWith("'zzgrmpf' is no command of crosshatch, expected one of: compare, solve, "),
                run.err());
        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
    }

    @Test
    void helpOfACommandIsStillHelp() {
        CommandRun run = CommandRun.ofProgram("solvers", "list", "--help");

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.out().startsWith("Usage: crosshatch solvers list"), run.out());
    }
}
