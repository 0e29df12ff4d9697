package crosshatch.results.report.figure;

import crosshatch.results.report.Paper;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.annotations.XYLineAnnotation;
import org.jfree.chart.annotations.XYTextAnnotation;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.text.TextUtils;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;

/** Draws a figure as a chart of a given width, without a frame, in one font. Texts that are too long lose their middle. */
final class ChartDrawing implements Drawing {
    static final Font SMALL = Typeface.REGULAR.deriveFont(11f);
    private static final Font LABEL = Typeface.REGULAR.deriveFont(12f);
    private static final Font TITLE = Typeface.BOLD.deriveFont(13f);

    static final Color INK = new Color(0x333333);
    static final Color GUIDE = new Color(0x777777);
    private static final Color GRID = new Color(0xE4E4E4);
    static final BasicStroke DASHED =
            new BasicStroke(1, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, new float[] {4, 3}, 0);

    /** The distance of the label of a diagonal from its end, as a share of the axis. */
    private static final double NAME_INSET_SHARE = 0.03;

    /** The scale on paper: the smallest letters, {@link #SMALL}, have 7 points, the minimum of publishers. */
    static final double POINTS_A_PIXEL = 7.0 / 11;

    /** The margin at both sides of a chart, in pixels. */
    private static final int MARGIN_WIDTH = 36;
    /** The width of marker, line and gaps in a legend. */
    private static final int AROUND_NAME = 46;

    private static final int LEGEND_ROW_HEIGHT = 17;
    private static final int USUAL_LEGEND_ROWS = 2;
    /** The share of the width for names of rows, and for names of columns. */
    private static final double ROOM_FOR_ROW = 0.38;

    private static final double ROOM_FOR_COLUMN = 0.22;
    /** The share of the height for the title of the y axis. */
    private static final double ROOM_FOR_TITLE = 0.6;

    private static final double LEGEND_MARKER = 4.2;
    private static final double LEGEND_LINE = 11;

    static {
        TextUtils.setUseDrawRotatedStringWorkaround(false); // which would draw letters as shapes
    }

    private final Figure figure;
    private final Plot plot;
    private final int width;
    private final int height;
    private final boolean titled;

    private ChartDrawing(Figure figure, int width, boolean titled) {
        this.figure = figure;
        this.plot = figure.plot();
        this.width = width;
        this.titled = titled;
        this.height = plot.height(width) + (width < Plot.WIDTH ? heightOfLongLegend() : 0);
    }

    static ChartDrawing onScreen(Figure figure) {
        return new ChartDrawing(figure, Plot.WIDTH, true);
    }

    static ChartDrawing onPaper(Figure figure, Paper paper) {
        return new ChartDrawing(figure, (int) Math.round(paper.points() / POINTS_A_PIXEL), paper.titled());
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public int height() {
        return height;
    }

    @Override
    public void draw(Graphics2D graphics) {
        chart().draw(graphics, new Rectangle2D.Double(0, 0, width, height));
    }

    /** Returns the height of those rows of a legend that exceed the usual height. */
    private int heightOfLongLegend() {
        double names = plot.marks().legend().stream()
                .mapToDouble(series -> Math.min(longestName(), Typeface.width(series.name(), SMALL)) + AROUND_NAME)
                .sum();
        return LEGEND_ROW_HEIGHT * Math.max(0, (int) Math.ceil(names / (width - MARGIN_WIDTH)) - USUAL_LEGEND_ROWS);
    }

    private double longestName() {
        return width - MARGIN_WIDTH - AROUND_NAME;
    }

    private JFreeChart chart() {
        XYPlot xy = new XYPlot(null, axis(plot.x(), false), axis(plot.y(), true), null);
        xy.setBackgroundPaint(Color.WHITE);
        xy.setOutlineVisible(false);
        xy.setDomainGridlinePaint(GRID);
        xy.setRangeGridlinePaint(GRID);
        xy.setDomainGridlineStroke(new BasicStroke(1));
        xy.setRangeGridlineStroke(new BasicStroke(1));
        xy.setDomainGridlinesVisible(plot.x().scale() != Axis.Scale.NAMES);
        xy.setRangeGridlinesVisible(plot.y().scale() != Axis.Scale.NAMES);
        xy.setAxisOffset(RectangleInsets.ZERO_INSETS);
        GuideDrawing drawing = new GuideDrawing(xy);
        plot.guides().forEach(guide -> guide.accept(drawing));
        plot.marks().draw(xy, plot.x(), plot.y());
        JFreeChart chart = new JFreeChart(null, TITLE, xy, false);
        chart.setBackgroundPaint(Color.WHITE);
        chart.setPadding(new RectangleInsets(6, 6, 6, 14));
        if (titled) chart.setTitle(title());
        if (hasLegend()) chart.addLegend(legend());
        plot.marks().scale().ifPresent(chart::addSubtitle);
        return chart;
    }

    /** Returns whether there is a legend; rows name their solvers without one. */
    private boolean hasLegend() {
        return !plot.marks().legend().isEmpty() && plot.y().scale() != Axis.Scale.NAMES;
    }

    private TextTitle title() {
        TextTitle title = new TextTitle(figure.title(), TITLE);
        title.setPaint(INK);
        title.setHorizontalAlignment(HorizontalAlignment.LEFT);
        title.setPadding(2, 6, 8, 2);
        return title;
    }

    private ValueAxis axis(Axis axis, boolean vertical) {
        double longest = width * (vertical ? ROOM_FOR_ROW : ROOM_FOR_COLUMN);
        TickAxis drawn = new TickAxis(axis.labelled(label -> Typeface.fitted(label, SMALL, longest)));
        double room = vertical ? ROOM_FOR_TITLE * height : width - 2 * MARGIN_WIDTH;
        drawn.setLabel(Typeface.fitted(axis.title(), LABEL, room));
        if (!vertical) drawn.writeBeneath(plot.beneath());
        drawn.setInverted(vertical && axis.isDownwards());
        drawn.setLabelFont(LABEL);
        drawn.setTickLabelFont(SMALL);
        drawn.setLabelPaint(INK);
        drawn.setTickLabelPaint(INK);
        drawn.setAxisLinePaint(GUIDE);
        drawn.setTickMarkPaint(GUIDE);
        drawn.setMinorTickMarksVisible(true);
        drawn.setMinorTickMarkOutsideLength(1.5f);
        drawn.setTickMarksVisible(!axis.isDownwards());
        drawn.setAxisLineVisible(axis.scale() != Axis.Scale.DOWNWARDS);
        return drawn;
    }

    private LegendTitle legend() {
        LegendItemCollection items = new LegendItemCollection();
        plot.marks().legend().forEach(series -> items.add(item(series)));
        LegendTitle legend = new LegendTitle(() -> items);
        legend.setHorizontalAlignment(HorizontalAlignment.LEFT);
        legend.setPadding(0, 0, 4, 0);
        legend.setItemFont(SMALL);
        legend.setItemPaint(INK);
        legend.setItemLabelPadding(new RectangleInsets(2, 4, 2, 10));
        legend.setBackgroundPaint(Color.WHITE);
        return legend;
    }

    private LegendItem item(Series series) {
        SolverStyle style = series.style();
        return new LegendItem(
                Typeface.fitted(series.name(), SMALL, longestName()),
                null,
                null,
                null,
                true,
                style.marker().shape(LEGEND_MARKER),
                true,
                style.color(),
                false,
                style.color(),
                new BasicStroke(1),
                plot.marks().joined(),
                new Line2D.Double(-LEGEND_LINE, 0, LEGEND_LINE, 0),
                style.stroke(),
                style.color());
    }

    /** Draws guides into a plot. */
    private final class GuideDrawing implements Guide.Visitor {
        private final XYPlot xy;
        private final double left = plot.x().position(false);
        private final double right = plot.x().position(true);
        private final double bottom = plot.y().position(false);
        private final double top = plot.y().position(true);

        GuideDrawing(XYPlot xy) {
            this.xy = xy;
        }

        @Override
        public void atX(Guide.AtX at) {
            double x = plot.x().position(at.value());
            xy.addDomainMarker(new ValueMarker(x, GUIDE, DASHED), Layer.BACKGROUND);
            text(xy, at.label() + " ", x, top, TextAnchor.TOP_RIGHT);
        }

        @Override
        public void atY(Guide.AtY at) {
            double y = plot.y().position(at.value());
            xy.addRangeMarker(new ValueMarker(y, GUIDE, DASHED), Layer.BACKGROUND);
            text(xy, " " + at.label(), left, y, TextAnchor.TOP_LEFT);
        }

        @Override
        public void diagonal(Guide.Diagonal diagonal) {
            double shift = Math.log10(diagonal.factor());
            double from = Math.max(left, bottom - shift);
            double to = Math.min(right, top - shift);
            xy.addAnnotation(new XYLineAnnotation(from, from + shift, to, to + shift, DASHED, GUIDE), false);
            text(xy, diagonal.label(), to - NAME_INSET_SHARE * (right - left), to + shift, TextAnchor.TOP_RIGHT);
        }
    }

    /**
     * Draws a text at a point.
     *
     * @param anchor the part of the text that is placed at the point
     */
    static void text(XYPlot xy, String text, double x, double y, TextAnchor anchor) {
        if (text.isBlank()) return;
        XYTextAnnotation annotation = new XYTextAnnotation(text, x, y);
        annotation.setFont(SMALL);
        annotation.setPaint(GUIDE);
        annotation.setTextAnchor(anchor);
        xy.addAnnotation(annotation, false);
    }
}
