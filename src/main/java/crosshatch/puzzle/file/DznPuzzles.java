package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.base.Remedy;
import crosshatch.base.WholeNumber;
import crosshatch.puzzle.BoardName;
import crosshatch.puzzle.FieldReader;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads one puzzle from the data of a MiniZinc model: a square array of numbers, {@code n = 5; start = [| 1, 0, … |];}. If
 * the square of a parameter is the number of rows, it is a Sudoku. Otherwise it is a Latin square (CSPLib 067), unless the
 * size allows both. Holes are {@code 0}, {@code _}, {@code <>} or {@code -1}; with one of the last three, digits may count
 * from 0.
 */
final class DznPuzzles implements PuzzleSource {
    /** A square of 100 numbers takes less. */
    private static final int MOST_BYTES = 1 << 20;

    private static final Pattern STATEMENT = Pattern.compile("\\s*+([A-Za-z_][A-Za-z0-9_]*+)\\s*+=(?s:(.*))");
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+");
    private static final Pattern CELL = Pattern.compile("-?[0-9]{1,3}|_|<>");
    private static final Pattern ORDER = Pattern.compile(
            "(s|n|m|k|reg|base|root|order|size|dim|(box|block|region|sub).*)", Pattern.CASE_INSENSITIVE);

    private final InputStream in;
    private Optional<LocatedPuzzle> puzzle;

    private DznPuzzles(InputStream in, LocatedPuzzle puzzle) {
        this.in = in;
        this.puzzle = Optional.of(puzzle);
    }

    /**
     * Reads the puzzle of a text.
     *
     * @throws InputException if the text does not contain exactly one puzzle; says why
     */
    static DznPuzzles read(InputStream in, String source, ReaderSettings settings) {
        try {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new InputException(
                        source + ": found more than a megabyte of MiniZinc data, expected a puzzle with less");
            }
            return new DznPuzzles(in, new Data(new String(bytes, StandardCharsets.UTF_8), source).puzzle(settings));
        } catch (IOException broken) {
            throw NamedFile.unreadable(source, broken);
        }
    }

    @Override
    public Optional<LocatedPuzzle> next() {
        Optional<LocatedPuzzle> next = puzzle;
        puzzle = Optional.empty();
        return next;
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** An array of the text whose elements are a square. */
    private record Square(String name, long line, int size, List<String> cells) {}

    private static final class Data {
        private final String text;
        private final String source;
        private final Map<String, Integer> numbers = new LinkedHashMap<>();
        private final List<Square> squares = new ArrayList<>();

        Data(String text, String source) {
            this.text = text;
            this.source = source;
            // as many characters as before, so that places stay
            String bare = Beginning.COMMENT.matcher(text).replaceAll(comment -> comment.group()
                    .replaceAll("[^\\n\\r]", " "));
            int start = 0;
            for (String statement : bare.split(";", -1)) {
                if (!statement.isBlank()) take(statement, start);
                start += statement.length() + 1;
            }
        }

        private void take(String statement, int start) {
            int begin = start + statement.length() - statement.stripLeading().length();
            long line =
                    1 + text.substring(0, begin).chars().filter(c -> c == '\n').count();
            Matcher matcher = STATEMENT.matcher(statement);
            if (!matcher.matches()) {
                throw new InputException(source + ":" + line + ": expected NAME = VALUE; as in MiniZinc data");
            }
            String name = matcher.group(1);
            String value = matcher.group(2).strip();
            if (NUMBER.matcher(value).matches())
                numbers.put(name, (int)
                        WholeNumber.in(source + ":" + line + ": " + name, value, Integer.MIN_VALUE, Integer.MAX_VALUE));
            else if (value.indexOf('[') >= 0) takeArray(name, line, value);
        }

        private void takeArray(String name, long line, String value) {
            int from = value.indexOf('[');
            int to = value.lastIndexOf(']');
            if (to < from) throw new InputException(source + ":" + line + ": the array " + name + " has no end ']'");
            List<String> cells = new ArrayList<>();
            for (String cell : value.substring(from + 1, to).split("[,|]", -1)) {
                String word = cell.strip();
                if (word.isEmpty()) continue;
                if (!CELL.matcher(word).matches()) return;
                cells.add(word);
            }
            int size = (int) Math.round(Math.sqrt(cells.size()));
            if (size > 1 && size * size == cells.size()) squares.add(new Square(name, line, size, cells));
        }

        LocatedPuzzle puzzle(ReaderSettings settings) {
            if (squares.size() != 1) {
                throw new InputException(source + ": "
                        + (squares.isEmpty()
                                ? "no square array of numbers"
                                : "the square arrays "
                                        + squares.stream().map(Square::name).toList())
                        + " in data of MiniZinc, expected one: the puzzle");
            }
            Square square = squares.get(0);
            Board asked = settings.board();
            Board board = asked != null ? asked : board(square);
            if (board.cells() != square.cells().size()) {
                throw new InputException(source + ":" + square.line() + ": " + square.name() + " has "
                        + square.cells().size() + " cells, but the command expects " + BoardName.declaration(board));
            }
            String cells = String.join(" ", square.cells()).replace("_", "-1").replace("<>", "-1");
            return new LocatedPuzzle(
                    new FieldReader(settings.withBoard(board)).puzzle(source, square.line(), cells),
                    source,
                    square.line(),
                    1,
                    "");
        }

        private Board board(Square square) {
            int n = square.size();
            if (n > Board.MAX_DIGITS) {
                throw new InputException(source + ":" + square.line() + ": " + square.name() + " has " + n
                        + " rows, expected at most " + Board.MAX_DIGITS);
            }
            int root = (int) Math.round(Math.sqrt(n));
            if (root * root != n || root < 2) return Board.latin(n);
            boolean boxes = numbers.entrySet().stream()
                    .anyMatch(each -> each.getValue() == root
                            && ORDER.matcher(each.getKey()).matches());
            String said = text.toLowerCase(Locale.ROOT);
            boolean latin = said.contains("latin") || said.contains("quasigroup") || said.contains("qcp");
            boolean sudoku = said.contains("sudoku");
            if (boxes || (sudoku && !latin)) return Board.sudoku(root);
            if (latin && !sudoku) return Board.latin(n);
            throw new InputException(
                    source + ":" + square.line() + ": " + square.name() + " may be a Latin square of " + n
                            + " digits, or a Sudoku of order " + root + ". Choose one",
                    Remedy.KIND);
        }
    }
}
