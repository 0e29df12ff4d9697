package crosshatch.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables and numbers for papers: what is written, and that LaTeX takes it. */
class LatexFormatTest {
    private static final List<Column> COLUMNS = List.of(
            Column.text("solver", "solver"),
            Column.number("solved", "solved"),
            Column.number("par2_us", "PAR2 µs"),
            Column.number("share", "no search"),
            Column.number("p", "p"));

    private static final Table TABLE = new Table(
            "results-hardest10",
            "50 % of hardest_10 & more",
            COLUMNS,
            List.of(
                    List.of(
                            Cell.text("choco/alldiff=AC"),
                            Cell.count(12_345),
                            Cell.number(1234.5678).atLeast(),
                            Cell.percent(OptionalDouble.of(12.34)),
                            Cell.probability(0.0001)),
                    List.of(
                            Cell.text("swift"),
                            Cell.few(0),
                            Cell.number(2.094),
                            Cell.percent(OptionalDouble.empty()),
                            Cell.probability(0.25))),
            List.of("n = 10; a_b^c ~ {x} #1 $2 \\ \"q\" 'r' < > × µs ≠ ≥ … – 三"));

    @TempDir
    private Path directory = Path.of("");

    @Test
    void plainNumbersAreAlignedAtThePointAndUnitsAreWrittenOut() {
        String latex = LatexFormat.of(TABLE);

        assertTrue(latex.contains("{l S[table-format=5] S[table-format=>4.2] r S[table-format=<1.3]}"), latex);
        assertTrue(latex.contains("choco/alldiff=AC & 12345 & >1235 & \\qty{12.3}{\\percent} & <0.001 \\\\"), latex);
        assertTrue(latex.contains("swift & {--} & 2.09 & {} & 0.250 \\\\"), latex);
    }

    @Test
    void whatLatexWouldTakeForACommandIsWrittenOut() {
        assertEquals(
                "50\\% \\& a\\_b \\#1 \\$2 \\{x\\} \\textbackslash{} \\textasciitilde{} \\textasciicircum{}",
                LatexFormat.escaped("50% & a_b #1 $2 {x} \\ ~ ^"));
        assertEquals("a \\ensuremath{\\neq} é [U+4E09]", LatexFormat.escaped("a ≠ é 三"));
    }

    @Test
    void aMacroForEachNumberWithLettersOnlyAndTheExactValue() {
        String numbers = LatexNumbers.of(List.of(TABLE));

        assertTrue(
                numbers.contains("\\newcommand{\\ResultsHardestOneZeroChocoAlldiffACParTwoUs}{1234.5678}\n"), numbers);
        assertTrue(numbers.contains("\\newcommand{\\ResultsHardestOneZeroSwiftSolved}{0}\n"), numbers);
        assertFalse(numbers.contains("SwiftShare"), "what is not known has no macro");
        assertTrue(
                numbers.lines().allMatch(line -> line.matches("\\\\newcommand\\{\\\\[A-Za-z]+}\\{[-0-9.E]+}")),
                numbers);
    }

    @Test
    void noMacroIsDefinedTwice() {
        List<String> names = LatexNumbers.of(List.of(TABLE, TABLE))
                .lines()
                .map(line -> line.substring(0, line.indexOf('}')))
                .toList();

        assertEquals(names.size(), names.stream().distinct().count());
    }

    @Test
    void latexCompilesTablesAndNumbers() throws IOException, InterruptedException {
        assumeTrue(onPath("pdflatex"), "pdflatex is not on the PATH: nothing was compiled");
        List<List<Cell>> many = Collections.nCopies(90, TABLE.rows().get(0));
        Table breaking = new Table("many", "Many rows", COLUMNS, many, TABLE.notes());
        Files.writeString(directory.resolve("numbers.tex"), LatexNumbers.of(List.of(TABLE)));
        Files.writeString(directory.resolve("table.tex"), LatexFormat.of(TABLE) + LatexFormat.of(breaking));
        Files.writeString(directory.resolve("paper.tex"), """
                \\documentclass{article}
                \\usepackage{booktabs,graphicx,longtable,siunitx}
                \\input{numbers}
                \\begin{document}
                \\input{table}
                swift takes \\num[round-mode=figures, round-precision=3]{\\ResultsHardestOneZeroSwiftParTwoUs}.
                \\end{document}
                """);

        boolean ended = true;
        int exitValue = 0;
        for (int run = 0; run < 2 && ended && exitValue == 0; run++) { // a second time for the widths of longtable
            Process latex = new ProcessBuilder("pdflatex", "-interaction=nonstopmode", "-halt-on-error", "paper.tex")
                    .directory(directory.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(directory.resolve("output").toFile())
                    .start();
            ended = latex.waitFor(2, TimeUnit.MINUTES);
            if (ended) exitValue = latex.exitValue();
        }

        assertTrue(ended, "pdflatex ends");
        String log = Files.readString(directory.resolve("output"));
        assertEquals(0, exitValue, log);
        assertFalse(log.contains("Overfull"), log);
        assertTrue(Files.size(directory.resolve("paper.pdf")) > 0, log);
    }

    private static boolean onPath(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }
}
