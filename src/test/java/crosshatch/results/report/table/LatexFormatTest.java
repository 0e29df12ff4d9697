package crosshatch.results.report.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tables and numbers for papers: what is written, and that LaTeX takes it. */
class LatexFormatTest {
    private static final List<Column> COLUMNS = List.of(
            Column.text("solver", "solver"),
            Column.number("solved", "solved"),
            Column.micros("par2_us", "PAR2"),
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
                            Cell.time(1234.5678).atLeast(),
                            Cell.percent(OptionalDouble.of(12.34)),
                            Cell.probability(0.0001)),
                    List.of(
                            Cell.text("swift"),
                            Cell.few(0),
                            Cell.time(2.094),
                            Cell.percent(OptionalDouble.empty()),
                            Cell.probability(0.25))),
            List.of("n = 10; a_b^c ~ {x} #1 $2 \\ \"q\" 'r' < > × µs ≠ ≥ … – 三"));

    /** Of the class article, in points. */
    private static final double WIDTH = 343;

    @TempDir
    private Path directory = Path.of("");

    @Test
    void plainNumbersAreAlignedAtThePointAndUnitsAreWrittenOut() {
        String latex = LatexFormat.of(TABLE, WIDTH);

        assertTrue(latex.contains("l S[table-format=5] S[table-format=>4.2] r S[table-format=<1.3]@{}}"), latex);
        assertTrue(
                latex.contains("choco/\\allowbreak{}alldiff=AC & 12345 & >1235 & \\qty{12.3}{\\percent} & <0.001 \\\\"),
                latex);
        assertTrue(latex.contains("swift & {--} & 2.09 & {} & 0.250 \\\\"), latex);
    }

    @Test
    void whatDoesNotFitBesideEachOtherStandsBelowEachOtherUnderTheSameNames() {
        String latex = LatexFormat.of(TABLE, 130);

        assertEquals(3, latex.split("begin\\{tabular", -1).length, latex);
        assertEquals(3, latex.split("swift &", -1).length, latex);
        assertFalse(latex.contains("resizebox"), latex);
    }

    @Test
    void whatLatexWouldTakeForACommandIsWrittenOut() {
        assertEquals(
                "50\\% \\& a\\_b \\#1 \\$2 \\{x\\} \\textbackslash{} \\textasciitilde{} \\textasciicircum{}",
                LatexFormat.escaped("50% & a_b #1 $2 {x} \\ ~ ^"));
        assertEquals("a \\ensuremath{\\neq} é [U+4E09]", LatexFormat.escaped("a ≠ é 三"));
    }

    @Test
    void aMacroForEachNumberWithLettersOnlyRoundedAsInTheTable() {
        String numbers = new LatexNumbers(List.of(TABLE)).definitions();

        assertTrue(
                numbers.contains("\\newcommand{\\ResultsHardestOneZeroChocoAlldiffACParTwoUs}{\\num{>1235}}\n"),
                numbers);
        assertTrue(
                numbers.contains("\\newcommand{\\ResultsHardestOneZeroChocoAlldiffACShare}{\\qty{12.3}{\\percent}}\n"),
                numbers);
        assertTrue(numbers.contains("\\newcommand{\\ResultsHardestOneZeroSwiftSolved}{\\num{0}}\n"), numbers);
        assertFalse(numbers.contains("SwiftShare"), "what is not known has no macro");
        assertTrue(numbers.lines().allMatch(line -> line.matches("\\\\newcommand\\{\\\\[A-Za-z]+}\\{.+}")), numbers);
    }

    @Test
    void theIndexSaysWhereEachMacroComesFromAndTheExactValue() {
        String index = new LatexNumbers(List.of(TABLE)).index();

        assertTrue(
                index.contains(
                        "\\ResultsHardestOneZeroSwiftParTwoUs,\\num{2.09},2.094,results-hardest10,swift,par2_us\n"),
                index);
    }

    @Test
    void numbersWithAnIntervalAreRoundedByIt() {
        assertEquals("4.98", Cell.within(4.975557464, 4.6, 5.4).text());
        assertEquals("5.0", Cell.within(4.975557464, 3.63, 7.02).text());
        assertEquals("12.287", Cell.within(12.286999999999999, 12.25, 12.33).text());
        assertEquals("12,300", Cell.within(12_345.678, 11_000, 14_000).text());
        assertEquals("2.50", Cell.within(2.5, 2.5, 2.5).text(), "an interval of no width says nothing of digits");
    }

    @Test
    void noMacroIsDefinedTwice() {
        List<String> names = new LatexNumbers(List.of(TABLE, TABLE))
                .definitions()
                .lines()
                .map(line -> line.substring(0, line.indexOf('}')))
                .toList();

        assertEquals(names.size(), names.stream().distinct().count());
    }

    @Test
    void latexCompilesTablesAndNumbers() throws IOException, InterruptedException {
        Latex.assumeInstalled();
        List<List<Cell>> many = Collections.nCopies(90, TABLE.rows().get(0));
        Table breaking = new Table("many", "Many rows", COLUMNS, many, TABLE.notes());
        Files.writeString(directory.resolve("numbers.tex"), new LatexNumbers(List.of(TABLE)).definitions());
        Files.writeString(
                directory.resolve("table.tex"), LatexFormat.of(TABLE, WIDTH) + LatexFormat.of(breaking, WIDTH));
        Files.writeString(directory.resolve("paper.tex"), """
                \\documentclass{article}
                \\usepackage{array,booktabs,longtable,siunitx,threeparttable}
                \\input{numbers}
                \\begin{document}
                \\input{table}
                swift takes \\ResultsHardestOneZeroSwiftParTwoUs.
                \\end{document}
                """);

        String log = Latex.compile(directory, "paper.tex");
        assertFalse(log.contains("Overfull"), log);
        assertTrue(Files.size(directory.resolve("paper.pdf")) > 0, log);
    }
}
