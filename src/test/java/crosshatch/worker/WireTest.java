package crosshatch.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import crosshatch.Puzzles;
import crosshatch.board.Board;
import crosshatch.board.LessThan;
import crosshatch.experiment.Disturbance;
import crosshatch.experiment.Measurement;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.results.RunRecord.Times;
import crosshatch.solver.Answer;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What goes through the pipe comes out as it was, or is noticed. */
class WireTest {
    private static final Board OTHER =
            Board.builder(3, 3).relation(new LessThan(0, 2)).build();

    static Stream<Claim> claims() {
        Grid grid = Puzzles.EULER_1_SOLUTION;
        Grid latin = Grid.of(Board.latin(3), new int[] {1, 2, 3, 2, 3, 1, 3, 1, 2});
        return Stream.of(
                new Claim.Solved(grid),
                new Claim.Unique(latin),
                new Claim.Several(grid, Puzzles.NORVIG_HARD_1_SOLUTION),
                new Claim.Several(Grid.of(OTHER, new int[] {1, 2, 3}), Grid.of(OTHER, new int[] {1, 1, 2})),
                new Claim.NoSolution(),
                new Claim.Counted(List.of(grid, Puzzles.cyclic(2), Puzzles.cyclic(10)), true),
                new Claim.Counted(List.of(), false),
                new Claim.OutOfBudget(Limit.CONFLICTS),
                new Claim.GaveUp(),
                new Claim.Failed("kaputt – с концами"));
    }

    @Test
    void whatDisturbedABatchComesWithItsLastFrame() throws IOException {
        Disturbance disturbance = new Disturbance(7, 98);
        ByteBuffer middle = answers(frame -> {});
        ByteBuffer last = answers(frame -> Wire.endBatch(disturbance, frame));

        assertEquals(false, Wire.readEndOfBatch(middle));
        assertEquals(Disturbance.UNKNOWN, Wire.readDisturbance(middle));
        assertEquals(true, Wire.readEndOfBatch(last));
        assertEquals(disturbance, Wire.readDisturbance(last));
    }

    private static ByteBuffer answers(Consumer<FrameWriter> end) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        FrameWriter frame = new FrameWriter(bytes);
        Wire.beginAnswers(frame);
        end.accept(frame);
        frame.send();
        return Objects.requireNonNull(new FrameReader(new ByteArrayInputStream(bytes.toByteArray())).next());
    }

    @ParameterizedTest
    @MethodSource("claims")
    void aMeasurementComesOutAsItWas(Claim claim) throws IOException {
        Counters counters = Counters.builder()
                .set(Counter.BACKTRACKS, Long.MAX_VALUE)
                .set(Counter.DEPTH, 0)
                .setNative("nodes", -7)
                .setNative("ärger", 8)
                .build();
        Measurement measurement = new Measurement(new Answer(claim, counters), new Times(-1, 2, 3, 4, 5, 6, 7));

        Measurement read = Wire.readMeasurement(through(writer -> Wire.write(measurement, writer)), 6);

        assertEquals(claim, read.answer().claim());
        assertEquals(measurement.times(), read.times());
        assertEquals(counters.toString(), read.answer().counters().toString());
    }

    @Test
    void anyNumberOfCountersOfALibraryComesOutAsItWas() throws IOException {
        Counters.Builder counters = Counters.builder();
        for (int i = 0; i < 300; i++) counters.setNative("counter " + i, i);
        Measurement measurement =
                new Measurement(new Answer(new Claim.GaveUp(), counters.build()), new Times(1, 2, 3, 4, 5, 6, 7));

        Measurement read = Wire.readMeasurement(through(writer -> Wire.write(measurement, writer)), 6);

        assertEquals(
                measurement.answer().counters().natives(),
                read.answer().counters().natives());
    }

    @Test
    void puzzlesOfAnyBoardComeOutAsTheyWere() throws IOException {
        List<Puzzle> puzzles = List.of(
                Puzzles.EULER_1,
                Puzzles.ORDER_5,
                new Puzzle(Puzzles.cyclic(10)),
                new Puzzle(Grid.of(Board.latin(100), new int[10_000])),
                new Puzzle(Grid.of(OTHER, new int[] {3, 0, 1})),
                new Puzzle(Grid.of(Board.latin(2), new int[] {0, 2, 0, 0})));

        ByteBuffer frame = through(writer -> puzzles.forEach(puzzle -> Wire.write(puzzle, writer)));

        for (Puzzle puzzle : puzzles) assertEquals(puzzle, Wire.readPuzzle(frame));
        assertEquals(0, frame.remaining());
    }

    @Test
    void anyChangedByteIsNoticed() throws IOException {
        ByteArrayOutputStream sent = new ByteArrayOutputStream();
        FrameWriter writer = new FrameWriter(sent);
        Wire.write(Puzzles.EULER_1, writer);
        writer.send();
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(6L);

        for (int place = 0; place < sent.size(); place++) {
            byte[] bytes = sent.toByteArray();
            bytes[place] ^= (byte) (1 + random.nextInt(255));
            FrameReader reader = new FrameReader(new ByteArrayInputStream(bytes));
            assertThrows(IOException.class, reader::next, "byte " + place);
        }
    }

    @Test
    void theStreamMayEndBetweenFramesOnly() throws IOException {
        ByteArrayOutputStream sent = new ByteArrayOutputStream();
        FrameWriter writer = new FrameWriter(sent);
        Wire.write("hello", writer);
        writer.send();
        byte[] bytes = sent.toByteArray();

        FrameReader whole = new FrameReader(new ByteArrayInputStream(bytes));
        assertNotNull(whole.next());
        assertNull(whole.next());
        FrameReader cut = new FrameReader(new ByteArrayInputStream(bytes, 0, bytes.length - 1));
        assertThrows(IOException.class, cut::next);
    }

    private interface Writing {
        void to(FrameWriter writer);
    }

    private static ByteBuffer through(Writing writing) throws IOException {
        ByteArrayOutputStream sent = new ByteArrayOutputStream();
        FrameWriter writer = new FrameWriter(sent);
        writing.to(writer);
        writer.send();
        return Objects.requireNonNull(new FrameReader(new ByteArrayInputStream(sent.toByteArray())).next());
    }
}
