package crosshatch.results.report.page;

import static crosshatch.results.report.page.MadePages.solved;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.Records;
import crosshatch.results.RunRecord;
import crosshatch.results.report.page.PuzzleSample.Chosen;
import crosshatch.results.report.page.PuzzleSample.Share;
import crosshatch.results.schema.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which puzzles of a large set are on the page. */
class PuzzleSampleTest {
    private static final int PUZZLES = 500;

    @TempDir
    private Path folder = Path.of("");

    private record Sample(List<Share> shares, List<Chosen> chosen) {
        Set<Long> positions(boolean drawn) {
            return chosen.stream()
                    .filter(each -> each.drawn() == drawn)
                    .map(each -> each.place().position())
                    .collect(Collectors.toSet());
        }
    }

    @Test
    void aSmallSetIsThereAsAWhole() {
        Sample sample = sample("small", records(), PUZZLES);

        assertEquals(List.of(new Share("s", PUZZLES, PUZZLES, PUZZLES)), sample.shares());
        assertEquals("all 500 puzzles", sample.shares().get(0).sentence());
        assertEquals(
                LongStream.rangeClosed(1, PUZZLES).boxed().toList(),
                sample.chosen().stream().map(each -> each.place().position()).toList());
    }

    @Test
    void ofALargeOneSomeAreDrawnAndTheNoteworthyAreAdded() {
        Sample sample = sample("large", records(), 100);

        Set<Long> drawn = sample.positions(true);
        Set<Long> all =
                sample.chosen().stream().map(each -> each.place().position()).collect(Collectors.toSet());
        assertEquals(50, drawn.size());
        assertTrue(all.contains(123L), "the wrong answer");
        assertTrue(all.containsAll(LongStream.rangeClosed(491, 500).boxed().toList()), "the ten slowest");
        assertTrue(all.size() <= 100);
        assertEquals(
                "%d of 500 puzzles: 50 drawn at random (seed 1), the others picked (wrong answers and crashes first, then the"
                                .formatted(all.size())
                        + " 10 slowest of each solver, then unsolved ones)",
                sample.shares().get(0).sentence());
    }

    @Test
    @Tag("exhaustive")
    void theLotDoesNotDependOnTheOrderOfRecordsNorOnWhatTheySay() {
        List<RunRecord> shuffled = new ArrayList<>(records());
        Collections.reverse(shuffled);
        List<RunRecord> faster = LongStream.rangeClosed(1, PUZZLES)
                .mapToObj(position -> solved("x", position, PUZZLES - position + 1, 0))
                .toList();

        Sample sample = sample("forward", records(), 100);

        assertEquals(sample, sample("backward", shuffled, 100));
        assertEquals(sample.positions(true), sample("faster", faster, 100).positions(true));
        assertNotEquals(LongStream.rangeClosed(1, 50).boxed().collect(Collectors.toSet()), sample.positions(true));
    }

    /** Puzzle after puzzle slower, and one wrong answer. */
    private static List<RunRecord> records() {
        List<RunRecord> records = new ArrayList<>();
        for (long position = 1; position <= PUZZLES; position++) records.add(solved("x", position, 1000 * position, 1));
        records.set(122, Records.record("x", "sat", 123, 1, "unique", Verdict.WRONG, "a"));
        return records;
    }

    private Sample sample(String name, List<RunRecord> records, int room) {
        return MadePages.ask(
                folder.resolve(name),
                records,
                lines -> new Sample(PuzzleSample.choose(lines, room), PuzzleSample.chosen(lines)));
    }
}
