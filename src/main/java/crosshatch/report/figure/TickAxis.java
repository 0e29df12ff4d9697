package crosshatch.report.figure;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.TickType;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.TextAnchor;

/** The axis of a chart with the ticks of an {@link Axis}, so that chart and Vega-Lite have the same. */
final class TickAxis extends NumberAxis {
    private final transient Axis axis;

    TickAxis(Axis axis) {
        super(axis.title());
        this.axis = axis;
        setRange(axis.position(false), axis.position(true));
    }

    @Override
    public List<NumberTick> refreshTicks(Graphics2D g2, AxisState state, Rectangle2D area, RectangleEdge edge) {
        TextAnchor side = RectangleEdge.TOP.equals(edge) ? TextAnchor.BOTTOM_CENTER : TextAnchor.TOP_CENTER;
        TextAnchor anchor = RectangleEdge.isTopOrBottom(edge) ? side : TextAnchor.CENTER_RIGHT;
        return axis.ticks().stream().map(tick -> tick(tick, anchor)).toList();
    }

    private NumberTick tick(Axis.Tick tick, TextAnchor anchor) {
        TickType type = tick.label().isEmpty() ? TickType.MINOR : TickType.MAJOR;
        return new NumberTick(type, axis.position(tick.value()), tick.label(), anchor, TextAnchor.CENTER, 0.0);
    }
}
