package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import crosshatch.puzzle.FieldReader;
import crosshatch.puzzle.OtherRules;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SolutionChecker;
import de.siegmar.fastcsv.reader.CommentStrategy;
import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The layout of a table of puzzles: CSV, or a similar format with semicolons, tabs or blanks.
 *
 * @param separator the separator of columns
 * @param header whether the first record contains the names of the columns
 * @param puzzle the number of the column of puzzles, from 0
 * @param solution the number of the column of their solutions, from 0; -1 if there is none
 */
record TableLayout(char separator, boolean header, int puzzle, int solution) {
    private static final int NONE = -1;
    private static final String SEPARATORS = ",;\t ";
    private static final Pattern RULES =
            Pattern.compile("rules?|rule_?set|constraints?|variants?|variation", Pattern.CASE_INSENSITIVE);
    private static final Pattern SOLUTION = Pattern.compile("solutions?", Pattern.CASE_INSENSITIVE);
    private static final int PROBED_RECORDS = 200;
    private static final int LONGEST_RECORD = 1 << 20;

    /**
     * Finds the layout of a text that is a table. A table has a header, quotes, a column of solutions, or a column that the
     * user named. Other lines with a puzzle in them are read one by one.
     *
     * @throws InputException if several columns contain puzzles, or the named column is missing
     */
    static Optional<TableLayout> of(Beginning beginning, String source, ReaderSettings settings) {
        String text = beginning.text();
        List<Probe> probes = new ArrayList<>();
        for (int i = 0; i < SEPARATORS.length(); i++) {
            Probe.of(text, SEPARATORS.charAt(i), settings).ifPresent(probes::add);
        }
        String column = settings.column();
        if (column != null) return Optional.of(asked(column, probes, source));
        for (Probe probe : probes) {
            List<Integer> puzzles = probe.puzzles();
            if (puzzles.isEmpty()) continue;
            if (puzzles.size() > 1 && probe.header) throw probe.inDoubt(puzzles, source);
            TableLayout layout = probe.layout(puzzles.get(0));
            probe.requirePlain(source);
            boolean table = probe.header || layout.solution != NONE || text.indexOf('"') >= 0;
            if (puzzles.size() == 1 && table) return Optional.of(layout);
        }
        return Optional.empty();
    }

    private static TableLayout asked(String column, List<Probe> probes, String source) {
        for (Probe probe : probes) {
            int number = probe.number(column);
            if (number != NONE && probe.isOftenPuzzle(number)) return probe.layout(number);
        }
        for (Probe probe : probes) {
            int number = probe.number(column);
            if (number != NONE) return probe.layout(number);
        }
        String found = probes.stream()
                .max((one, other) -> Integer.compare(one.columns, other.columns))
                .map(probe -> "the columns are "
                        + probe.list(IntStream.range(0, probe.columns).boxed().toList()))
                .orElse("the file is not a table");
        throw new InputException(source + ": found no column '" + column + "'; " + found);
    }

    /** Reads the records of a text with this layout. */
    static CsvReader<CsvRecord> read(InputStream in, char separator) {
        return reader(separator).detectBomHeader(true).ofCsvRecord(in);
    }

    private static CsvReader.CsvReaderBuilder reader(char separator) {
        return CsvReader.builder()
                .fieldSeparator(separator)
                .commentStrategy(CommentStrategy.SKIP)
                .skipEmptyLines(true)
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
                .maxBufferSize(LONGEST_RECORD);
    }

    /** The first records of a text, taken apart at one separator. */
    private static final class Probe {
        private final char separator;
        private final boolean header;
        private final List<String> names;
        private final List<List<@Nullable Puzzle>> records;
        private final int columns;

        private Probe(char separator, boolean header, List<String> names, List<List<@Nullable Puzzle>> records) {
            this.separator = separator;
            this.header = header;
            this.names = names;
            this.records = records;
            columns = Math.max(
                    names.size(), records.stream().mapToInt(List::size).max().orElse(0));
        }

        /** Examines a text with one separator; empty if it is no table with this separator, or no record contains a puzzle. */
        static Optional<Probe> of(String text, char separator, ReaderSettings settings) {
            FieldReader reader = new FieldReader(settings);
            List<String> first = List.of();
            List<List<@Nullable Puzzle>> records = new ArrayList<>();
            try (CsvReader<CsvRecord> csv = reader(separator).ofCsvRecord(text)) {
                for (CsvRecord record : csv) {
                    if (records.isEmpty()) first = record.getFields();
                    if (records.size() == PROBED_RECORDS) break;
                    records.add(puzzles(record, reader));
                }
            } catch (CsvParseException cutOff) {
                // what was read before is enough, or too little
            } catch (IOException ofNoText) {
                throw new UncheckedIOException(ofNoText);
            }
            if (records.isEmpty()) return Optional.empty();
            boolean header = holdsNone(records.get(0)) && isHeader(first);
            List<List<@Nullable Puzzle>> data = header ? records.subList(1, records.size()) : records;
            return data.stream().allMatch(Probe::holdsNone)
                    ? Optional.empty()
                    : Optional.of(new Probe(separator, header, header ? first : List.of(), data));
        }

        private static boolean holdsNone(List<@Nullable Puzzle> record) {
            return record.stream().allMatch(puzzle -> puzzle == null);
        }

        /** Names: several, or a single word. What says which board the puzzles have is for the reader of lines. */
        private static boolean isHeader(List<String> first) {
            return first.stream()
                            .allMatch(name -> name.isBlank()
                                    || Character.isLetter(name.strip().charAt(0)))
                    && (first.size() > 1 || first.get(0).strip().matches("[A-Za-z_]+"))
                    && !first.get(0).strip().matches("(?i)(order|latin|boxes|box|grid)\\b.*");
        }

        private static List<@Nullable Puzzle> puzzles(CsvRecord record, FieldReader reader) {
            List<@Nullable Puzzle> puzzles = new ArrayList<>();
            for (String field : record.getFields()) {
                try {
                    puzzles.add(reader.puzzle("", 0, field));
                } catch (InputException none) {
                    puzzles.add(null);
                }
            }
            return puzzles;
        }

        private @Nullable Puzzle at(List<@Nullable Puzzle> record, int column) {
            return column < record.size() ? record.get(column) : null;
        }

        private boolean isOftenPuzzle(int column) {
            long count = records.stream()
                    .filter(record -> at(record, column) != null)
                    .count();
            return 2 * count >= records.size();
        }

        /** Returns the columns that contain puzzles in most records and have the most cells, without the columns of solutions. */
        List<Integer> puzzles() {
            List<Integer> often = IntStream.range(0, columns)
                    .filter(this::isOftenPuzzle)
                    .boxed()
                    .toList();
            int most = often.stream().mapToInt(this::cells).max().orElse(0);
            List<Integer> large =
                    often.stream().filter(column -> cells(column) == most).toList();
            return large.stream()
                    .filter(column -> large.stream().noneMatch(other -> solves(column, other)))
                    .toList();
        }

        private int cells(int column) {
            return records.stream()
                    .map(record -> at(record, column))
                    .filter(puzzle -> puzzle != null)
                    .mapToInt(puzzle -> puzzle.board().cells())
                    .max()
                    .orElse(0);
        }

        /** Returns whether a column is called so, or holds, in most records, a full grid that solves the puzzle of another column. */
        private boolean solves(int column, int other) {
            if (column == other) return false;
            if (isSolution(column) && !isSolution(other)) return isOftenPuzzle(column);
            int solved = 0;
            int asked = 0;
            for (List<@Nullable Puzzle> record : records) {
                Puzzle puzzle = at(record, other);
                Puzzle solution = at(record, column);
                if (puzzle == null || solution == null) continue;
                if (puzzle.clues() < puzzle.board().cells()) asked++;
                if (puzzle.clues() < puzzle.board().cells()
                        && SolutionChecker.fault(puzzle, solution.givens()).isEmpty()) solved++;
            }
            return solved > 0 && 2 * solved >= asked;
        }

        private boolean isSolution(int column) {
            return column < names.size()
                    && SOLUTION.matcher(names.get(column).strip()).matches();
        }

        /** Returns the number of a column from 0; {@link #NONE} if there is no such column. */
        int number(String column) {
            for (int i = 0; i < names.size(); i++) if (names.get(i).strip().equals(column)) return i;
            for (int i = 0; i < names.size(); i++) if (names.get(i).strip().equalsIgnoreCase(column)) return i;
            if (!column.matches("[1-9][0-9]{0,3}")) return NONE;
            int number = Integer.parseInt(column) - 1;
            return number < columns ? number : NONE;
        }

        TableLayout layout(int puzzle) {
            int solution = IntStream.range(0, columns)
                    .filter(column -> solves(column, puzzle))
                    .findFirst()
                    .orElse(NONE);
            return new TableLayout(separator, header, puzzle, solution);
        }

        /** Refuses a table with a column of cages or constraints, because they are not read. */
        void requirePlain(String source) {
            for (String name : names) {
                if (OtherRules.in(name).isPresent()
                        || RULES.matcher(name.strip()).matches()) {
                    throw new InputException(
                            source + ": the column '" + name.strip() + "', " + OtherRules.REFUSAL, Remedy.COLUMN);
                }
            }
        }

        InputException inDoubt(List<Integer> puzzles, String source) {
            return new InputException(
                    source + ": the columns " + list(puzzles) + " hold puzzles, expected one. Choose one",
                    Remedy.COLUMN);
        }

        private String list(List<Integer> numbers) {
            return numbers.stream()
                    .map(number -> (number + 1)
                            + (number < names.size() && !names.get(number).isBlank()
                                    ? " (" + names.get(number).strip() + ")"
                                    : ""))
                    .collect(Collectors.joining(", "));
        }
    }
}
