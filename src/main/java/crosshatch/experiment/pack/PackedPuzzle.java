package crosshatch.experiment.pack;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.file.JsonReading;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * A puzzle of an experiment with the grids that its answers name.
 *
 * @param place its position in its set
 * @param grids by their ids in the records; an id without a grid was not found again
 */
record PackedPuzzle(Place place, Puzzle puzzle, SortedMap<String, Grid> grids) {
    private static final JsonMapper JSON = JsonReading.strict()
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /**
     * The position of a puzzle, as in records.
     *
     * @param variant empty for the original puzzle of the set
     */
    record Place(String set, long position, String variant) {
        static Place of(Instance instance) {
            return new Place(instance.set(), instance.position(), instance.variant());
        }

        /** Names the puzzle for people: {@code hardest10 3 reversed}. */
        @Override
        public String toString() {
            return set + " " + position + (variant.isEmpty() ? "" : " " + variant);
        }
    }

    /** Returns the puzzle without grids and without a known answer. */
    Instance unknown() {
        return new Instance(place.set, place.position, place.variant, puzzle, KnownAnswer.UNKNOWN);
    }

    /** The written form of a puzzle: a board by its canonical text, givens and grids by their digits, 0 for a blank. */
    private record Line(
            String set,
            long position,
            String variant,
            String board,
            List<Integer> givens,
            SortedMap<String, List<Integer>> grids) {}

    /** Returns the line of {@value PackFile#PUZZLES} for this puzzle. */
    String line() {
        SortedMap<String, @Nullable List<@Nullable Integer>> digits = new TreeMap<>();
        grids.forEach((id, grid) -> digits.put(id, listed(grid)));
        return JSON.writeValueAsString(new Line(
                        place.set,
                        place.position,
                        place.variant,
                        puzzle.board().text(),
                        listed(puzzle.givens()),
                        digits))
                + "\n";
    }

    private static List<@Nullable Integer> listed(Grid grid) {
        return new ArrayList<>(Arrays.stream(grid.digits()).boxed().toList());
    }

    private static Grid grid(Board board, @Nullable List<@Nullable Integer> digits) {
        if (digits == null || digits.contains(null)) throw new IllegalArgumentException("found null, expected digits");
        return Grid.of(board, digits.stream().mapToInt(Objects::requireNonNull).toArray());
    }

    /**
     * Reads all puzzles of a pack, by their places.
     *
     * @throws InputException if a line is not of this form; with place and reason
     */
    static Map<Place, PackedPuzzle> read(Path folder, String pack) {
        Map<Place, PackedPuzzle> puzzles = new LinkedHashMap<>();
        Board last = Board.sudoku(3);
        int number = 0;
        try (BufferedReader lines = Files.newBufferedReader(folder.resolve(PackFile.PUZZLES))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String where = pack + ": " + PackFile.PUZZLES + ":" + ++number + ": ";
                PackedPuzzle read = parse(line, last, where);
                last = read.puzzle.board();
                if (puzzles.put(read.place, read) != null) {
                    throw new InputException(where + "found " + read.place + " again, expected each puzzle once");
                }
            }
            return puzzles;
        } catch (IOException broken) {
            throw NamedFile.unreadable(pack + ": " + PackFile.PUZZLES, broken);
        }
    }

    /**
     * Reads one line.
     *
     * @param likely a board that is used again if the line has the same one
     */
    private static PackedPuzzle parse(String text, Board likely, String where) {
        try {
            Line line = JSON.readValue(text, Line.class);
            if (line == null) throw new IllegalArgumentException("found null");
            Board board = line.board.equals(likely.text()) ? likely : Board.parse(line.board);
            SortedMap<String, Grid> grids = new TreeMap<>();
            line.grids.forEach((id, digits) -> grids.put(id, grid(board, digits)));
            Place place = new Place(line.set, line.position, line.variant);
            return new PackedPuzzle(place, new Puzzle(grid(board, line.givens)), grids);
        } catch (JacksonException malformed) {
            throw new InputException(
                    where + "cannot be read as a puzzle: " + malformed.getOriginalMessage(), malformed);
        } catch (IllegalArgumentException | IndexOutOfBoundsException malformed) {
            throw new InputException(where + "cannot be read as a puzzle: " + malformed.getMessage(), malformed);
        }
    }
}
