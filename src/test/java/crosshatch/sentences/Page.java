package crosshatch.sentences;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/**
 * A document in Markdown.
 *
 * @param blocks its paragraphs and list items
 * @param tables its tables, and what programs printed, with the section in which they stand
 * @param releases the first two parts of the versions that stand in its tables
 */
record Page(Path file, List<Block> blocks, List<Table> tables, Set<String> releases) {
    private static final Pattern VERSION = Pattern.compile("(?<![\\w.])([0-9]+\\.[0-9]+)\\.[0-9]+(?![\\w.])");

    private static final Parser PARSER =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();

    /**
     * @param section counts the headings before it
     * @param text without code, links as their text
     * @param links to files, as they stand
     */
    record Block(int section, String text, List<String> links) {
        List<Quantity> numbers() {
            return Quantity.in(text);
        }
    }

    /** A table, or a block of code: what a program printed. */
    record Table(int section, boolean printed, List<Quantity> numbers) {}

    /** The numbers of the tables of this page, and of what is printed in the section of the block. */
    List<Quantity> tablesFor(Block block) {
        return tables.stream()
                .filter(table -> !table.printed() || table.section() == block.section())
                .flatMap(table -> table.numbers().stream())
                .toList();
    }

    static Page read(Path file) throws IOException {
        Reading reading = new Reading();
        PARSER.parse(Files.readString(file)).accept(reading);
        return new Page(file, reading.blocks, reading.tables, reading.releases);
    }

    /** The files that a block links to; if to none, those of its section and of what stands before the second heading. */
    List<Path> sourcesOf(Block block) {
        Stream<String> links = block.links().isEmpty()
                ? blocks.stream()
                        .filter(other -> other.section() <= 1 || other.section() == block.section())
                        .flatMap(other -> other.links().stream())
                : block.links().stream();
        return links.distinct()
                .map(link -> file.resolveSibling(link.replaceFirst("#.*", "")))
                .filter(Files::exists)
                .toList();
    }

    private static final class Reading extends AbstractVisitor {
        private final List<Block> blocks = new ArrayList<>();
        private final List<Table> tables = new ArrayList<>();
        private final Set<String> releases = new TreeSet<>();
        private int section;

        @Override
        public void visit(Heading heading) {
            section++;
        }

        @Override
        public void visit(Paragraph paragraph) {
            Words words = new Words();
            paragraph.accept(words);
            blocks.add(new Block(section, words.text.toString(), words.links));
        }

        @Override
        public void visit(FencedCodeBlock code) {
            tables.add(new Table(section, true, Quantity.in(code.getLiteral())));
        }

        @Override
        public void visit(CustomBlock block) {
            if (!(block instanceof TableBlock)) return;
            List<String> header = new ArrayList<>();
            List<Quantity> numbers = new ArrayList<>();
            for (Node part = block.getFirstChild(); part != null; part = part.getNext()) {
                for (Node row = part.getFirstChild(); row != null; row = row.getNext()) {
                    if (row instanceof TableRow) read(row, header, numbers);
                }
            }
            tables.add(new Table(section, false, numbers));
        }

        private void read(Node row, List<String> header, List<Quantity> numbers) {
            int column = 0;
            for (Node cell = row.getFirstChild(); cell != null; cell = cell.getNext(), column++) {
                Words words = new Words();
                cell.accept(words);
                if (((TableCell) cell).isHeader()) header.add(words.text.toString());
                String unit = Quantity.unitOf(header.get(column));
                Quantity.in(words.text.toString()).forEach(number -> numbers.add(number.orIn(unit)));
                VERSION.matcher(words.text).results().forEach(version -> releases.add(version.group(1)));
            }
        }
    }

    /** Text without code, and where it links to. */
    private static final class Words extends AbstractVisitor {
        private final StringBuilder text = new StringBuilder();
        private final List<String> links = new ArrayList<>();

        @Override
        public void visit(Text words) {
            text.append(words.getLiteral());
        }

        @Override
        public void visit(SoftLineBreak lineBreak) {
            text.append(' ');
        }

        @Override
        public void visit(Link link) {
            if (!link.getDestination().contains("://")) links.add(link.getDestination());
            visitChildren(link);
        }

        @Override
        public void visit(Image image) {
            visitChildren(image);
        }
    }
}
