package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Writes a puzzle as the page f-puzzles saves it, or as an address that contains the puzzle. */
public final class FPuzzlesJson {
    private static final JsonMapper JSON = JsonMapper.shared();

    /** The sizes of grids that the page has. */
    private static final int LEAST = 3;

    private static final int MOST = 16;

    /** The sentence for each rule in the text of rules. */
    private static final Map<String, String> SENTENCES = Map.ofEntries(
            Map.entry("antiking", "Cells a chess king's move apart have different digits."),
            Map.entry("antiknight", "Cells a chess knight's move apart have different digits."),
            Map.entry("arrow", "Digits along an arrow add up to the number in its circle."),
            Map.entry("diagonal+", "Digits on a marked diagonal differ."),
            Map.entry("diagonal-", "Digits on a marked diagonal differ."),
            Map.entry("difference", "Digits at a white dot differ by its number, or by 1."),
            Map.entry(
                    "disjointgroups", "Disjoint groups: cells at the same place in their boxes have different digits."),
            Map.entry("even", "Grey squares hold even digits."),
            Map.entry("extraregion", "Digits in an extra region differ."),
            Map.entry("killercage", "Digits in a cage differ, and add up to its number if it has one."),
            Map.entry(
                    "littlekillersum",
                    "A number outside the grid is the sum of the diagonal at which its arrow points."),
            Map.entry("nonconsecutive", "Neighbours in a row or column are not consecutive."),
            Map.entry("odd", "Grey circles hold odd digits."),
            Map.entry("palindrome", "A grey line reads the same from both ends: it is a palindrome."),
            Map.entry("ratio", "At a black dot, one digit is its number times the other, or twice the other."),
            Map.entry("renban", "A purple renban line holds consecutive digits in any order."),
            Map.entry("thermometer", "Digits on a thermometer increase from its bulb."),
            Map.entry(
                    "whispers",
                    "Neighbours on a green whispers line differ by %d or more, or by as much as the line says."),
            Map.entry("xv", "XV: neighbours at an X add up to 10, and neighbours at a V to 5."));

    private final Puzzle puzzle;
    private final Board board;
    private final int n;

    private FPuzzlesJson(Puzzle puzzle) {
        this.puzzle = puzzle;
        board = puzzle.board();
        n = board.digits();
        if (!board.isSquare() || n < LEAST || n > MOST || board.first() != 1) {
            throw new InputException(
                    "f-puzzles has squares of " + LEAST + " to " + MOST + " rows, in which each row and"
                            + " column holds each digit from 1 once. This board is different. " + StatedRules.TRY);
        }
    }

    /**
     * Writes a puzzle as f-puzzles does, with a line for each kind of rule.
     *
     * @throws crosshatch.base.InputException if f-puzzles lacks a rule of the board; names the rule
     */
    public static String of(Puzzle puzzle) {
        return new FPuzzlesJson(puzzle)
                .fields().entrySet().stream()
                        .map(field -> JSON.writeValueAsString(field.getKey()) + ": "
                                + JSON.writeValueAsString(field.getValue()))
                        .collect(Collectors.joining(",\n", "{\n", "\n}\n"));
    }

    /**
     * Returns an address at which a page opens the puzzle.
     *
     * @param page the address up to the packed puzzle
     * @throws crosshatch.base.InputException if f-puzzles lacks a rule of the board; names the rule
     */
    public static String address(String page, Puzzle puzzle) {
        String json = JSON.writeValueAsString(new FPuzzlesJson(puzzle).fields());
        return page + URLEncoder.encode(LzString.packed(json), StandardCharsets.UTF_8);
    }

    private Map<String, Object> fields() {
        StatedRules stated = new StatedRules(board);
        List<List<Integer>> regions = new ArrayList<>();
        partition(regions);
        stated.take(drawn -> drawn.regions(regions));
        Map<String, Object> rules = new FPuzzlesRules(board, stated).write();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("size", n);
        fields.put("ruleset", text(!regions.isEmpty(), rules.keySet()));
        fields.put("grid", grid(regions));
        fields.putAll(rules);
        return fields;
    }

    private String text(boolean regions, Collection<String> rules) {
        Set<String> text = new LinkedHashSet<>();
        text.add(regions ? "Normal Sudoku rules apply." : "Each row and column holds each digit once.");
        rules.stream()
                .map(SENTENCES::get)
                .filter(Objects::nonNull)
                .map(sentence -> String.format(Locale.ROOT, sentence, (n + 1) / 2))
                .forEach(text::add);
        return String.join(" ", text);
    }

    /** Adds boxes or regions that together are the whole grid, each cell in one of them; none if there are none. */
    private boolean partition(List<List<Integer>> chosen) {
        Set<Integer> covered = chosen.stream().flatMap(List::stream).collect(Collectors.toSet());
        int first = IntStream.range(0, n * n)
                .filter(cell -> !covered.contains(cell))
                .findFirst()
                .orElse(-1);
        if (first < 0) return true;
        for (Unit unit : board.units()) {
            boolean region = unit.kind() == Unit.Kind.BOX || unit.kind() == Unit.Kind.REGION;
            List<Integer> cells = StatedRules.cells(unit);
            if (!region || cells.size() < n || cells.get(0) != first || !Collections.disjoint(cells, covered)) continue;
            chosen.add(cells);
            if (partition(chosen)) return true;
            chosen.remove(cells);
        }
        return false;
    }

    private List<List<Map<String, Object>>> grid(List<List<Integer>> regions) {
        Map<Integer, Integer> region = new HashMap<>();
        for (int i = 0; i < regions.size(); i++) {
            for (int cell : regions.get(i)) region.put(cell, i);
        }
        return IntStream.range(0, n)
                .mapToObj(row -> IntStream.range(row * n, row * n + n)
                        .mapToObj(cell -> cell(cell, region.get(cell)))
                        .toList())
                .toList();
    }

    private Map<String, Object> cell(int cell, @Nullable Integer region) {
        Map<String, Object> fields = new LinkedHashMap<>();
        if (puzzle.given(cell) != 0) {
            fields.put("value", puzzle.given(cell));
            fields.put("given", true);
        }
        boolean usual = region != null && region == FPuzzles.usualRegion(cell, new DrawnBoard(n));
        if (!usual) fields.put("region", region);
        return fields;
    }
}
