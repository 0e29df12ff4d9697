package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.SomeOf;
import crosshatch.app.console.ExitCode;
import crosshatch.base.InputException;
import crosshatch.base.WholeNumber;
import crosshatch.proof.ProofFiles;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Numbers that fit no type, wherever text becomes a number. Each reader gets a small input that is right with the number 3. A
 * number that is 3 when it wraps at 29, 31, 32 or 64 bits must not be read as 3.
 */
class NumbersInTextTest {
    private static final List<String> FALSE = List.of(
            "" + ((1L << 29) + 3),
            "" + ((1L << 31) + 3),
            "2147483648",
            "" + ((1L << 32) + 3),
            "9223372036854775807",
            "9223372036854775808",
            "18446744073709551619",
            "-2147483648",
            "-" + ((1L << 32) - 3),
            "-18446744073709551613",
            "9".repeat(10_000));

    private static final String XCSP =
            "<instance format='XCSP3' type='CSP'><variables><var id='x'> 1..3 </var><var id='y'> 1..3 </var></variables>"
                    + "<constraints> %s </constraints></instance>";

    @TempDir
    private Path folder = Path.of("");

    /** A file and its text. */
    static Stream<Arguments> files() {
        return Stream.of(
                Arguments.of("sum.json", board("{'kind': 'sum', 'value': #, 'cells': [0, 1]}")),
                Arguments.of("product.json", board("{'kind': 'product', 'value': #, 'cells': [0, 1]}")),
                Arguments.of("cell.json", board("{'kind': 'sum', 'value': 3, 'cells': [0, #]}")),
                Arguments.of(
                        "coefficient.json",
                        board("{'kind': 'linear', 'cells': [0, 1], 'coefficients': [1, #],"
                                + " 'comparison': '<=', 'value': 9}")),
                Arguments.of(
                        "digits.json", "{'digits': #, 'cells': 2, 'puzzles': [{'givens': '..'}]}".replace('\'', '"')),
                Arguments.of("order.pls", "order #\n-1 -1 -1\n-1 -1 -1\n-1 -1 -1\n"),
                Arguments.of("cell.pls", "order 4\n# -1 -1 -1\n-1 -1 -1 -1\n-1 -1 -1 -1\n-1 -1 -1 -1\n"),
                Arguments.of("latin.txt", "latin #\n1 2 3\n2 3 1\n3 1 .\n"),
                Arguments.of("intension.xml", XCSP.formatted("<intension> eq(add(x,y),#) </intension>")),
                Arguments.of(
                        "coefficient.xml",
                        XCSP.formatted("<sum><list> x y </list><coeffs> 1 # </coeffs>"
                                + "<condition> (eq,7) </condition></sum>")),
                Arguments.of(
                        "domain.xml",
                        XCSP.replace("1..3 </var></v", "1..# </var></v")
                                .formatted("<allDifferent> x y </allDifferent>")),
                Arguments.of(
                        "tuple.xml",
                        XCSP.formatted("<extension><list> x y </list><supports> (1,#) </supports>" + "</extension>")));
    }

    private static String board(String relation) {
        String text = "{'digits': 4, 'cells': 4, 'relations': [" + relation + "], 'puzzles': [{'givens': '....'}]}";
        return text.replace('\'', '"');
    }

    @ParameterizedTest(name = "{0}")
    @SomeOf(value = "files", stride = 4)
    void aFileWithANumberThatDoesNotFitIsRefused(String name, String text) throws IOException {
        for (String number : FALSE) {
            Files.writeString(folder.resolve(name), text.replace("#", number));

            assertRefused(number, "solve", folder.resolve(name).toString());
        }
        Files.writeString(folder.resolve(name), text.replace("#", "3"));
        assertEquals(
                ExitCode.DONE,
                CommandRun.ofProgram("solve", folder.resolve(name).toString()).exitCode());
    }

    @ParameterizedTest
    @SomeOf(
            stride = 4,
            strings = {
                "solo:#:1",
                "solo:2x2:#n",
                "keen:3:_16,a#",
                "unequal:#:0,0,0,0,0,0,0,0,0,",
                "unequal:3:#,0,0,0,0,0,0,0,0,",
                "towers:3:#///////////",
                "sudoku-#/holes=0.5",
                "latin-4/holes=#",
                "latin-4/holes=0.5/changed=#",
                "latin-4/holes=0.5/count=#0",
                "queens-#",
                "hardest10:#0"
            })
    void aNameWithANumberThatDoesNotFitIsRefused(String name) {
        for (String number : FALSE) {
            if (name.contains("count=") && number.length() < 10) continue; // so many can be made
            assertRefused(number, "solve", name.replace("#", number));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--timeout #0000s",
                "--timeout #0000ms",
                "--threads #",
                "--question count:#",
                "--solver engine/seed=#0",
                "--max-decisions #0"
            })
    void anOptionWithANumberThatDoesNotFitIsRefused(String option) {
        for (String number : FALSE) {
            boolean fitsLongs = number.length() < 12 && !number.startsWith("-");
            if (fitsLongs && !option.contains("threads") && !option.contains("count")) continue;
            String[] words = option.replace("#", number).split(" ", 2);
            assertRefused(number, "solve", "................", words[0], words[1]);
        }
    }

    /** The result of a step: a number that is too large never stands for a smaller one. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 x1 >= 1 ;|pol # 1 +",
                "1 x1 >= 1 ;|pol 1 # *",
                "1 x1 >= 1 ;|rup 1 x1 >= 1 : #",
                "1 x1 >= 1 ;|del id #",
                "1 x1 >= 1 ;|f #"
            })
    void aProofOverInequalitiesIsNotAcceptedForANumberThatWraps(String text) throws IOException {
        for (String number : FALSE) {
            String[] parts = text.replace("#", number).split("\\|", 2);
            Path formula =
                    Files.writeString(folder.resolve("f.opb"), "* #variable= 2\n" + parts[0] + "\n1 ~x1 >= 0 ;\n");
            Path proof = Files.writeString(
                    folder.resolve("p.pbp"),
                    "pseudo-Boolean proof version 3.0\n" + parts[1] + ";\nconclusion UNSAT : 1;\n");

            try {
                assertFalse(ProofFiles.check(formula, proof, null).accepted(), text + number);
            } catch (InputException damaged) {
                assertTrue(String.valueOf(damaged.getMessage()).contains(".pbp:")
                        || String.valueOf(damaged.getMessage()).contains(".opb:"));
            }
        }
    }

    /** {@code c x1 + x2 >= 3} cannot hold if c is less than 2, {@code 3 x1 + x2 >= d} if d is more than 4. */
    @Test
    void aCoefficientAndADegreeAreWhatTheirDigitsSay() throws IOException {
        for (String number : FALSE) {
            BigInteger exact = new BigInteger(number);
            assertAccepted(
                    "" + number + " x1 1 x2 >= 3 ;", exact.compareTo(BigInteger.TWO) < 0 && exact.bitLength() < 64);
            assertAccepted("3 x1 1 x2 >= " + number + " ;", exact.signum() > 0 && exact.bitLength() < 64);
        }
    }

    private void assertAccepted(String inequality, boolean expected) throws IOException {
        Path formula = Files.writeString(folder.resolve("f.opb"), "* #variable= 2\n" + inequality + "\n");
        Path proof = Files.writeString(
                folder.resolve("p.pbp"), "pseudo-Boolean proof version 3.0\npol 1;\nconclusion UNSAT : 2;\n");
        CommandRun run = CommandRun.ofProgram("check-proof", formula.toString(), proof.toString());

        assertEquals(expected, run.exitCode() == ExitCode.DONE, run.out() + run.err());
        assertTrue(run.exitCode() <= ExitCode.BAD_INPUT, run.err());
    }

    @Test
    void aNumberIsWhatItsDigitsSay() {
        assertEquals(3, WholeNumber.of("0".repeat(10_000) + "3", 0, 9).orElseThrow());
        assertEquals(-7, WholeNumber.of("-007", -9, 9).orElseThrow());
        assertEquals(
                Long.MAX_VALUE,
                WholeNumber.of("+9223372036854775807", 0, Long.MAX_VALUE).orElseThrow());
        for (String none : List.of("", "-", "+-3", "3 ", "٣", "1e3", "0x3", "3.0", "9223372036854775808")) {
            assertTrue(WholeNumber.of(none, Long.MIN_VALUE, Long.MAX_VALUE).isEmpty(), none);
        }
        InputException bad = assertThrows(InputException.class, () -> WholeNumber.in("f.txt:3", "9".repeat(99), 1, 5));
        assertEquals("f.txt:3: found '" + "9".repeat(40) + "…', expected a whole number from 1 to 5", bad.getMessage());
    }

    private static void assertRefused(String number, String... arguments) {
        CommandRun run = CommandRun.ofProgram(arguments);
        String what = number.length() > 40 ? "10,000 digits" : number;

        assertEquals(ExitCode.BAD_INPUT, run.exitCode(), what + ": " + run.out() + run.err());
        assertFalse(run.err().contains("\tat ") || run.err().contains("null"), what + ": " + run.err());
        assertTrue(
                run.err().length() < 3_000, what + ": a message of " + run.err().length() + " characters");
    }
}
