package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Instances of XCSP3 whose solutions can be counted by hand, in five solvers. */
class XcspCountsTest {
    private static final String SOLVERS = "engine,choco,cpsat,sat4j,lcg";

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            88  | [4]    | 0..3  | <nValues><list> x[] </list><condition> (le,2) </condition></nValues>
            24  | [3][2] | -1..0 | <allDifferent><list> x[0][] </list><list> x[1][] </list><list> x[2][] </list></allDifferent>
            4   | [3]    | 0..2  | <channel> x[] </channel>
            6   | [2][2] | 0..1  | <lex><list> x[0][] </list><list> x[1][] </list><operator> lt </operator></lex>
            20  | [4]    | 0..3  | <circuit> x[] </circuit>
            30  | [3]    | 0..3  | <maximum><list> x[] </list><condition> (le,x[0]) </condition></maximum>
            30  | [3]    | 0..3  | <minimum><list> x[] </list><condition> (ge,x[2]) </condition></minimum>
            4   | [2]    | 0..4  | <extension type="hybrid-1"><list> x[] </list><supports> (1,0..2)(4,2) </supports></extension>
            14  | [2]    | 0..4  | <extension type="hybrid-1"><list> x[] </list><conflicts> (≥3,≠1)(*,4) </conflicts></extension>
            5   | [3]    | 0..2  | <precedence> x[] </precedence>
            8   | [4]    | 0..1  | <regular><list> x[] </list><transitions> (a,0,a)(a,1,b)(b,0,a) </transitions><start> a </start><final> a b </final></regular>
            80  | [4]    | 0..3  | <count><list> x[] </list><values> 1 2 </values><condition> (in,{0,3}) </condition></count>
            160 | [4]    | 0..3  | <count><list> x[] </list><values> 1 2 </values><condition> (ne,2) </condition></count>
            12  | [3]    | 0..3  | <sum><list> x[] </list><coeffs> 1 -2 1 </coeffs><condition> (in,{-1,4}) </condition></sum>
            4   | [3]    | 0..3  | <ordered><list> x[] </list><operator> lt </operator></ordered>
            46  | [5]    | 0..4  | <nValues><list> x[0..3] </list><condition> (lt,x[4]) </condition></nValues><sum><list> x[0..1] </list><condition> (eq,1) </condition></sum>
            4   | [3]    | 0..3  | <allEqual> x[] </allEqual>
            """)
    void everySolverCountsThem(int count, String size, String values, String constraint) throws IOException {
        Path file = Files.writeString(folder.resolve("i.xml"), """
                <instance format="XCSP3" type="CSP">
                <variables><array id="x" size="%s"> %s </array></variables>
                <constraints>%s</constraints>
                </instance>
                """.formatted(size, values, constraint));

        for (String solver : SOLVERS.split(",", -1)) {
            CommandRun run =
                    CommandRun.ofProgram("solve", file.toString(), "--question", "count:1000", "--solver", solver);
            assertTrue(run.out().contains("counted: " + count + " and no more"), solver + ": " + run.out() + run.err());
        }
    }
}
