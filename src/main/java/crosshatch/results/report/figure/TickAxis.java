package crosshatch.results.report.figure;

import crosshatch.results.report.figure.Plot.AtRisk;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Locale;
import org.jfree.chart.axis.AxisSpace;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.TickType;
import org.jfree.chart.axis.ValueTick;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.text.TextUtils;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;

/**
 * The axis of a chart with the ticks of an {@link Axis}, so that all formats have the same ticks. Labels above and below a
 * chart are slanted if they would overlap.
 */
final class TickAxis extends NumberAxis {
    /** The angle of slanted labels, in radians; negative rises to the right. */
    private static final double LABEL_SLANT = -Math.PI / 9;
    /** The smallest gap between two labels, in pixels. */
    private static final double LEAST_GAP = 6;

    /** The end of the axis, in pixels: the margin of the chart. */
    private static final double MARGIN_WIDTH = 20;

    private static final double MARKER_RADIUS = 3.6;
    /** The distance between the axis and the markers of the rows below it, in pixels. */
    private static final double MARKER_DISTANCE = 12;

    private final transient Axis axis;
    private transient List<AtRisk> beneath = List.of();

    TickAxis(Axis axis) {
        super(axis.title());
        this.axis = axis;
        setRange(axis.position(false), axis.position(true));
    }

    @Override
    public List<NumberTick> refreshTicks(Graphics2D g2, AxisState state, Rectangle2D area, RectangleEdge edge) {
        if (!RectangleEdge.isTopOrBottom(edge)) return ticks(TextAnchor.CENTER_RIGHT, TextAnchor.CENTER, 0);
        boolean above = RectangleEdge.TOP.equals(edge);
        if (isCrowded(g2, area, edge)) {
            TextAnchor end = above ? TextAnchor.BOTTOM_LEFT : TextAnchor.TOP_RIGHT;
            return ticks(end, end, LABEL_SLANT);
        }
        return ticks(above ? TextAnchor.BOTTOM_CENTER : TextAnchor.TOP_CENTER, TextAnchor.CENTER, 0);
    }

    /** Writes rows of numbers below title and ticks, one for each series, behind its marker. */
    void writeBeneath(List<AtRisk> rows) {
        beneath = List.copyOf(rows);
    }

    @Override
    public AxisSpace reserveSpace(Graphics2D g2, Plot plot, Rectangle2D area, RectangleEdge edge, AxisSpace space) {
        AxisSpace reserved = super.reserveSpace(g2, plot, area, edge, space);
        reserved.add(AtRisk.ROW * (double) beneath.size(), edge);
        return reserved;
    }

    @Override
    public AxisState draw(
            Graphics2D g2,
            double cursor,
            Rectangle2D area,
            Rectangle2D dataArea,
            RectangleEdge edge,
            PlotRenderingInfo info) {
        AxisState state = super.draw(g2, cursor, area, dataArea, edge, info);
        for (AtRisk row : beneath) {
            drawRow(g2, row, state.getCursor() + AtRisk.ROW / 2.0, dataArea, edge);
            state.cursorDown(AtRisk.ROW);
        }
        return state;
    }

    private void drawRow(Graphics2D g2, AtRisk row, double y, Rectangle2D dataArea, RectangleEdge edge) {
        g2.setPaint(row.style().color());
        AffineTransform place = AffineTransform.getTranslateInstance(dataArea.getMinX() - MARKER_DISTANCE, y);
        g2.fill(place.createTransformedShape(row.style().marker().shape(MARKER_RADIUS)));
        g2.setPaint(getTickLabelPaint());
        g2.setFont(getTickLabelFont());
        double takenUntil = Double.NEGATIVE_INFINITY;
        for (Axis.Tick tick : axis.ticks()) {
            Long left = row.left().get(tick.value());
            if (left == null) continue;
            String number = String.format(Locale.ROOT, "%,d", left);
            double half = labelBounds(number, g2).getWidth() / 2;
            double middle = valueToJava2D(axis.position(tick.value()), dataArea, edge);
            if (middle - half < takenUntil + LEAST_GAP) continue;
            TextUtils.drawAlignedString(number, g2, (float) middle, (float) y, TextAnchor.CENTER);
            takenUntil = middle + half;
        }
    }

    private List<NumberTick> ticks(TextAnchor anchor, TextAnchor pivot, double angle) {
        return axis.ticks().stream()
                .map(tick -> new NumberTick(
                        tick.label().isEmpty() ? TickType.MINOR : TickType.MAJOR,
                        axis.position(tick.value()),
                        tick.label(),
                        anchor,
                        pivot,
                        angle))
                .toList();
    }

    private boolean isCrowded(Graphics2D g2, Rectangle2D area, RectangleEdge edge) {
        double takenUntil = Double.NEGATIVE_INFINITY;
        for (Axis.Tick tick : axis.ticks()) {
            if (tick.label().isEmpty()) continue;
            double half = labelBounds(tick.label(), g2).getWidth() / 2;
            double middle = valueToJava2D(axis.position(tick.value()), area, edge);
            if (middle - half < takenUntil + LEAST_GAP || middle + half > area.getMaxX() + MARGIN_WIDTH) return true;
            takenUntil = middle + half;
        }
        return false;
    }

    private Rectangle2D labelBounds(String label, Graphics2D g2) {
        return TextUtils.getTextBounds(label, g2, g2.getFontMetrics(getTickLabelFont()));
    }

    /** Returns the largest height of the labels, including slanted ones, which {@code NumberAxis} ignores. */
    @Override
    @SuppressWarnings("rawtypes") // as it is declared there
    protected double findMaximumTickLabelHeight(List ticks, Graphics2D g2, Rectangle2D drawArea, boolean vertical) {
        double most = 0;
        for (Object each : ticks) {
            ValueTick tick = (ValueTick) each;
            Rectangle2D label = labelBounds(tick.getText(), g2);
            double slope = Math.abs(Math.sin(tick.getAngle()));
            double height = label.getHeight() * Math.cos(tick.getAngle()) + label.getWidth() * slope;
            most = Math.max(
                    most,
                    height
                            + getTickLabelInsets().getTop()
                            + getTickLabelInsets().getBottom());
        }
        return most;
    }
}
