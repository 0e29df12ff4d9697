package crosshatch.export;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleReader;
import crosshatch.puzzle.ReaderSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Grids as MiniZinc prints them, or plain.
 *
 * <pre>
 *     8 5 9 …                           one solution; also an array, [| 8, 5, 9 … |]
 *     ----------                        its end
 *     ==========                        there is no other
 *     =====UNSATISFIABLE=====           there is none; also =====UNKNOWN=====
 *     % …                               statistics
 * </pre>
 *
 * @param complete whether there is no other
 */
record MiniZincOutput(List<Grid> solutions, boolean complete) {
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

    /** @param source what the text is called in messages */
    static MiniZincOutput of(String text, Puzzle puzzle, ReaderSettings settings, String source) {
        boolean complete = text.lines().anyMatch(line -> line.equals("==========") || line.startsWith("=====UNSAT"));
        String grids = text.lines()
                .filter(line -> !line.startsWith("%") && !line.startsWith("====="))
                .collect(Collectors.joining("\n"));
        List<Grid> solutions = new ArrayList<>();
        for (String block : grids.split("(?m)^-{10}$", -1)) {
            if (block.isBlank()) continue;
            if (block.indexOf('[') >= 0 || isNumbers(block, puzzle)) {
                solutions.add(array(block, puzzle));
            } else {
                solutions.addAll(plain(block, settings, source));
            }
        }
        return new MiniZincOutput(solutions, complete);
    }

    /** A number a cell; a reader of puzzles takes lines for whole rows, which not every board has. */
    private static boolean isNumbers(String block, Puzzle puzzle) {
        return NUMBER.matcher(block).results().count() == puzzle.board().cells();
    }

    private static Grid array(String block, Puzzle puzzle) {
        String numbers = block.substring(Math.max(0, block.indexOf('[')));
        int[] digits = NUMBER.matcher(numbers)
                .results()
                .map(MatchResult::group)
                .mapToInt(Integer::parseInt)
                .toArray();
        return Digits.grid(puzzle.board(), digits);
    }

    private static List<Grid> plain(String block, ReaderSettings settings, String source) {
        try (PuzzleReader reader = PuzzleReader.of(block, source, settings);
                Stream<Grid> grids = reader.stream().map(read -> read.puzzle().givens())) {
            return grids.toList();
        }
    }
}
