package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.Puzzles;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.KnownAnswer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Shards and lanes share the blocks out: nothing is lost, nothing is done twice. */
class PartTest {

    @ParameterizedTest
    @CsvSource({"103, 10, 1, 1", "103, 10, 3, 1", "103, 10, 3, 2", "7, 10, 4, 2", "100, 10, 4, 3"})
    void allLanesOfAllShardsTogetherHoldEveryPuzzleOnce(long puzzles, int block, int shards, int lanes) {
        List<Long> held = new ArrayList<>();
        long shares = 0;
        for (int shard = 1; shard <= shards; shard++) {
            Part part = new Part(shard, shards);
            shares += part.share(puzzles, block);
            for (int lane = 1; lane <= lanes; lane++)
                held.addAll(positions(puzzles, block, part.cut(new Part(lane, lanes))));
        }

        assertEquals(
                LongStream.rangeClosed(1, puzzles).boxed().toList(),
                held.stream().sorted().toList());
        assertEquals(puzzles, shares);
    }

    @Test
    void blocksKeepTheirNumbers() {
        Runner.Blocks blocks = new Runner.Blocks(instances(35).iterator(), 10, new Part(2, 2));

        Runner.Blocks.Block second = blocks.next();
        Runner.Blocks.Block fourth = blocks.next();

        assertEquals(List.of(2L, 10L), List.of(second.number(), (long)
                second.instances().size()));
        assertEquals(List.of(4L, 5L), List.of(fourth.number(), (long)
                fourth.instances().size()));
        assertEquals(false, blocks.hasNext());
    }

    @Test
    void eachShardHasAFolderInTheDirectoryOfTheExperiment() {
        assertEquals(Path.of("out"), Part.WHOLE.folder(Path.of("out")));
        assertEquals(Path.of("out", "shard-2-of-3"), new Part(2, 3).folder(Path.of("out")));
    }

    private static List<Long> positions(long puzzles, int block, Part part) {
        List<Long> positions = new ArrayList<>();
        new Runner.Blocks(instances(puzzles).iterator(), block, part)
                .forEachRemaining(each -> each.instances().forEach(instance -> positions.add(instance.position())));
        return positions;
    }

    private static List<Instance> instances(long count) {
        return LongStream.rangeClosed(1, count)
                .mapToObj(at -> new Instance("s", at, "", Puzzles.EULER_1, KnownAnswer.UNKNOWN))
                .toList();
    }
}
