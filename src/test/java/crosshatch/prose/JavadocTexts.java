package crosshatch.prose;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.EndElementTree;
import com.sun.source.doctree.EntityTree;
import com.sun.source.doctree.LinkTree;
import com.sun.source.doctree.LiteralTree;
import com.sun.source.doctree.ParamTree;
import com.sun.source.doctree.ReturnTree;
import com.sun.source.doctree.SeeTree;
import com.sun.source.doctree.StartElementTree;
import com.sun.source.doctree.TextTree;
import com.sun.source.doctree.ThrowsTree;
import com.sun.source.doctree.ValueTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.DocTreeScanner;
import com.sun.source.util.DocTrees;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The paragraphs of a comment, and what it says of parameters, results and exceptions. Preformatted text and tables are none. */
final class JavadocTexts extends DocTreeScanner<Void, Void> {
    /** Elements that end no paragraph. */
    private static final Set<String> INLINE = Set.of("i", "b", "em", "strong", "sub", "sup", "a", "span", "cite", "q");

    private static final Set<String> CODE = Set.of("code", "kbd", "tt");
    private static final Set<String> NO_PROSE = Set.of("pre", "table");

    private final DocTrees trees;
    private final CompilationUnitTree unit;
    private final DocCommentTree comment;
    private final String file;
    private final List<Passage> passages;

    private Passage.Builder passage = new Passage.Builder();
    private int outside;
    private boolean inCode;

    private JavadocTexts(
            DocTrees trees, CompilationUnitTree unit, DocCommentTree comment, String file, List<Passage> passages) {
        this.trees = trees;
        this.unit = unit;
        this.comment = comment;
        this.file = file;
        this.passages = passages;
    }

    /** Adds the passages of a comment. */
    static void add(
            DocTrees trees, CompilationUnitTree unit, DocCommentTree comment, String file, List<Passage> passages) {
        new JavadocTexts(trees, unit, comment, file, passages).scan(comment, null);
    }

    @Override
    public Void visitDocComment(DocCommentTree tree, Void none) {
        scan(tree.getFirstSentence(), null);
        passage.words(" ", 0);
        scan(tree.getBody(), null);
        end();
        tree.getBlockTags().forEach(tag -> {
            scan(tag, null);
            end();
        });
        return null;
    }

    @Override
    public Void visitText(TextTree text, Void none) {
        if (inCode) return code(text.getBody(), text);
        return words(text.getBody(), text);
    }

    @Override
    public Void visitEntity(EntityTree entity, Void none) {
        return words(trees.getCharacters(entity), entity);
    }

    @Override
    public Void visitLiteral(LiteralTree literal, Void none) {
        String body = literal.getBody().getBody();
        return literal.getKind() == DocTree.Kind.CODE ? code(body, literal) : words(body, literal);
    }

    @Override
    public Void visitValue(ValueTree value, Void none) {
        return code(value.toString(), value);
    }

    @Override
    public Void visitLink(LinkTree link, Void none) {
        return link.getLabel().isEmpty() ? code(link.getReference().getSignature(), link) : scan(link.getLabel(), null);
    }

    @Override
    public Void visitParam(ParamTree param, Void none) {
        return scan(param.getDescription(), null);
    }

    @Override
    public Void visitReturn(ReturnTree result, Void none) {
        return scan(result.getDescription(), null);
    }

    @Override
    public Void visitThrows(ThrowsTree thrown, Void none) {
        return scan(thrown.getDescription(), null);
    }

    @Override
    public Void visitSee(SeeTree see, Void none) {
        return null;
    }

    @Override
    public Void visitStartElement(StartElementTree element, Void none) {
        return bound(element.getName().toString(), 1);
    }

    @Override
    public Void visitEndElement(EndElementTree element, Void none) {
        return bound(element.getName().toString(), -1);
    }

    private Void bound(String element, int depth) {
        String name = element.toLowerCase(Locale.ROOT);
        if (CODE.contains(name)) inCode = depth > 0;
        else if (!INLINE.contains(name)) end();
        if (NO_PROSE.contains(name)) outside += depth;
        return null;
    }

    private Void words(String words, DocTree tree) {
        if (outside == 0) passage.words(words, line(tree));
        return null;
    }

    private Void code(String name, DocTree tree) {
        if (outside == 0) passage.code(name, line(tree));
        return null;
    }

    private int line(DocTree tree) {
        long position = trees.getSourcePositions().getStartPosition(unit, comment, tree);
        return (int) unit.getLineMap().getLineNumber(position);
    }

    private void end() {
        if (!passage.isEmpty()) passages.add(passage.build(Kind.COMMENT, file, false));
        passage = new Passage.Builder();
    }
}
