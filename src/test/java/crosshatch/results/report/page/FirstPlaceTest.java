package crosshatch.results.report.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.Records;
import crosshatch.results.RunRecord;
import crosshatch.results.report.FirstPlace;
import crosshatch.results.schema.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The sentences under the tables: a lead is called a lead only if its interval excludes chance. */
class FirstPlaceTest {
    private static final int PUZZLES = 12;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void aDecidedOrderHasTheRatiosToTheFirstSolver() {
        assertEquals(
                "`a` ranks first on `s`: `b` takes 3.00 times as long (95 % interval 3.00 to 3.00), `c` takes 8.00 times as long"
                        + " (8.00 to 8.00).",
                sentence(
                        timed("a", at -> 1_000 * at),
                        Stream.concat(timed("b", at -> 3_000 * at), timed("c", at -> 8_000 * at))));
    }

    @Test
    void aRatioThatForksMayShowIsNotDecidedByOneFork() {
        assertEquals(
                "`a` ranks first on `s`, but the order of the first two is not decided: `b` takes 1.20 times as long (95 % interval"
                        + " 1.20 to 1.20). With one fork (JVM) for each solver, a ratio up to 1.75 may come from the JVMs. Use more"
                        + " forks.",
                sentence(timed("a", at -> 1_000 * at), timed("b", at -> 1_200 * at)));
    }

    @Test
    void anIntervalThatIncludesOneDecidesNothingAndNamesTheNumberOfPuzzles() {
        String sentence = sentence(timed("a", at -> 10_000), timed("b", at -> at % 2 == 0 ? 30_000 : 4_500));

        assertTrue(
                sentence.matches(
                        "`[ab]` ranks first on `s`, but the order of the first two is not decided: `[ab]` takes .* times as"
                                + " long \\(95 % interval 0.* to .*\\)\\. About [0-9,]+ puzzles \\(now 12\\) would show a ratio of this size"
                                + " with a probability of 80 %, in about 0.0 hours of runs\\. With one fork .*"),
                sentence);
    }

    @Test
    void tooFewPuzzlesDecideNothing() {
        assertEquals(
                "`a` ranks first on `s`. Too few puzzles were solved for an interval, so the order is not decided.",
                sentence(
                        timed("a", at -> 1_000).limit(5),
                        timed("b", at -> 9_000).limit(5)));
    }

    @Test
    void solvedPuzzlesRankBeforeTimesAndUnsolvedOnesAreInPar2() {
        Stream<RunRecord> stuck = LongStream.rangeClosed(1, PUZZLES)
                .mapToObj(at -> at > 4
                        ? MadePages.solved("b", at, 1_000, 1)
                        : Records.record("b", "sat", at, 1, "gave-up", Verdict.UNDECIDED));

        String sentence = sentence(timed("a", at -> 9_000), stuck);

        assertTrue(
                sentence.startsWith("`a` ranks first on `s`, with 12 of 12 puzzles solved (`b`: 8): `b` has "),
                sentence);
        assertTrue(sentence.contains(" times the PAR2 of `a` (95 % interval "), sentence);
    }

    @Test
    void wrongAnswersRankLast() {
        Stream<RunRecord> wrong = LongStream.rangeClosed(1, PUZZLES)
                .mapToObj(at -> Records.record("b", "sat", at, 1, "unique", Verdict.WRONG, "other"));

        assertTrue(sentence(timed("a", at -> 9_000), wrong)
                .startsWith("`a` ranks first on `s`, with fewer wrong answers than `b`"));
    }

    private static Stream<RunRecord> timed(String solver, LongUnaryOperator nanos) {
        return LongStream.rangeClosed(1, PUZZLES)
                .mapToObj(at -> MadePages.solved(solver, at, nanos.applyAsLong(at), 1));
    }

    private String sentence(Stream<RunRecord> first, Stream<RunRecord> second) {
        List<RunRecord> records = Stream.concat(first, second).toList();
        return MadePages.ask(folder.resolve("e"), records, lines -> FirstPlace.of(lines)
                .get(0)
                .sentence());
    }
}
