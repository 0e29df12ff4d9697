package crosshatch.app.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/**
 * A Markdown text of the project as a page.
 *
 * @param source the file, relative to the project's folder
 * @param address the address of the page, relative to the site
 * @param title its first heading
 * @param html its body
 */
record MarkdownPage(String source, String address, String title, String html, List<Section> sections) {
    private static final List<Extension> EXTENSIONS =
            List.of(TablesExtension.create(), HeadingAnchorExtension.create());

    /** The addresses of pictures in HTML, of which browsers choose one. */
    private static final Pattern PICTURE = Pattern.compile("\\b(src|srcset)=\"([^\"]*)\"");

    /** A heading with the text below it, as found by the search. */
    record Section(String page, String heading, String address, String text) {}

    /** Turns a link from a file into one between pages. */
    interface Reach {
        String of(Path from, String link);
    }

    /**
     * Reads a file.
     *
     * @param reach converts every link and picture within the project
     */
    static MarkdownPage read(Path home, Path file, Reach reach) throws IOException {
        return of(home, file, Files.readString(file), reach);
    }

    /** Makes a page for a folder without a text of its own. */
    static MarkdownPage listing(Path home, Path folder, List<Path> files, Reach reach) {
        String text = files.stream()
                .map(file -> "- [" + folder.relativize(file) + "](<" + folder.relativize(file) + ">)\n")
                .collect(Collectors.joining("", "# " + home.relativize(folder) + "\n\n", ""));
        return of(home, folder.resolve("README.md"), text, reach);
    }

    private static MarkdownPage of(Path home, Path file, String text, Reach reach) {
        Node document = Parser.builder().extensions(EXTENSIONS).build().parse(text);
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(Link link) {
                link.setDestination(reached(link.getDestination()));
                visitChildren(link);
            }

            @Override
            public void visit(Image image) {
                image.setDestination(reached(image.getDestination()));
                visitChildren(image);
            }

            @Override
            public void visit(HtmlBlock block) {
                block.setLiteral(PICTURE.matcher(block.getLiteral())
                        .replaceAll(found ->
                                Matcher.quoteReplacement(found.group(1) + "=\"" + reached(found.group(2)) + "\"")));
            }

            private String reached(String link) {
                return link.matches("([a-z]+:|#).*") ? link : reach.of(file, link);
            }
        });
        String source = home.relativize(file).toString();
        String address = addressOf(Path.of(source)).toString();
        List<Section> sections = sections(document, address);
        String title = sections.isEmpty() ? source : sections.get(0).heading();
        String html = HtmlRenderer.builder().extensions(EXTENSIONS).build().render(document);
        return new MarkdownPage(source, address, title, html, sections);
    }

    /** Returns the address of a text; the README of a folder, or its list of files, is the first page of the folder. */
    static Path addressOf(Path file) {
        if (Files.isDirectory(file)) return file.resolve("index.html");
        String name = "" + file.getFileName();
        if (name.equals("README.md")) return file.resolveSibling("index.html");
        return name.endsWith(".md") ? file.resolveSibling(name.replaceAll("\\.md$", ".html")) : file;
    }

    private static List<Section> sections(Node document, String address) {
        TextContentRenderer plain = TextContentRenderer.builder()
                .extensions(List.of(TablesExtension.create()))
                .build();
        IdGenerator ids = IdGenerator.builder().build();
        List<Section> sections = new ArrayList<>();
        String title = "";
        String heading = "";
        String anchor = "";
        StringBuilder text = new StringBuilder();
        for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
            if (!(node instanceof Heading)) {
                text.append(plain.render(node)).append('\n');
                continue;
            }
            if (!heading.isEmpty()) sections.add(new Section(title, heading, address + "#" + anchor, text.toString()));
            heading = plain.render(node).strip();
            anchor = ids.generateId(heading);
            if (title.isEmpty()) title = heading;
            text.setLength(0);
        }
        if (!heading.isEmpty()) sections.add(new Section(title, heading, address + "#" + anchor, text.toString()));
        return sections;
    }
}
