package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.AllEqual;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Table;
import crosshatch.puzzle.board.Unit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A square board that collects the drawn rules of a variant, each stated by units and relations. Cells are numbered row by
 * row. An impossible rule is refused with an {@link IllegalArgumentException} for people.
 */
final class DrawnBoard {
    /** The rules that a board can state, each with the words that name it in texts for people. */
    enum Rule {
        CAGE("killer|cages?"),
        THERMOMETER("thermo"),
        ARROW("arrows?"),
        DIFFERENCE("kropki|dots?|consecutive"),
        RATIO("kropki|dots?"),
        DIAGONAL("diagonal"),
        ANTI_KNIGHT("knight|chess"),
        ANTI_KING("king|chess|diagonal"),
        NON_CONSECUTIVE("consecutive"),
        PALINDROME("palindrome"),
        WHISPERS("whisper"),
        RENBAN("renban|consecutive"),
        LITTLE_KILLER("killer|arrows?|diagonal"),
        EXTRA_REGION("extra region"),
        JIGSAW("jigsaw|irregular"),
        DISJOINT_GROUPS("disjoint"),
        XV("xv"),
        ODD("odd (?:digit|cell|number|square)"),
        EVEN("even (?:digit|cell|number|square)");

        private final Pattern words;

        Rule(String words) {
            this.words = Pattern.compile(words);
        }

        boolean isNamedIn(String text) {
            return words.matcher(text.toLowerCase(Locale.ROOT)).find();
        }
    }

    /** Names of rules. A text that has one asks for more than Sudoku. */
    private static final Pattern NAMES = Pattern.compile("(?:slow|anti)[- ]?thermo|killer|jigsaw|irregular|diagonal"
            + "|knight|\\bking\\b|\\bqueen|chess|thermo|\\barrows?\\b|windoku|sandwich|consecutive|kropki|\\bdots?\\b|whisper"
            + "|palindrome|renban|disjoint|skyscraper|quadruple|clone|between[- ]line|entrop|modular|nabner|zipper|toroid"
            + "|\\bfog\\b|\\bxv\\b|x-?sums?\\b|indexer|lockout|parity|(?:odd|even) (?:digit|cell|number|square)|region sum"
            + "|extra region|(?<!not )(?<!not necessarily )\\ball [a-z ]{0,30}\\bdots");

    private final int n;
    private final BoardBuilder board;
    private final Set<Rule> rules = EnumSet.noneOf(Rule.class);

    /** Makes a square sheet of rows and columns. */
    DrawnBoard(int digits) {
        if (digits < 2 || digits > Board.MAX_DIGITS) {
            throw new InputException(
                    "a grid of " + digits + " rows, expected 2 to " + Board.MAX_DIGITS + ", and as many columns");
        }
        n = digits;
        board = Board.builder(n, n * n).square();
    }

    int digits() {
        return n;
    }

    /** Returns the cell in a row and a column, both from 0. */
    int cell(int row, int column) {
        if (row < 0 || row >= n || column < 0 || column >= n) {
            throw new InputException("cell r" + (row + 1) + "c" + (column + 1) + ", expected r1c1 to r" + n + "c" + n);
        }
        return row * n + column;
    }

    /** Returns the default height of boxes on pages for setters of puzzles; 1 if the rows are the boxes. */
    int boxHeight() {
        int height = (int) Math.sqrt(n);
        while (n % height != 0) height--;
        return height;
    }

    /** Adds the usual boxes if the regions are equal to them; otherwise adds the regions of a jigsaw. */
    void regions(Collection<List<Integer>> regions) {
        int height = boxHeight();
        int width = n / height;
        Set<Set<Integer>> boxes = new HashSet<>();
        for (int box = 0; box < n; box++) {
            int corner = box / height * height * n + box % height * width;
            boxes.add(new HashSet<>(IntStream.range(0, n)
                    .mapToObj(i -> corner + i / width * n + i % width)
                    .toList()));
        }
        Set<Set<Integer>> found = new HashSet<>();
        regions.forEach(region -> found.add(new HashSet<>(region)));
        if (height > 1 && found.equals(boxes)) {
            board.boxes(height, width);
        } else {
            rules.add(Rule.JIGSAW);
            regions.forEach(this::region);
        }
    }

    private void region(List<Integer> cells) {
        if (cells.size() > 1) unit(Unit.Kind.REGION, cells);
    }

    private void unit(Unit.Kind kind, List<Integer> cells) {
        board.unit(kind, cells.stream().mapToInt(Integer::intValue).toArray());
    }

    void extraRegion(List<Integer> cells) {
        rules.add(Rule.EXTRA_REGION);
        unit(Unit.Kind.REGION, cells);
    }

    /** Adds a cage, in which no digit is repeated. */
    void cage(List<Integer> cells) {
        rules.add(Rule.CAGE);
        if (cells.size() > 1) unit(Unit.Kind.CAGE, cells);
    }

    void sum(Rule rule, List<Integer> cells, int total) {
        rules.add(rule);
        board.relation(new Sum(cells, total));
    }

    /**
     * Adds a diagonal, on which no digit is repeated.
     *
     * @param down whether the diagonal begins at the top left
     */
    void diagonal(boolean down) {
        rules.add(Rule.DIAGONAL);
        unit(
                Unit.Kind.DIAGONAL,
                IntStream.range(0, n)
                        .mapToObj(i -> i * n + (down ? i : n - 1 - i))
                        .toList());
    }

    /** Adds a thermometer, whose digits increase from the bulb. */
    void thermometer(List<Integer> line) {
        rules.add(Rule.THERMOMETER);
        along(line, (one, next) -> board.relation(Pair.less(one, next)));
    }

    void palindrome(List<Integer> line) {
        rules.add(Rule.PALINDROME);
        for (int i = 0, last = line.size() - 1; i < last; i++, last--) equal(line.get(i), line.get(last));
    }

    private void equal(int one, int other) {
        if (one != other) board.relation(new AllEqual(List.of(one, other)));
    }

    /** Adds a line whose neighbours differ by at least a number. */
    void whispers(List<Integer> line, int least) {
        rules.add(Rule.WHISPERS);
        along(line, (one, next) -> pairs(one, next, (a, b) -> Math.abs(a - b) >= least));
    }

    /** Adds a line of consecutive digits in any order: all differ, and any two differ by less than the number of cells. */
    void renban(List<Integer> line) {
        rules.add(Rule.RENBAN);
        List<Integer> cells = line.stream().distinct().toList();
        if (cells.size() < 2) throw new InputException("a line of " + cells.size() + " cells, expected 2 or more");
        unit(Unit.Kind.REGION, cells);
        for (int i = 0; i < cells.size() && cells.size() < n; i++) {
            for (int j = i + 1; j < cells.size(); j++) {
                pairs(cells.get(i), cells.get(j), (a, b) -> Math.abs(a - b) < cells.size());
            }
        }
    }

    /**
     * Adds an arrow, whose digits add up to the number in its circle.
     *
     * @param pill the cells of the circle, read as one number from left to right or from top to bottom
     */
    void arrow(List<Integer> pill, List<Integer> line) {
        rules.add(Rule.ARROW);
        if (line.isEmpty())
            throw new InputException("found an arrow without a cell after its circle, expected at least one");
        if (pill.size() > 1 && n > 9)
            throw new InputException(
                    "found a circle of several cells, expected one cell on boards of more than 9 digits");
        List<Integer> coefficients = new ArrayList<>(Collections.nCopies(line.size(), 1));
        for (int i = 0; i < pill.size(); i++) coefficients.add(-(int) Math.pow(10, pill.size() - 1 - i));
        List<Integer> cells =
                Stream.concat(line.stream(), pill.stream().sorted()).toList();
        board.relation(new Linear(cells, coefficients, Linear.Comparison.EQUAL, 0));
    }

    void difference(List<Integer> pair, int value) {
        rules.add(Rule.DIFFERENCE);
        board.relation(Pair.difference(pair.get(0), pair.get(1), value));
    }

    void ratio(List<Integer> pair, int value) {
        rules.add(Rule.RATIO);
        board.relation(Pair.quotient(pair.get(0), pair.get(1), value));
    }

    void parity(int cell, boolean odd) {
        rules.add(odd ? Rule.ODD : Rule.EVEN);
        board.relation(new Table(
                List.of(cell),
                IntStream.rangeClosed(1, n)
                        .filter(digit -> digit % 2 == (odd ? 1 : 0))
                        .mapToObj(List::of)
                        .toList()));
    }

    /** Requires that cells a knight's move apart have different digits. */
    void antiKnight() {
        rules.add(Rule.ANTI_KNIGHT);
        for (int[] move : new int[][] {{1, 2}, {2, 1}, {1, -2}, {2, -1}}) apart(move[0], move[1]);
    }

    /** Requires that diagonal neighbours have different digits. */
    void antiKing() {
        rules.add(Rule.ANTI_KING);
        apart(1, 1);
        apart(1, -1);
    }

    private void apart(int down, int right) {
        neighbours(down, right).forEach(pair -> board.relation(new Distinct(pair, List.of(0, 0), List.of())));
    }

    /** Requires that neighbours in a row or column do not differ by 1. */
    void nonConsecutive() {
        rules.add(Rule.NON_CONSECUTIVE);
        Stream.concat(neighbours(0, 1), neighbours(1, 0))
                .forEach(pair -> board.relation(Pair.adjacent(pair.get(0), pair.get(1), false)));
    }

    private Stream<List<Integer>> neighbours(int down, int right) {
        return IntStream.range(0, n * n)
                .filter(cell -> cell / n + down < n && cell % n + right >= 0 && cell % n + right < n)
                .mapToObj(cell -> List.of(cell, cell + down * n + right));
    }

    /** Requires that cells at the same place in their boxes have different digits. */
    void disjointGroups() {
        rules.add(Rule.DISJOINT_GROUPS);
        int height = boxHeight();
        int width = n / height;
        for (int place = 0; place < n; place++) {
            int first = place / width * n + place % width;
            unit(
                    Unit.Kind.REGION,
                    IntStream.range(0, n)
                            .mapToObj(box -> first + box / height * height * n + box % height * width)
                            .toList());
        }
    }

    private void pairs(int one, int other, BiPredicate<Integer, Integer> holds) {
        List<List<Integer>> tuples = new ArrayList<>();
        for (int a = 1; a <= n; a++) {
            for (int b = 1; b <= n; b++) if (holds.test(a, b)) tuples.add(List.of(a, b));
        }
        board.relation(new Table(List.of(one, other), tuples));
    }

    private interface Step {
        void take(int one, int next);
    }

    private static void along(List<Integer> line, Step step) {
        if (line.size() < 2) throw new InputException("a line of " + line.size() + " cells, expected 2 or more");
        for (int i = 1; i < line.size(); i++) step.take(line.get(i - 1), line.get(i));
    }

    /**
     * Returns the board, after checking its rules against the text for people.
     *
     * @param text the text for people that accompanies the puzzle
     * @throws InputException if the text names another rule, or if it does not decide between two possible rules
     */
    Board board(String text) {
        if (rules.contains(Rule.NON_CONSECUTIVE) && (rules.contains(Rule.DIFFERENCE) || rules.contains(Rule.RATIO))) {
            throw new InputException(
                    "found 'nonconsecutive' together with dots between cells, so the rule for cells with a dot is not clear. "
                            + SharedPuzzle.TRY);
        }
        Matcher named = NAMES.matcher(text.toLowerCase(Locale.ROOT));
        while (named.find()) {
            if (rules.stream()
                    .noneMatch(rule -> rule.words.matcher(named.group()).matches())) {
                throw new InputException(
                        "the text of the rules names '" + named.group() + "', but no part of the puzzle"
                                + " states this rule. Add the rule to the puzzle, or delete the word if it is not a rule");
            }
        }
        return board.build();
    }
}
