package crosshatch.prose;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/**
 * Headings, paragraphs and list items of the pages that people wrote. Words in bold at the beginning of a paragraph are its heading if
 * they end with a mark. The text of a picture is a heading, too. Blocks of code and tables have no sentences.
 */
final class MarkdownTexts {
    private static final Parser PARSER = Parser.builder()
            .extensions(List.of(TablesExtension.create()))
            .includeSourceSpans(IncludeSourceSpans.BLOCKS_AND_INLINES)
            .build();

    private MarkdownTexts() {}

    static List<Passage> read(Path home) throws IOException {
        List<Passage> passages = new ArrayList<>();
        for (Path page : pages(home)) {
            String file = home.relativize(page).toString().replace('\\', '/');
            passages.addAll(read(file, Files.readString(page)));
        }
        return passages;
    }

    static List<Passage> read(String file, String markdown) {
        List<Passage> passages = new ArrayList<>();
        PARSER.parse(markdown).accept(new AbstractVisitor() {
            @Override
            public void visit(Heading heading) {
                add(heading, true);
            }

            @Override
            public void visit(Paragraph paragraph) {
                if (paragraph.getFirstChild() instanceof StrongEmphasis lead && isHeading(lead)) {
                    add(lead, true);
                    lead.unlink();
                }
                add(paragraph, paragraph.getFirstChild() instanceof Image);
            }

            private boolean isHeading(StrongEmphasis lead) {
                return lead.getLastChild() instanceof Text text
                        && text.getLiteral().matches(".*[.:?]");
            }

            private void add(Node block, boolean heading) {
                Inlines inlines = new Inlines();
                block.accept(inlines);
                if (!inlines.passage.isEmpty()) passages.add(inlines.passage.build(Kind.PAGE, file, heading));
            }
        });
        return passages;
    }

    private static List<Path> pages(Path home) throws IOException {
        List<Path> pages = new ArrayList<>();
        try (Stream<Path> top = Files.list(home)) {
            for (Path path : top.sorted().toList()) {
                String name = path.getFileName().toString();
                if (name.startsWith(".") || name.equals("target")) continue;
                try (Stream<Path> files = Files.walk(path)) {
                    files.filter(file -> file.toString().endsWith(".md"))
                            .sorted()
                            .forEach(pages::add);
                }
            }
        }
        List<Path> written = new ArrayList<>();
        for (Path page : pages) if (isWritten(page)) written.add(page);
        return written;
    }

    /** A page that a person wrote has a title. One that a command wrote begins with a table, or is named tables.md. */
    private static boolean isWritten(Path page) throws IOException {
        return !page.endsWith("tables.md") && Files.readString(page).startsWith("# ");
    }

    /** What a block says, word by word. */
    private static final class Inlines extends AbstractVisitor {
        private final Passage.Builder passage = new Passage.Builder();
        private int line;

        @Override
        public void visit(Text text) {
            passage.words(text.getLiteral(), line(text));
        }

        @Override
        public void visit(Code code) {
            passage.code(code.getLiteral(), line(code));
        }

        @Override
        public void visit(Emphasis emphasis) {
            passage.bracket("*");
            visitChildren(emphasis);
            passage.bracket("*");
        }

        @Override
        public void visit(Link link) {
            passage.bracket("[");
            visitChildren(link);
            passage.bracket("]");
        }

        @Override
        public void visit(SoftLineBreak lineBreak) {
            passage.words(" ", line);
        }

        @Override
        public void visit(HardLineBreak lineBreak) {
            passage.words(" ", line);
        }

        private int line(Node node) {
            if (!node.getSourceSpans().isEmpty()) {
                line = node.getSourceSpans().get(0).getLineIndex() + 1;
            }
            return line;
        }
    }
}
