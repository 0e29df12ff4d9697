package crosshatch.app.tree;

import crosshatch.puzzle.Puzzle;
import crosshatch.results.report.figure.Drawing;
import crosshatch.results.report.figure.Typeface;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Locale;

/**
 * Search trees side by side as one picture for slides, with letters of 10 points if the picture is as wide as half a slide. All
 * trees have levels of the same height, so that depths can be compared.
 */
final class TreePicture implements Drawing {
    private static final int WIDTH = 840;
    private static final int MARGIN = 20;
    private static final int GAP = 14;
    private static final int PADDING = 13;
    private static final int LINE = 26;
    private static final int BASELINE = 20;
    private static final int BELOW_TEXT = 8;
    private static final int HEADER = 4 * LINE + 6;
    /** The height for all levels together, unless there are few levels. */
    private static final int LEVELS_HEIGHT = 300;

    private static final int HIGHEST_LEVEL = 30;
    private static final int LOWEST_LABELLED = 20;
    private static final int SMALLEST_TICK = 5;
    private static final int MOST_COLUMNS = 3;

    private static final Font TITLE = Typeface.BOLD.deriveFont(Font.BOLD, 28f);
    private static final Font NAME = Typeface.BOLD.deriveFont(Font.BOLD, 22f);
    private static final Font TEXT = Typeface.REGULAR.deriveFont(18f);

    private final String title;
    private final Puzzle puzzle;
    private final List<TreePage.Searched> searches;
    private final List<Icicle> icicles;
    private final Palette palette;

    TreePicture(String title, Puzzle puzzle, List<TreePage.Searched> searches, Palette palette) {
        this.title = title;
        this.puzzle = puzzle;
        this.searches = searches;
        this.palette = palette;
        icicles = searches.stream().map(each -> Icicle.of(each.tree())).toList();
    }

    @Override
    public int width() {
        return WIDTH;
    }

    @Override
    public int height() {
        int rows = (searches.size() + columns() - 1) / columns();
        return HEADER + rows * (panelHeight() + GAP) - GAP + 2 * MARGIN;
    }

    /** Returns the panels in a row: four panels are two rows of two. */
    private int columns() {
        return searches.size() == MOST_COLUMNS + 1 ? 2 : Math.min(MOST_COLUMNS, searches.size());
    }

    private int panelWidth() {
        return (WIDTH - 2 * MARGIN - (columns() - 1) * GAP) / columns();
    }

    private int panelHeight() {
        return textHeight() + levels() * levelHeight() + PADDING;
    }

    /** Returns the height of the part of a panel above the tree. */
    private int textHeight() {
        return PADDING + (1 + mostLines()) * LINE + BELOW_TEXT;
    }

    private int levels() {
        return icicles.stream().mapToInt(Icicle::levels).max().orElse(1);
    }

    private int levelHeight() {
        return Math.max(1, Math.min(HIGHEST_LEVEL, LEVELS_HEIGHT / levels()));
    }

    private int mostLines() {
        return searches.stream().mapToInt(each -> each.lines().size()).max().orElse(0);
    }

    @Override
    public void draw(Graphics2D graphics) {
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setPaint(Color.decode(palette.paper()));
        graphics.fill(new Rectangle2D.Double(0, 0, width(), height()));
        drawHeader(graphics);
        for (int number = 0; number < searches.size(); number++) {
            int x = MARGIN + number % columns() * (panelWidth() + GAP);
            int y = MARGIN + HEADER + number / columns() * (panelHeight() + GAP);
            new Panel(graphics, x, y).draw(searches.get(number), icicles.get(number));
        }
    }

    private void drawHeader(Graphics2D graphics) {
        int space = WIDTH - 2 * MARGIN;
        write(graphics, "Search trees: " + title, TITLE, palette.ink(), MARGIN, MARGIN + BASELINE + 4, space);
        write(graphics, "" + puzzle, TEXT, palette.soft(), MARGIN, MARGIN + LINE + BASELINE + 8, space);
        double x = MARGIN;
        for (SearchTree.State state :
                List.of(SearchTree.State.REFUTED, SearchTree.State.SOLUTION, SearchTree.State.OPEN)) {
            x = drawKey(graphics, state, x, MARGIN + 2 * LINE + 10);
        }
    }

    /** Draws a block and its meaning, and returns the left end of the next one. */
    private double drawKey(Graphics2D graphics, SearchTree.State state, double x, int y) {
        String meaning =
                state == SearchTree.State.OPEN ? "neither" : state.name().toLowerCase(Locale.ROOT);
        Rectangle2D block = new Rectangle2D.Double(x, y + 5, LINE, BASELINE - 4);
        drawBlock(graphics, block, palette.of(state), state, "");
        double text = x + LINE + 8;
        write(graphics, meaning, TEXT, palette.ink(), text, y + BASELINE, WIDTH);
        return text + Typeface.width(meaning, TEXT) + LINE;
    }

    private static void write(
            Graphics2D graphics, String text, Font font, String color, double x, double y, double space) {
        graphics.setFont(font);
        graphics.setPaint(Color.decode(color));
        graphics.drawString(Typeface.fitted(text, font, space), (float) x, (float) y);
    }

    /** Draws a block with its label, or with a tick if it is a solution whose label is too long. */
    private void drawBlock(Graphics2D graphics, Rectangle2D block, Color color, SearchTree.State state, String label) {
        graphics.setPaint(color);
        graphics.fill(block);
        boolean ticked = state == SearchTree.State.SOLUTION;
        double tick = ticked ? Math.min(block.getHeight(), block.getWidth()) : 0;
        double width = label.isEmpty() ? 0 : Typeface.width(label, TEXT);
        boolean labelled = width > 0 && block.getHeight() >= LOWEST_LABELLED && width + 6 + tick <= block.getWidth();
        double from = block.getCenterX() - (tick + (labelled ? width : 0)) / 2;
        if (tick >= SMALLEST_TICK) drawTick(graphics, from + tick / 2, block.getCenterY(), 0.6 * tick);
        if (labelled) {
            write(graphics, label, TEXT, palette.paper(), from + tick, block.getCenterY() + 6, WIDTH);
        }
    }

    private void drawTick(Graphics2D graphics, double x, double y, double size) {
        Path2D tick = new Path2D.Double();
        tick.moveTo(x - size / 2, y);
        tick.lineTo(x - size / 8, y + size / 3);
        tick.lineTo(x + size / 2, y - size / 3);
        graphics.setPaint(Color.decode(palette.paper()));
        graphics.setStroke(new BasicStroke((float) (size / 6), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        graphics.draw(tick);
    }

    /** The part of the picture for one solver. */
    private final class Panel {
        private final Graphics2D graphics;
        private final int x;
        private final int y;
        private final int space = panelWidth() - 2 * PADDING;

        Panel(Graphics2D graphics, int x, int y) {
            this.graphics = graphics;
            this.x = x;
            this.y = y;
        }

        void draw(TreePage.Searched searched, Icicle icicle) {
            graphics.setPaint(Color.decode(palette.line()));
            graphics.setStroke(new BasicStroke(1));
            graphics.draw(new RoundRectangle2D.Double(x, y, panelWidth(), panelHeight(), 14, 14));
            int baseline = y + PADDING + BASELINE;
            write(graphics, searched.name(), NAME, palette.ink(), x + PADDING, baseline, space);
            for (String line : searched.lines()) {
                baseline += LINE;
                boolean failed = searched.failed() && line.equals(searched.status());
                write(graphics, line, TEXT, failed ? palette.refuted() : palette.soft(), x + PADDING, baseline, space);
            }
            drawTree(searched.tree(), icicle, y + textHeight());
        }

        private void drawTree(SearchTree tree, Icicle icicle, int top) {
            graphics.setPaint(Color.decode(palette.raised()));
            graphics.fill(new Rectangle2D.Double(x + PADDING, top, space - 1, levels() * levelHeight() - 1));
            Icicle.Block root = icicle.blocks().get(0);
            double leaf = (double) space / root.leaves();
            for (Icicle.Block block : icicle.blocks()) {
                double width = block.leaves() * leaf;
                Rectangle2D shape = new Rectangle2D.Double(
                        x + PADDING + block.left() * leaf,
                        top + block.depth() * levelHeight(),
                        Math.max(0.5, width - (width > 3 ? 1 : 0)),
                        Math.max(0.5, levelHeight() - (levelHeight() > 3 ? 1 : 0)));
                Color color = block.depth() == 0 ? Color.decode(palette.key()) : palette.of(block.node().state);
                drawBlock(graphics, shape, color, block.node().state, tree.name(block.node()));
            }
        }
    }
}
