package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.puzzle.board.Board;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads answers to puzzles, and assigns each to its puzzle. The first of these forms that fits the text is used:
 *
 * <ol>
 *   <li>by name: each line is {@code NAME,ANSWER}, where a name is the puzzle's number from 1, its comment or its cells;
 *   <li>by line: the n-th line answers the n-th puzzle, and a blank line leaves it out;
 *   <li>grids of several lines, in any format: the n-th grid answers the n-th puzzle.
 * </ol>
 *
 * Comments and headers are not counted. The text is held in memory.
 */
public final class AnswerSheet {
    private static final Pattern NONE =
            Pattern.compile("none|unsat|no[- ]solution|(s )?unsatisfiable|counted", Pattern.CASE_INSENSITIVE);
    private static final Pattern NOTHING =
            Pattern.compile("|-|\\?|gave-up|failed|at-least|out-of-[a-z]+", Pattern.CASE_INSENSITIVE);
    private static final Pattern NAMED = Pattern.compile("\\s*+(?:\"([^\"]*+)\"|([^\",;\t]*+))[,;\t](.*)");
    private static final int AMBIGUOUS = -1;

    /** The kinds of answers. */
    public enum Kind {
        /** The answer is one grid or several. */
        GRIDS,
        /** The answer states that the puzzle has no solution. */
        NO_SOLUTION,
        /** There is no answer: {@code -}, {@code ?}, a blank line, or no line. */
        NOTHING,
        /** The answer is neither a grid nor a known word. */
        UNREADABLE
    }

    /**
     * The answer to one puzzle.
     *
     * @param line the number of its line, from 1; 0 if there is no line
     * @param grids the grids of the answer; empty for other kinds of answers
     * @param fault the reason why the answer cannot be read, for people; empty if it can be read
     */
    public record Entry(long line, Kind kind, List<Grid> grids, String fault) {
        private static Entry of(long line, Kind kind) {
            return new Entry(line, kind, List.of(), "");
        }
    }

    private final byte[] text;
    private final String source;
    private final ReaderSettings settings;
    private final List<Optional<LocatedPuzzle>> puzzles;
    private final CellDecoder decoder;
    private final List<TextLine> lines = new ArrayList<>();
    private final Map<Long, String> faults = new HashMap<>();

    private AnswerSheet(byte[] text, String source, ReaderSettings settings, List<Optional<LocatedPuzzle>> puzzles)
            throws IOException {
        this.text = text;
        this.source = source;
        this.settings = settings;
        this.puzzles = puzzles;
        decoder = new CellDecoder(settings.alphabet());
        readLines();
    }

    /**
     * Reads a whole text of answers.
     *
     * @param source the name of the text in messages
     * @param puzzles the puzzles in their order; an empty element for a puzzle that could not be read
     * @return an entry for each puzzle, followed by the surplus answers
     * @throws InputException if an answer cannot be read and bad lines are refused, or if an answer could belong to several
     *     puzzles
     */
    public static List<Entry> read(
            InputStream in, String source, ReaderSettings settings, List<Optional<LocatedPuzzle>> puzzles) {
        try {
            AnswerSheet sheet = new AnswerSheet(in.readAllBytes(), source, settings, puzzles);
            Map<String, Integer> names = sheet.names();
            if (sheet.lines.stream().anyMatch(line -> sheet.isNamedAnswer(line, names))) return sheet.byName(names);
            return sheet.holdsAnAnswer() ? sheet.byLine() : sheet.byGrid();
        } catch (IOException broken) {
            throw NamedFile.unreadable(source, broken);
        }
    }

    /** Reads lines that may be answers, and blank lines. */
    private void readLines() throws IOException {
        try (LineReader reader = new LineReader(new ByteArrayInputStream(text), source)) {
            while (true) {
                try {
                    TextLine line = reader.next();
                    if (line == null) return;
                    if (isWord(line.text()) || mayHoldCells(LineKind.of(line.text()))) lines.add(line);
                } catch (InputException bad) {
                    refused(reader.number(), bad);
                    lines.add(new TextLine(source, reader.number(), "unreadable"));
                }
            }
        }
    }

    private static boolean mayHoldCells(LineKind kind) {
        return kind == LineKind.CELLS || kind == LineKind.BLANK;
    }

    private Entry refused(long line, InputException bad) {
        settings.badLines().found(bad);
        faults.put(line, String.valueOf(bad.getMessage()));
        return new Entry(line, Kind.UNREADABLE, List.of(), String.valueOf(bad.getMessage()));
    }

    private static String bare(String text) {
        int hash = text.indexOf('#');
        String bare = (hash < 0 ? text : text.substring(0, hash)).strip();
        boolean quoted = bare.length() > 1 && bare.startsWith("\"") && bare.endsWith("\"");
        return quoted ? bare.substring(1, bare.length() - 1).strip() : bare;
    }

    private static boolean isWord(String text) {
        String bare = bare(text);
        return NONE.matcher(bare).matches()
                || (NOTHING.matcher(bare).matches() && !text.strip().startsWith("#"));
    }

    /** Returns whether a text is a word or a whole grid. */
    private boolean isAnswer(TextLine line, Board board) {
        if (isWord(line.text())) return true;
        try {
            Sizes sizes = new Sizes(board);
            return sizes.isPuzzle(CellLayout.read(line, sizes));
        } catch (InputException none) {
            return false;
        }
    }

    private Entry entry(TextLine line, Board board) {
        String known = faults.get(line.number());
        if (known != null) return new Entry(line.number(), Kind.UNREADABLE, List.of(), known);
        String bare = bare(line.text());
        if (NOTHING.matcher(bare).matches()) return Entry.of(line.number(), Kind.NOTHING);
        if (NONE.matcher(bare).matches()) return Entry.of(line.number(), Kind.NO_SOLUTION);
        try {
            return new Entry(line.number(), Kind.GRIDS, List.of(grid(line, board)), "");
        } catch (InputException bad) {
            return refused(line.number(), bad);
        }
    }

    private Grid grid(TextLine line, Board board) {
        Sizes sizes = new Sizes(board);
        CellText cells = CellLayout.read(line, sizes);
        if (!sizes.isPuzzle(cells)) {
            throw line.fault(cells.count() + " cells, expected " + board.cells()
                    + ", or a word: none (no solution), - (no answer)");
        }
        return decoder.decode(List.of(cells), board).givens();
    }

    private Entry entry(TextLine line, Optional<LocatedPuzzle> puzzle) {
        return puzzle.map(each -> entry(line, each.puzzle().board()))
                .orElseGet(() -> Entry.of(line.number(), Kind.NOTHING));
    }

    /** Returns the board of the first puzzle that could be read. */
    private Board board() {
        return puzzles.stream()
                .flatMap(Optional::stream)
                .findFirst()
                .map(each -> each.puzzle().board())
                .orElseGet(() -> Board.sudoku(3));
    }

    // by name

    /** Returns the numbers, comments and cells that name puzzles; {@link #AMBIGUOUS} for names of several puzzles. */
    private Map<String, Integer> names() {
        Map<String, Integer> names = new HashMap<>();
        for (int i = 0; i < puzzles.size(); i++) {
            int place = i;
            List<String> own = new ArrayList<>(List.of("" + (i + 1)));
            puzzles.get(i)
                    .ifPresent(each -> Collections.addAll(
                            own, each.comment().strip(), each.puzzle().toString()));
            own.stream().distinct().forEach(name -> names.merge(name, place, (one, other) -> AMBIGUOUS));
        }
        names.remove("");
        return names;
    }

    /**
     * An answer and the name of its puzzle.
     *
     * @param line the number of its line, from 1
     */
    public record Named(long line, String puzzle, String answer) {}

    /**
     * Assigns answers to the puzzles that they name.
     *
     * @return an entry for each puzzle
     * @throws InputException if a name belongs to no puzzle, or a puzzle has two answers
     */
    public static List<Entry> named(
            List<Named> answers, String source, ReaderSettings settings, List<Optional<LocatedPuzzle>> puzzles) {
        try {
            AnswerSheet sheet = new AnswerSheet(new byte[0], source, settings, puzzles);
            Map<String, Integer> names = sheet.names();
            List<Entry> entries = sheet.missing();
            for (Named each : answers) sheet.put(sheet.labelled(each, names), names, entries);
            return entries;
        } catch (IOException broken) {
            throw NamedFile.unreadable(source, broken);
        }
    }

    private Labelled labelled(Named each, Map<String, Integer> names) {
        TextLine line = new TextLine(source, each.line, each.answer);
        Labelled labelled = new Labelled(nameAmong(names, each.puzzle.strip()), line);
        if (!names.containsKey(labelled.name)) throw unknown(line, labelled);
        return labelled;
    }

    private List<Entry> missing() {
        return new ArrayList<>(Collections.nCopies(puzzles.size(), Entry.of(0, Kind.NOTHING)));
    }

    private void put(Labelled named, Map<String, Integer> names, List<Entry> entries) {
        int place = names.getOrDefault(named.name, AMBIGUOUS);
        requireFirst(named.answer, named.name, place, entries);
        entries.set(place, entry(named.answer, puzzles.get(place)));
    }

    private record Labelled(String name, TextLine answer) {}

    private static String nameAmong(Map<String, Integer> names, String name) {
        return names.containsKey(name) ? name : name.replace('0', '.');
    }

    private static @Nullable Labelled labelled(TextLine line, Map<String, Integer> names) {
        Matcher matcher = NAMED.matcher(line.text());
        if (!matcher.matches()) return null;
        String name = (matcher.group(1) == null ? matcher.group(2) : matcher.group(1)).strip();
        return new Labelled(nameAmong(names, name), new TextLine(line.source(), line.number(), matcher.group(3)));
    }

    private boolean isNamedAnswer(TextLine line, Map<String, Integer> names) {
        Labelled named = labelled(line, names);
        if (named == null) return false;
        Integer place = names.get(named.name);
        return place != null && isAnswer(named.answer, place < 0 ? board() : boardAt(place));
    }

    private Board boardAt(int place) {
        return puzzles.get(place).map(each -> each.puzzle().board()).orElseGet(this::board);
    }

    private List<Entry> byName(Map<String, Integer> names) {
        List<Entry> entries = missing();
        boolean first = true;
        for (TextLine line : lines) {
            if (line.text().isBlank() || (first && isHeader(line, names))) continue;
            first = false;
            try {
                put(requireNamed(line, names), names, entries);
            } catch (InputException bad) {
                refused(line.number(), bad);
            }
        }
        return entries;
    }

    private boolean isHeader(TextLine line, Map<String, Integer> names) {
        return Character.isLetter(line.text().strip().charAt(0)) && !isNamedAnswer(line, names);
    }

    private Labelled requireNamed(TextLine line, Map<String, Integer> names) {
        Labelled named = labelled(line, names);
        if (named != null && names.containsKey(named.name)) return named;
        throw unknown(line, named);
    }

    private InputException unknown(TextLine line, @Nullable Labelled named) {
        return line.fault("found " + (named == null ? "no name" : "the name '" + named.name + "'")
                + ", expected a puzzle: its number from 1 to " + puzzles.size()
                + ", its comment or its cells, followed by a comma and the answer");
    }

    private static void requireFirst(TextLine line, String name, int place, List<Entry> entries) {
        if (place == AMBIGUOUS) throw line.fault("'" + name + "' names several puzzles. Use their numbers");
        long before = entries.get(place).line;
        if (before > 0) {
            throw line.fault("found a second answer to puzzle " + (place + 1)
                    + ", expected one; the first answer is in line " + before);
        }
    }

    // by line

    private boolean holdsAnAnswer() {
        Board board = board();
        return !board.isPlain()
                || lines.stream().allMatch(line -> line.text().isBlank())
                || lines.stream().anyMatch(line -> !line.text().isBlank() && isAnswer(line, board));
    }

    private List<Entry> byLine() {
        List<TextLine> answers = answerLines();
        List<Entry> entries = new ArrayList<>();
        int next = 0;
        for (int place = 0; place < puzzles.size(); place++) {
            if (next == answers.size()) {
                entries.add(Entry.of(0, Kind.NOTHING));
                continue;
            }
            Entry entry = entry(answers.get(next++), puzzles.get(place));
            int spare = (answers.size() - next) - (puzzles.size() - place - 1);
            List<Grid> more = further(entry, answers.subList(next, next + Math.max(0, spare)), puzzles.get(place));
            next += more.size();
            List<Grid> all = new ArrayList<>(entry.grids);
            all.addAll(more);
            entries.add(new Entry(entry.line, entry.kind, List.copyOf(all), entry.fault));
        }
        for (TextLine line : answers.subList(next, answers.size())) entries.add(entry(line, board()));
        return entries;
    }

    /**
     * Returns the lines of answers. Blank lines are missing answers, unless there are too many; then they only separate
     * answers.
     */
    private List<TextLine> answerLines() {
        List<TextLine> answers = new ArrayList<>(lines);
        while (answers.size() > puzzles.size()
                && answers.get(answers.size() - 1).text().isBlank()) answers.remove(answers.size() - 1);
        List<TextLine> filled =
                answers.stream().filter(line -> !line.text().isBlank()).toList();
        if (answers.size() <= puzzles.size() || filled.size() == answers.size()) return answers;
        if (filled.size() >= puzzles.size()) return filled;
        throw new InputException(String.format(
                Locale.ROOT,
                "%s: found %,d answers and %,d blank lines between them for %,d puzzles, expected one line for each puzzle."
                        + " Write - for a missing answer",
                source,
                filled.size(),
                answers.size() - filled.size(),
                puzzles.size()));
    }

    /** Returns further solutions of the same puzzle on the lines after its first, as some solvers print them. */
    private List<Grid> further(Entry entry, List<TextLine> spare, Optional<LocatedPuzzle> puzzle) {
        List<Grid> found = new ArrayList<>();
        if (entry.kind != Kind.GRIDS || puzzle.isEmpty()) return found;
        Puzzle asked = puzzle.get().puzzle();
        for (TextLine line : spare) {
            Optional<Grid> grid = solution(line, asked);
            if (grid.isEmpty() || entry.grids.contains(grid.get()) || found.contains(grid.get())) break;
            found.add(grid.get());
        }
        return found;
    }

    private Optional<Grid> solution(TextLine line, Puzzle asked) {
        if (isWord(line.text()) || !isAnswer(line, asked.board())) return Optional.empty();
        try {
            Grid grid = grid(line, asked.board());
            return SolutionChecker.fault(asked, grid).isEmpty() ? Optional.of(grid) : Optional.empty();
        } catch (InputException noGrid) {
            return Optional.empty();
        }
    }

    // grids of several lines

    private List<Entry> byGrid() {
        List<Entry> entries = new ArrayList<>();
        try (PuzzleReader reader =
                PuzzleReader.of(new ByteArrayInputStream(text), source, settings.withBadLines(BadLines.REFUSED))) {
            reader.stream()
                    .forEach(each -> entries.add(new Entry(
                            each.line(), Kind.GRIDS, List.of(each.puzzle().givens()), "")));
        }
        while (entries.size() < puzzles.size()) entries.add(Entry.of(0, Kind.NOTHING));
        return entries;
    }
}
