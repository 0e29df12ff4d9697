package crosshatch.puzzle;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import crosshatch.Exhaustive;
import crosshatch.Puzzles;
import crosshatch.base.InputException;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Whatever the bytes, there come puzzles or an {@link InputException} that says where; nothing else, and always an end. */
class PuzzleReaderFuzzTest {
    private static final int INPUTS = Exhaustive.of(20_000, 500);
    private static final String ALPHABET = "0123456789.*_|-+=# \t\r\n,:;ABCGXYZagz[]\uFEFF\u00A0\0\7é";

    private static final List<String> SEEDS = List.of(
            "# comment\r\n" + Puzzles.EULER_1 + "  comment\r\n" + Puzzles.NORVIG_HARD_1,
            PuzzleFormat.SDK.write(Puzzles.EULER_1.givens()) + "\n[State]\n"
                    + PuzzleFormat.GRID.write(Puzzles.EULER_1_SOLUTION),
            PuzzleFormat.SS.write(Puzzles.EULER_1.givens()) + "\n\n"
                    + PuzzleText.picture(Puzzles.NORVIG_HARD_1.givens()),
            "Grid 01\n" + PuzzleFormat.GRID.write(Puzzles.EULER_1.givens()) + "\nGrid 02\n" + Puzzles.TWO_SOLUTIONS_2,
            PuzzleFormat.GRID.write(Puzzles.ORDER_4.givens()) + "\n"
                    + PuzzleFormat.INTEGERS.write(Puzzles.ORDER_5.givens()),
            PuzzleFormat.LINE.write(Puzzles.cyclic(4)) + "\n" + PuzzleFormat.LINE.write(Puzzles.cyclic(6)));

    @Test
    @Timeout(value = 120, unit = TimeUnit.SECONDS)
    void neverFailsInAnyOtherWay() {
        int refused = 0;
        for (int seed = 0; seed < INPUTS; seed++) {
            byte[] input = input(new Random(seed));
            BadLines badLines = seed % 3 == 0 ? new SkippedLines() : BadLines.REFUSED;
            try (PuzzleReader reader = PuzzleReader.of(
                    new ByteArrayInputStream(input), "fuzz", ReaderSettings.DEFAULT.withBadLines(badLines))) {
                long last = reader.stream().mapToLong(LocatedPuzzle::position).reduce(0, Math::max);
                assertTrue(last > 0, "seed " + seed);
            } catch (InputException expected) {
                refused++;
                String message = String.valueOf(expected.getMessage());
                assertTrue(message.startsWith("fuzz:") || message.startsWith("no puzzle in fuzz"), message);
            } catch (RuntimeException unexpected) {
                fail("seed " + seed + ": " + new String(input, StandardCharsets.ISO_8859_1), unexpected);
            }
        }
        assertTrue(refused > INPUTS / 10 && refused < INPUTS * 9 / 10, refused + " refused: the inputs are too alike");
    }

    private static byte[] input(Random random) {
        if (random.nextInt(20) == 0) {
            byte[] noise = new byte[random.nextInt(400)];
            random.nextBytes(noise);
            return noise;
        }
        StringBuilder text = new StringBuilder(SEEDS.get(random.nextInt(SEEDS.size())));
        int mutations = random.nextInt(6);
        for (int i = 0; i < mutations; i++) mutate(text, random);
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static void mutate(StringBuilder text, Random random) {
        int at = random.nextInt(text.length() + 1);
        char character = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
        switch (random.nextInt(4)) {
            case 0 -> text.insert(at, character);
            case 1 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(12)));
            case 2 -> text.insert(at, text.substring(at, Math.min(text.length(), at + random.nextInt(120))));
            default -> {
                if (at < text.length()) text.setCharAt(at, character);
            }
        }
    }
}
