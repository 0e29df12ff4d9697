package crosshatch.instances.sets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.SolutionChecker;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class InstanceSelectionTest {
    private static final KnownAnswer UNKNOWN = KnownAnswer.UNKNOWN;

    @Test
    void takesAllInOrderByDefault() {
        assertEquals(List.of(1L, 2L, 3L), positions(InstanceSelection.ALL, 3));
    }

    @Test
    void limitsToTheFirst() {
        assertEquals(List.of(1L, 2L), positions(InstanceSelection.first(2), 3));
        assertEquals(List.of(1L, 2L, 3L), positions(InstanceSelection.first(9), 3));
    }

    /** Computed by a separate program from the published definitions of the generator and of algorithm R. */
    @Test
    void drawsTheSamePositionsOnEveryPlatformInTheOrderOfTheSet() {
        assertEquals(List.of(6L, 17L, 23L, 30L, 44L), positions(InstanceSelection.sample(5, 1), 50));
        assertEquals(List.of(4L, 24L, 30L, 33L, 36L), positions(InstanceSelection.sample(5, 2), 50));
    }

    @Test
    void drawsEverythingWhenTheSampleIsLargerThanTheSet() {
        assertEquals(List.of(1L, 2L, 3L), positions(InstanceSelection.sample(10, 1), 3));
    }

    @Test
    void drawsEachPositionEquallyOften() {
        int[] drawn = new int[11];
        int seeds = 20_000;
        for (int seed = 0; seed < seeds; seed++) {
            for (long position : positions(InstanceSelection.sample(3, seed), 10)) drawn[(int) position]++;
        }
        double expected = seeds * 3 / 10.0;
        double chiSquared = 0;
        for (int position = 1; position <= 10; position++) {
            chiSquared += (drawn[position] - expected) * (drawn[position] - expected) / expected;
        }

        // 9 degrees of freedom, about 27.9 at one in a thousand; the seeds are fixed, so this cannot fail by chance
        assertTrue(chiSquared < 27.9, "chi squared " + chiSquared);
    }

    @Test
    void drawsFromWhatTheLimitLeaves() {
        List<Long> positions = positions(new InstanceSelection(10, 4, 1, false, 0), 1000);

        assertEquals(4, positions.size());
        assertEquals(
                positions, positions.stream().filter(position -> position <= 10).toList());
    }

    @Test
    void followsEachPuzzleByItsReversal() {
        KnownAnswer unique = KnownAnswer.unique(Puzzles.EULER_1_SOLUTION);
        Instance instance = new Instance("set", 1, "", Puzzles.EULER_1, unique);

        List<Instance> both = new InstanceSelection(InstanceSelection.EVERY, InstanceSelection.EVERY, 0, true, 0)
                .of(Stream.of(instance))
                .toList();

        assertEquals(
                List.of("set 1", "set 1 reversed"),
                both.stream().map(Instance::label).toList());
        assertEquals(Puzzles.EULER_1.reversed(), both.get(1).puzzle());
        assertEquals(
                KnownAnswer.unique(Puzzles.EULER_1_SOLUTION.reversed()),
                both.get(1).known());
    }

    @Test
    void isomorphsOfAPuzzleDependOnTheSeedAndNotOnWhatElseIsTaken() {
        KnownAnswer unique = KnownAnswer.unique(Puzzles.EULER_1_SOLUTION);
        Instance first = new Instance("set", 1, "", Puzzles.EULER_1, unique);
        Instance second = new Instance("set", 2, "", Puzzles.NORVIG_HARD_1, UNKNOWN);
        InstanceSelection selection = InstanceSelection.ALL.withIsomorphs(2);

        List<Instance> both = selection.of(Stream.of(first, second)).toList();

        assertEquals(both.subList(3, 6), selection.of(Stream.of(second)).toList());
        assertEquals(
                List.of("set 1", "set 1 isomorph-1", "set 1 isomorph-2"),
                both.subList(0, 3).stream().map(Instance::label).toList());
        for (Instance each : both.subList(0, 3)) {
            Grid answer = each.known().solution().orElseThrow();
            assertEquals(Optional.empty(), SolutionChecker.fault(each.puzzle(), answer), each.label());
        }
    }

    @Test
    void refusesToTakeNothing() {
        assertThrows(InputException.class, () -> InstanceSelection.first(0));
        assertThrows(InputException.class, () -> InstanceSelection.sample(0, 1));
    }

    private static List<Long> positions(InstanceSelection selection, int size) {
        Stream<Instance> all = LongStream.rangeClosed(1, size)
                .mapToObj(position -> new Instance("set", position, "", Puzzles.EULER_1, UNKNOWN));
        return selection.of(all).map(Instance::position).toList();
    }
}
