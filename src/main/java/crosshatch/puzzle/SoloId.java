package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Unit;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads Sudokus of all kinds in the game Solo. The parameters are {@code CxR} for boxes R wide and C high, or {@code Nj} for
 * a jigsaw; then {@code x} for diagonals, {@code k} for killer. Difficulty ({@code dt} … {@code du}) and symmetry are
 * ignored. The description is givens[, regions][, cages, sums].
 */
final class SoloId {
    private static final Pattern PARAMETERS =
            Pattern.compile("([0-9]{1,3})(?:x([0-9]{1,3}))?((?:[jxka]|d[a-z]|r[24]?|md?[24]?)*)");

    private final int digits;
    private final BoardBuilder board;
    private final String[] parts;
    private int next;

    private SoloId(int digits, String description) {
        this.digits = digits;
        board = Board.builder(digits, digits * digits).square();
        parts = description.split(",", -1);
    }

    static Puzzle read(String parameters, String description) {
        Matcher matcher = PARAMETERS.matcher(parameters);
        if (!matcher.matches()) {
            throw new InputException("parameters '" + parameters
                    + "', expected CxR, or Nj for a jigsaw, optionally followed by x and k");
        }
        String options = matcher.group(3).replaceAll("d[a-z]|md?", "");
        int height = Integer.parseInt(matcher.group(1));
        int width = matcher.group(2) != null ? Integer.parseInt(matcher.group(2)) : options.contains("j") ? 1 : height;
        boolean jigsaw = options.contains("j") || width == 1;
        if (height * width > Board.MAX_DIGITS) {
            throw new InputException(height * width + " digits, expected at most " + Board.MAX_DIGITS);
        }
        return new SoloId(height * width, description)
                .read(height, width, jigsaw, options.contains("x"), options.contains("k"));
    }

    private Puzzle read(int height, int width, boolean jigsaw, boolean diagonals, boolean killer) {
        int expected = 1 + (jigsaw ? 1 : 0) + (killer ? 2 : 0);
        if (parts.length != expected) {
            throw new InputException("a description of " + parts.length + " parts, expected " + expected + ": givens"
                    + (jigsaw ? ", regions" : "") + (killer ? ", cages, sums" : ""));
        }
        int[] givens = RunText.read("givens", parts[next++], digits * digits, digits);
        if (jigsaw) addRegions();
        else board.boxes(height, width);
        if (diagonals) board.diagonals();
        if (killer) addCages();
        return new Puzzle(Grid.of(board.build(), givens));
    }

    private void addRegions() {
        for (int[] region : BlockBorders.read("regions", parts[next++], digits)) {
            if (region.length != digits) {
                throw new InputException(
                        "the region with " + name(region[0]) + " has " + region.length + " cells, expected " + digits);
            }
            board.unit(Unit.Kind.REGION, region);
        }
    }

    private void addCages() {
        List<int[]> cages = BlockBorders.read("cages", parts[next++], digits);
        int[] sums = RunText.read("sums", parts[next], digits * digits, digits * digits * digits);
        for (int[] cage : cages) {
            if (sums[cage[0]] == 0) throw new InputException("the cage with " + name(cage[0]) + " has no sum");
            board.relation(new Sum(Arrays.stream(cage).boxed().toList(), sums[cage[0]]));
            if (cage.length > 1) board.unit(Unit.Kind.CAGE, cage);
            sums[cage[0]] = 0;
        }
        for (int cell = 0; cell < sums.length; cell++) {
            if (sums[cell] != 0) {
                throw new InputException(
                        "the sum " + sums[cell] + " in " + name(cell) + " is not in the first cell of a cage");
            }
        }
    }

    private String name(int cell) {
        return "r" + (cell / digits + 1) + "c" + (cell % digits + 1);
    }
}
