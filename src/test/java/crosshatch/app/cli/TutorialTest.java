package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.results.report.table.Latex;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The commands of the tutorial, run by a shell as they stand there, in a folder of its own; sets of puzzles are those of the project.
 * One thing is another: warm-ups are short, because no time is looked at.
 *
 * <p>A block {@code sh} is commands. A block {@code text} behind it is what they print: {@code …} stands for lines that are left out,
 * and times are not compared.
 */
@Tag("exhaustive")
@Tag("process")
@EnabledOnOs(OS.LINUX)
class TutorialTest {
    private static final Path PAGE = Path.of("docs/tutorial.md");
    private static final Path PAPER = Path.of("docs/paper/tutorial.tex");
    private static final Path RESULTS = Path.of("results/redundant");
    private static final Pattern BLOCK =
            Pattern.compile("^```(sh|text)\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern FILE = Pattern.compile("\\\\(?:input|includegraphics)\\{(report/[a-z0-9/.-]+)}");
    private static final Pattern MACRO = Pattern.compile("\\\\((?:By|Results|Figure)[A-Z][A-Za-z]+)");
    private static final String LATEX = "pdflatex";
    private static final String LEFT_OUT = "…";
    /**
     * @param commands of a block
     * @param shown lines behind it that do not depend on the machine
     * @param exitCode of the last command, or of the first that failed
     * @param out what they printed on standard output
     * @param err what they printed on standard error
     */
    private record Step(String commands, List<String> shown, int exitCode, String out, String err) {}

    @TempDir
    private static Path clone = Path.of("");

    private static final List<Step> STEPS = new ArrayList<>();

    @BeforeAll
    static void followThePage() throws IOException, InterruptedException {
        Files.createDirectory(clone.resolve("results"));
        Files.createDirectories(clone.resolve(PAPER).resolveSibling(""));
        Files.copy(PAPER, clone.resolve(PAPER));
        String classes = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .map(each -> Path.of(each).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
        Path launcher = Files.writeString(clone.resolve("crosshatch"), """
                #!/usr/bin/env bash
                arguments=() last=
                for each; do
                  [ "$last" != --warmup ] || each=10ms
                  arguments+=("$each") last=$each
                done
                exec "%s" -XX:TieredStopAtLevel=1 -Djava.awt.headless=true -Dcrosshatch.home="%s" -cp "%s" %s "${arguments[@]}"
                """.formatted(
                        Path.of(System.getProperty("java.home"), "bin", "java"),
                        Path.of("").toAbsolutePath(),
                        classes,
                        Crosshatch.class.getName()));
        assertTrue(launcher.toFile().setExecutable(true));
        List<MatchResult> blocks =
                BLOCK.matcher(Files.readString(PAGE)).results().toList();
        for (int at = 0; at < blocks.size(); at++) {
            MatchResult block = blocks.get(at);
            if (!block.group(1).equals("sh") || block.group(2).contains(LATEX)) continue;
            boolean shows =
                    at + 1 < blocks.size() && blocks.get(at + 1).group(1).equals("text");
            STEPS.add(step(
                    block.group(2), shows ? blocks.get(at + 1).group(2).lines().toList() : List.of()));
        }
    }

    private static Step step(String commands, List<String> shown) throws IOException, InterruptedException {
        Path out = clone.resolve("printed.out");
        Path err = clone.resolve("printed.err");
        Process shell = new ProcessBuilder("bash", "-e", "-c", commands)
                .directory(clone.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        assertTrue(shell.waitFor(2, TimeUnit.MINUTES), commands);
        return new Step(commands, shown, shell.exitValue(), Files.readString(out), Files.readString(err));
    }

    @Test
    void everyCommandDoesWhatItIsAskedFor() {
        assertTrue(STEPS.size() >= 6, STEPS.toString());
        for (Step step : STEPS) assertEquals(0, step.exitCode(), step.commands() + step.err());
    }

    @Test
    void whatThePageShowsIsWhatIsPrinted() {
        int compared = 0;
        for (Step step : STEPS) {
            List<String> printed =
                    step.out().lines().map(TutorialTest::withoutTimes).toList();
            for (String line : step.shown()) {
                if (line.equals(LEFT_OUT)) continue;
                compared++;
                assertTrue(printed.contains(withoutTimes(line)), "not printed: " + line + "\n" + step.out());
            }
        }
        assertTrue(compared >= 15, compared + " lines");
    }

    @Test
    void aCountThatDiffersIsNoticedAndATimeIsNot() {
        String line = " both   |     10 |       8.20 |    10.0 % | 1.93 ms | 20.4 % ";

        assertEquals(withoutTimes(line), withoutTimes(" both | 10 | 8.20 | 10.0 % | 412 µs |  2.0 %"));
        assertFalse(withoutTimes(line).equals(withoutTimes(line.replace("8.20", "8.30"))));
    }

    /** Blanks, lines of tables, times, and the share of encoding, which is at the end of a row. */
    private static String withoutTimes(String line) {
        return line.replaceAll("[0-9][0-9.,]* (?:ns|µs|ms|s)\\b", "TIME")
                .replaceAll("\\| *[0-9.]+ % *$", "| SHARE")
                .replaceAll("-+", "-")
                .replaceAll(" +", " ")
                .strip();
    }

    @Test
    void thePaperTakesTablesFiguresAndNumbersThatTheReportHas() throws IOException {
        String paper = Files.readString(PAPER);
        Path results = clone.resolve(RESULTS);
        String defined = Files.readString(results.resolve("report/tables/numbers.tex"))
                + Files.readString(results.resolve("report/tables/captions.tex"));

        for (String file : found(FILE, paper)) {
            assertTrue(Files.exists(results.resolve(file)) || Files.exists(results.resolve(file + ".tex")), file);
        }
        List<String> macros = found(MACRO, paper);
        assertTrue(macros.size() >= 4, macros.toString());
        for (String macro : macros) assertTrue(defined.contains("\\newcommand{\\" + macro + "}"), macro);
    }

    @Test
    void latexMakesThePageOfThePaper() throws IOException, InterruptedException {
        Latex.assumeInstalled();
        String commands = BLOCK.matcher(Files.readString(PAGE))
                .results()
                .map(block -> block.group(2))
                .filter(block -> block.contains(LATEX))
                .findFirst()
                .orElseThrow();

        Step step = step(commands, List.of());

        assertEquals(0, step.exitCode(), step.out());
        assertFalse(
                Files.readString(clone.resolve(RESULTS).resolve("paper.log")).contains("undefined"));
        assertTrue(Files.size(clone.resolve(RESULTS).resolve("paper.pdf")) > 0);
    }

    private static List<String> found(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.results().map(each -> each.group(1)).toList();
    }
}
