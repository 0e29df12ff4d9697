package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.app.console.ExitCode;
import crosshatch.solvers.external.Stubs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code compare --certify}, end to end. */
class CertifiedCompareTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    @EnabledOnOs(OS.LINUX)
    @Tag("exhaustive")
    void whatTwoProgramsOfTwoParadigmsClaimFalselyIsWrongAndTheCommandFails() throws IOException {
        String liars = liar("one", "sat") + "," + liar("two", "cp");
        Path puzzle = Files.writeString(folder.resolve("one.txt"), Puzzles.EULER_1 + "\n");

        CommandRun believed = compare(puzzle, "believed", "--solvers", "one,two", "--solver-file", liars);
        CommandRun proved = compare(puzzle, "proved", "--certify", "--solvers", "one,two", "--solver-file", liars);

        assertEquals(ExitCode.DONE, believed.exitCode(), believed.err());
        assertEquals("n\n2\n", query("believed", "select count(*) n from measured where evidence = 'agreed'"));
        assertEquals(ExitCode.WRONG, proved.exitCode(), proved.out());
        assertTrue(proved.err().contains("there is another solution: " + Puzzles.EULER_1_SOLUTION), proved.err());
        assertEquals("n\n2\n", query("proved", "select count(*) n from measured where verdict = 'wrong'"));
    }

    @Test
    void refutationsOfEachParadigmRestOnProofs() {
        CommandRun run =
                compare(Path.of("euler50:3"), "out", "--certify", "--solvers", "sat4j,swift", "--question", "unique");

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.out().contains("`proved`: for 6 of the correct answers"), run.out());
        assertEquals(
                "family,evidence,n\nsat4j,proof,3\nswift,proof,3\n",
                query(
                        "out",
                        "select family, evidence, count(*) n from measured"
                                + " where proof_lemmas > 0 and proof_check_ns > 0 group by all order by all"));
    }

    private String liar(String name, String paradigm) throws IOException {
        String script = "cat > /dev/null; echo none";
        Path description = Stubs.describe(folder, name, "line", "line", "]", script);
        Files.writeString(description, Files.readString(description).replace("\"sat\"", '"' + paradigm + '"'));
        return description.toString();
    }

    private CommandRun compare(Path puzzles, String out, String... more) {
        Stream<String> fixed = Stream.of(
                "compare",
                "--quiet",
                "--isolate",
                "off",
                "--cold",
                "--puzzles",
                puzzles.toString(),
                "--out",
                folder.resolve(out).toString());
        return CommandRun.ofProgram(Stream.concat(fixed, Stream.of(more)).toArray(String[]::new));
    }

    private String query(String out, String sql) {
        return CommandRun.ofProgram("query", folder.resolve(out).toString(), sql, "--format", "csv")
                .out();
    }

    /** It answers rightly, and its proof holds nothing but the empty clause. */
    @Test
    void aProofThatIsRefusedIsCountedAndNamed(@TempDir Path here) throws IOException {
        Path puzzle = Files.writeString(here.resolve("one.txt"), Puzzles.NORVIG_HARD_1 + "\n");
        StringBuilder answer = new StringBuilder("v");
        for (int cell = 0; cell < 81; cell++) {
            answer.append(' ').append(cell * 9 + Puzzles.NORVIG_HARD_1_SOLUTION.digit(cell));
        }
        String proof = ", \"{input}\"], \"proof\": {\"format\": \"drat\", \"command\": "
                + "[\"sh\", \"{here}/stub.sh\", \"{input}\", \"{proof}\"]}";
        String script =
                "if grep -q '^c excluded' \"$1\"; then echo 's UNSATISFIABLE'; [ -z \"$2\" ] || echo 0 > \"$2\"\n"
                        + "else echo 's SATISFIABLE'; echo '" + answer + " 0'; fi\n";
        Path file = Stubs.describe(here, "stub", "dimacs", "sat-competition", proof, script);

        CommandRun run = CommandRun.ofLine(
                "compare --quiet --isolate off --warmup 0s --certify --question unique --solvers stub "
                        + "--solver-file {} --puzzles {} --out {}",
                "" + file,
                "" + puzzle,
                "" + here.resolve("out"));

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(
                run.out().replaceAll("\\s+", " ").contains("a check refused the proofs that `stub` wrote for 1 puzzle"),
                run.out());
        assertEquals(
                "evidence,proof_refused\nproof-by-engine,1\n",
                CommandRun.ofLine(
                                "query {} {} --format csv",
                                "" + here.resolve("out"),
                                "select evidence, proof_refused from measured")
                        .out());
    }
}
