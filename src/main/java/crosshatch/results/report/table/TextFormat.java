package crosshatch.results.report.table;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.HorizontalAlign;
import com.github.freva.asciitable.OverflowBehaviour;
import com.github.freva.asciitable.Styler;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes tables as plain text with aligned columns under the title, for terminals. If a table is wider than a line, its texts
 * are wrapped. If that does not suffice, its columns are split into several blocks below each other, each with the first
 * column. Times have suitable units.
 *
 * @param width the number of characters in a line
 * @param colours whether wrong answers, unsolved puzzles, and the best times are coloured
 */
public record TextFormat(int width, boolean colours) {
    /** The smallest width of a text in any line. */
    private static final int NARROWEST_TEXT = 24;

    /** The characters that the library puts around a column: a blank on either side and a rule. */
    private static final int RULE_CHARACTERS = 3;

    private static final int PADDING_CHARACTERS = 2;

    private static final String RED = "\u001b[1;31m";
    private static final String YELLOW = "\u001b[33m";
    private static final String GREEN = "\u001b[1;32m";
    private static final String PLAIN = "\u001b[0m";

    /** Writes the table under its title, if it has one, with a legend of short labels. */
    public String of(Table table) {
        ShortLabels labels = ShortLabels.of(table, width);
        String title = table.title().isEmpty() ? "" : flowed(table.title()) + "\n";
        return title
                + blocks(labels.table()).stream().map(this::block).collect(Collectors.joining("\n\n"))
                + "\n"
                + labels.legend().stream().map(line -> flowed(line) + "\n").collect(Collectors.joining());
    }

    /** Writes the tables one after the other. */
    public String of(List<Table> tables) {
        return tables.stream().map(this::of).collect(Collectors.joining("\n"));
    }

    /** Some columns of a table, with their widths. */
    private record Block(Table table, List<Integer> columns, List<Integer> widths) {}

    private String block(Block block) {
        List<com.github.freva.asciitable.Column> columns = new ArrayList<>();
        for (int place = 0; place < block.columns().size(); place++) {
            Column column = block.table().columns().get(block.columns().get(place));
            HorizontalAlign align = column.numeric() ? HorizontalAlign.RIGHT : HorizontalAlign.LEFT;
            columns.add(new com.github.freva.asciitable.Column()
                    .header(column.words())
                    .headerAlign(align)
                    .dataAlign(align)
                    .maxWidth(block.widths().get(place) + PADDING_CHARACTERS, OverflowBehaviour.NEWLINE));
        }
        Object[][] rows = block.table().rows().stream()
                .map(row -> block.columns().stream()
                        .map(column -> row.get(column).text())
                        .toArray())
                .toArray(Object[][]::new);
        return AsciiTable.builder()
                .border(AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER)
                .styler(colours ? coloured(block) : new Styler() {})
                .data(columns.toArray(com.github.freva.asciitable.Column[]::new), rows)
                .asString();
    }

    /** Colours wrong answers and crashes red, unsolved puzzles yellow, the best times green. */
    private static Styler coloured(Block block) {
        return new Styler() {
            @Override
            public List<String> styleCell(
                    com.github.freva.asciitable.Column shown, int row, int place, List<String> lines) {
                int column = block.columns().get(place);
                if (!block.table().standsOut(row, column)) return lines;
                String colour =
                        switch (block.table().columns().get(column).kind()) {
                            case WRONG -> RED;
                            case OPEN -> YELLOW;
                            default -> GREEN;
                        };
                return lines.stream().map(line -> colour + line + PLAIN).toList();
            }
        };
    }

    /** Splits the table into as few blocks as fit, and of these the narrowest, so that no block has a single column. */
    private List<Block> blocks(Table table) {
        List<Integer> widths = widths(table);
        List<Integer> all = IntStream.range(0, widths.size()).boxed().toList();
        int first = widths.isEmpty() ? 0 : widths.get(0) + RULE_CHARACTERS;
        int rest = all.stream()
                .skip(1)
                .mapToInt(column -> widths.get(column) + RULE_CHARACTERS)
                .sum();
        int room = Math.max(1, width - first);
        if (rest <= room) return List.of(block(table, all, widths));
        int share = Math.min(room, Math.max(widest(widths), (rest + count(rest, room) - 1) / count(rest, room)));
        List<Block> blocks = new ArrayList<>();
        List<Integer> columns = new ArrayList<>(List.of(0));
        int takenWidth = 0;
        for (int column : all.subList(1, all.size())) {
            int next = widths.get(column) + RULE_CHARACTERS;
            if (columns.size() > 1 && (takenWidth + next / 2 > share || takenWidth + next > room)) {
                blocks.add(block(table, columns, widths));
                columns = new ArrayList<>(List.of(0));
                takenWidth = 0;
            }
            columns.add(column);
            takenWidth += next;
        }
        blocks.add(block(table, columns, widths));
        return blocks;
    }

    private static Block block(Table table, List<Integer> columns, List<Integer> widths) {
        return new Block(table, columns, columns.stream().map(widths::get).toList());
    }

    private static int count(int needed, int room) {
        return (needed + room - 1) / room;
    }

    private static int widest(List<Integer> widths) {
        return widths.stream().skip(1).mapToInt(Integer::intValue).max().orElse(0) + RULE_CHARACTERS;
    }

    /**
     * Returns the widths of columns: the width of their cells, except texts, which get at most the rest of the line, from the
     * widest on.
     */
    private List<Integer> widths(Table table) {
        List<Integer> widths = new ArrayList<>();
        for (int column = 0; column < table.columns().size(); column++) widths.add(longest(table, column));
        int excess = widths.stream().mapToInt(each -> each + RULE_CHARACTERS).sum() - width;
        while (excess > 0) {
            int widest = widestText(table, widths);
            if (widest < 0) return widths;
            widths.set(widest, widths.get(widest) - 1);
            excess--;
        }
        return widths;
    }

    /** Returns the widest text that can still become narrower; -1 if there is none. */
    private static int widestText(Table table, List<Integer> widths) {
        int widest = -1;
        for (int column = 0; column < widths.size(); column++) {
            boolean yields = !table.columns().get(column).numeric() && widths.get(column) > NARROWEST_TEXT;
            if (yields && (widest < 0 || widths.get(column) > widths.get(widest))) widest = column;
        }
        return widest;
    }

    private static int longest(Table table, int column) {
        int longest = table.columns().get(column).words().length();
        for (List<Cell> row : table.rows()) {
            longest = Math.max(
                    longest,
                    row.get(column)
                            .text()
                            .lines()
                            .mapToInt(String::length)
                            .max()
                            .orElse(0));
        }
        return Math.max(1, longest);
    }

    /** Breaks paragraphs, one per line, into lines that fit. Breaks are at blanks, and after the slashes of solver specs. */
    public String flowed(String paragraphs) {
        return paragraphs.lines().map(this::paragraph).collect(Collectors.joining("\n"));
    }

    private String paragraph(String text) {
        StringBuilder lines = new StringBuilder();
        int column = 0;
        for (String word : text.split("(?<=[ /])", -1)) {
            if (column > 0 && column + word.stripTrailing().length() > width) {
                lines.append('\n');
                column = 0;
            }
            lines.append(word);
            column += word.length();
        }
        return lines.toString().replaceAll(" +(?=\n|$)", "");
    }

    /**
     * Short names in place of long solver specs, with a legend.
     *
     * @param table the table with the short names
     * @param legend the meaning of each name, one per line
     */
    private record ShortLabels(Table table, List<String> legend) {
        /** The number of characters that a label may always have. */
        private static final int SHORT_CHARACTERS = 24;

        /** A label may take this part of a line. */
        private static final int LINES_PART = 4;

        /** Makes short labels for the column {@code solver}, if there is one. */
        static ShortLabels of(Table table, int width) {
            int longest = Math.max(SHORT_CHARACTERS, width / LINES_PART);
            int solver = table.columns().stream().map(Column::id).toList().indexOf("solver");
            if (solver < 0) return new ShortLabels(table, List.of());
            Map<String, String> names = new LinkedHashMap<>();
            List<List<Cell>> rows = new ArrayList<>();
            for (List<Cell> row : table.rows()) {
                String label = row.get(solver).text();
                List<Cell> cells = new ArrayList<>(row);
                if (label.length() > longest) {
                    String number = " [" + (names.size() + 1) + "]";
                    cells.set(
                            solver,
                            Cell.text(names.computeIfAbsent(label, full -> full.replaceFirst("[/ ].*", "") + number)));
                }
                rows.add(cells);
            }
            List<String> legend = names.entrySet().stream()
                    .map(each -> each.getValue() + ": " + each.getKey())
                    .toList();
            return new ShortLabels(new Table(table.id(), table.title(), table.columns(), rows, table.notes()), legend);
        }
    }
}
