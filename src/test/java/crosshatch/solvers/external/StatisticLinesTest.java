package crosshatch.solvers.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import crosshatch.solver.Counters;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The statistics of the programs that are described here, as they printed them on the pigeons of seven holes. */
class StatisticLinesTest {
    private static Map<String, String> shipped(String program) {
        return described(program).counters();
    }

    private static String read(Map<String, String> patterns, String output) {
        return lines(patterns).read(output).toString();
    }

    private static StatisticLines lines(Map<String, String> patterns) {
        return new StatisticLines(described("cadical").with(each -> each.counters(patterns)));
    }

    private static Description described(String program) {
        return Descriptions.parse(Descriptions.shipped(program).orElseThrow());
    }

    static Stream<Arguments> recorded() {
        return Stream.of(
                Arguments.of(
                        "cadical",
                        """
                        c chronological:              1159        18.16 %  of conflicts
                        c conflicts:                  6383    122863.41    per second
                        c decisions:                  7803    150196.34    per second
                        c learned:                    6345        99.40 %  per conflict
                        c learned_lits:              95251       100.00 %  learned literals
                        c propagations:              88254         1.70 M  per second
                        c restarts:                    357        17.88    interval
                        """,
                        "decisions=7803 backtracks=6383 conflicts=6383 propagations=88254 restarts=357 nogoods=6345"),
                Arguments.of("clasp", """
                        s UNSATISFIABLE
                        c Choices        : 3260
                        c Conflicts      : 3115     (Analyzed: 3114)
                        c Restarts       : 0
                        c Lemmas         : 3114     (Deleted: 1719)
                        c   Conflict     : 3114     (Average Length:   12.7 Ratio: 100.00%)
                        c Backjumps      : 3114     (Average:  1.05 Max:   6 Sum:   3260)
                        """, "decisions=3260 backtracks=3114 conflicts=3115 restarts=0 nogoods=3114"),
                Arguments.of(
                        "minisat",
                        """
                        |  Number of variables:            56                                         |
                        | Conflicts |          ORIGINAL         |          LEARNT          | Progress |
                        restarts              : 46
                        conflicts             : 10495          (224988 /sec)
                        decisions             : 13010          (0.00 % random) (278903 /sec)
                        propagations          : 121703         (2609021 /sec)
                        conflict literals     : 170670         (9.90 % deleted)
                        """,
                        "decisions=13010 backtracks=10495 conflicts=10495 propagations=121703 restarts=46"),
                Arguments.of(
                        "picosat",
                        """
                        c         level        used      conflicts    limit          MB
                        c 10 restarts
                        c 3073 conflicts
                        c 3649 decisions
                        c 47381 learned literals
                        c 48966 propagations
                        """,
                        "decisions=3649 backtracks=3073 conflicts=3073 propagations=48966 restarts=10"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("recorded")
    void countsAreReadFromWhatAProgramPrints(String program, String output, String counters) {
        assertEquals(counters, read(shipped(program), output));
    }

    @Test
    void aLineThatIsLeftOutStandsForZeroUnlessAllAre() {
        assertEquals(
                "decisions=0 backtracks=0 conflicts=0 propagations=533 restarts=0 nogoods=0",
                read(shipped("cadical"), "c propagations:                533         2.02 M  per second\n"));
        assertEquals("", read(shipped("cadical"), "s SATISFIABLE\nv 1 -2 0\n"));
    }

    @Test
    void theLastOfSeveralLinesCountsAndANumberThatNoRunReachesIsRefused() {
        Map<String, String> patterns = Map.of("conflicts", "c conflicts ([0-9]+)", "wins", "c wins ([0-9]+)");

        assertEquals(
                "conflicts=7 {wins=0}", read(patterns, "c conflicts 3\nc conflicts 7\nc losses 1\nx c conflicts 8\n"));
        assertThrows(
                IllegalArgumentException.class, () -> read(patterns, "c conflicts 7\nc wins 99999999999999999999\n"));
    }

    @Test
    void ofSeveralCallsTheSumsCountAndTheDeepestLevel() {
        Counters first =
                lines(Map.of("depth", "d ([0-9]+)", "own", "o ([0-9]+)")).read("d 5\no 2");
        Counters second =
                lines(Map.of("depth", "d ([0-9]+)", "restarts", "r ([0-9]+)")).read("d 3\nr 4");

        assertEquals(
                "restarts=4 depth=5 {own=2}",
                Counters.none().and(first).and(second).toString());
    }

    @Test
    void aProgramsOwnClockIsReadInNanosecondsFromTheLastLine() {
        StatisticLines clock = new StatisticLines(described("cadical").with(each -> each.clock("c time: +([0-9.]+)")));

        assertEquals(1_250_000_000, clock.nanos("c time: 0.5\nc time:  1.25 seconds"));
        assertEquals(-1, clock.nanos("c decisions: 5"));
        assertEquals(-1, clock.nanos("c time: ......"));
        assertEquals(-1, new StatisticLines(described("picosat")).nanos("c time: 1"));
    }

    /** MiniZinc prints short times with an exponent. */
    @Test
    void miniZincsTimesAreReadWithTheirExponents() {
        StatisticLines gecode = new StatisticLines(described("gecode"));
        String output = "%%%mzn-stat: flatTime=0.0252545\n%%%mzn-stat: solveTime=7.4e-05\n";

        assertEquals(74_000, gecode.nanos(output));
        assertEquals(25_254_500, gecode.encodingNanos(output));
        assertEquals(0, gecode.encodingNanos("==========\n"));
    }

    @Test
    void aCountThatMiniZincLeavesOutIsUnknown() {
        StatisticLines model = new StatisticLines(Descriptions.parse(Descriptions.resource("model.json")));

        assertEquals(
                "backtracks=2 conflicts=2",
                model.read("%%%mzn-stat: failures=2\n").toString());
    }
}
