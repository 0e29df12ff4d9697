package crosshatch.prose;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.PackageTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * What people read of the Java sources, by the parser of the compiler: comments of public types and their public members, and the
 * messages in literals, with {@link Passage#CODE} for what is filled in. A literal is a message if it has several lower-case words
 * and is neither SQL nor markup. Annotations are left to {@link HelpTexts}.
 */
final class JavaTexts extends TreePathScanner<Void, Void> {
    private static final Pattern FORMAT = Pattern.compile("%(?:[0-9]+\\$)?[-#+0,(]*[0-9]*(?:\\.[0-9]+)?[a-zA-Z]");
    private static final Pattern WORD = Pattern.compile("(?<![^ (])[a-z]{2,}(?=[ ,.:;)]|$)");
    private static final Pattern NO_MESSAGE = Pattern.compile(
            "[\\n\\\\{]|</?[a-z]|^(?:select|with|from|where) |\\b(?:SELECT|FROM|WHERE|JOIN|GROUP BY|ORDER BY|AND|OR|CASE|UNION)\\b");

    private static final int FEWEST_WORDS = 4;

    private final DocTrees trees;
    private final CompilationUnitTree unit;
    private final String file;
    private final List<Passage> passages;

    /** Whether what is looked at belongs to a public type, and whether its members are public without saying so. */
    private boolean open = true;

    private boolean membersAreOpen;

    private JavaTexts(DocTrees trees, CompilationUnitTree unit, String file, List<Passage> passages) {
        this.trees = trees;
        this.unit = unit;
        this.file = file;
        this.passages = passages;
    }

    static List<Passage> read(Path home) throws IOException {
        List<Path> sources;
        try (Stream<Path> files = Files.walk(home.resolve("src/main/java"))) {
            sources = files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
        }
        List<Passage> passages = new ArrayList<>();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null, files, null, List.of("-proc:none"), null, files.getJavaFileObjectsFromPaths(sources));
            DocTrees trees = DocTrees.instance(task);
            for (CompilationUnitTree unit : task.parse()) {
                String file = home.relativize(Path.of(unit.getSourceFile().toUri()))
                        .toString()
                        .replace('\\', '/');
                new JavaTexts(trees, unit, file, passages).scan(unit, null);
            }
        }
        return passages;
    }

    @Override
    public Void visitPackage(PackageTree tree, Void none) {
        comment();
        return null;
    }

    @Override
    public Void visitClass(ClassTree tree, Void none) {
        boolean outer = open;
        boolean members = membersAreOpen;
        open = isOpen(tree.getModifiers());
        membersAreOpen = tree.getKind() == Tree.Kind.INTERFACE || tree.getKind() == Tree.Kind.ANNOTATION_TYPE;
        if (open) comment();
        super.visitClass(tree, null);
        open = outer;
        membersAreOpen = members;
        return null;
    }

    @Override
    public Void visitMethod(MethodTree tree, Void none) {
        if (isOpen(tree.getModifiers())) comment();
        return super.visitMethod(tree, null);
    }

    @Override
    public Void visitVariable(VariableTree tree, Void none) {
        if (isOpen(tree.getModifiers())) comment();
        return super.visitVariable(tree, null);
    }

    private boolean isOpen(ModifiersTree modifiers) {
        return open && (membersAreOpen || modifiers.getFlags().contains(Modifier.PUBLIC));
    }

    private void comment() {
        DocCommentTree comment = trees.getDocCommentTree(getCurrentPath());
        if (comment != null) JavadocTexts.add(trees, unit, comment, file, passages);
    }

    @Override
    public Void visitAnnotation(AnnotationTree tree, Void none) {
        return null;
    }

    @Override
    public Void visitLiteral(LiteralTree tree, Void none) {
        message(tree);
        return null;
    }

    @Override
    public Void visitBinary(BinaryTree tree, Void none) {
        if (!holdsText(tree)) return super.visitBinary(tree, null);
        message(tree);
        return null;
    }

    private void message(ExpressionTree expression) {
        Passage.Builder builder = new Passage.Builder();
        append(expression, builder);
        if (builder.isEmpty()) return;
        Passage message = builder.build(Kind.MESSAGE, file, false);
        boolean isMessage = WORD.matcher(message.text()).results().count() >= FEWEST_WORDS
                && !NO_MESSAGE.matcher(message.text()).find();
        if (isMessage) passages.add(message);
    }

    /** Looks for messages in what is filled in, too. */
    private void append(ExpressionTree expression, Passage.Builder message) {
        if (expression instanceof ParenthesizedTree inner && holdsText(inner.getExpression())) {
            append(inner.getExpression(), message);
        } else if (expression instanceof BinaryTree sum && sum.getKind() == Tree.Kind.PLUS) {
            append(sum.getLeftOperand(), message);
            append(sum.getRightOperand(), message);
        } else if (expression instanceof LiteralTree literal) {
            append(String.valueOf(literal.getValue()), line(literal), message);
        } else {
            message.code("…", line(expression));
            scan(expression, null);
        }
    }

    private static void append(String format, int line, Passage.Builder message) {
        Matcher place = FORMAT.matcher(format);
        int from = 0;
        while (place.find()) {
            message.words(format.substring(from, place.start()), line);
            if (!place.group().equals("%n")) message.code("…", line);
            from = place.end();
        }
        message.words(format.substring(from), line);
    }

    private static boolean holdsText(ExpressionTree expression) {
        if (expression instanceof LiteralTree literal) return literal.getValue() instanceof String;
        return expression instanceof BinaryTree sum
                && sum.getKind() == Tree.Kind.PLUS
                && (holdsText(sum.getLeftOperand()) || holdsText(sum.getRightOperand()));
    }

    private int line(Tree tree) {
        return (int) unit.getLineMap().getLineNumber(trees.getSourcePositions().getStartPosition(unit, tree));
    }
}
