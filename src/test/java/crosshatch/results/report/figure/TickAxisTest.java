package crosshatch.results.report.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.jfree.chart.axis.AxisSpace;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;
import org.junit.jupiter.api.Test;

class TickAxisTest {
    private static final Rectangle2D AREA = new Rectangle2D.Double(0, 0, 400, 300);
    private static final Graphics2D PEN = new BufferedImage(400, 300, BufferedImage.TYPE_INT_RGB).createGraphics();

    @Test
    void namesThatFitAreLevel() {
        assertTrue(ticks("a", "b", "c").stream().allMatch(tick -> tick.getAngle() == 0));
    }

    @Test
    void namesThatWouldRunIntoEachOtherAreAllAslant() {
        List<NumberTick> ticks = ticks("a set with a name that is long", "another one with a long name", "c");

        assertEquals(3, ticks.size());
        assertTrue(ticks.stream().allMatch(tick -> tick.getAngle() < 0), ticks.toString());
    }

    @Test
    void slantedNamesHaveMoreRoom() {
        double level = room("a", "b", "c");
        double slanted = room("a set with a name that is long", "another one with a long name", "c");

        assertTrue(slanted > level + 30, level + " and " + slanted);
    }

    private static List<NumberTick> ticks(String... names) {
        return axis(names).refreshTicks(PEN, new AxisState(), AREA, RectangleEdge.BOTTOM);
    }

    private static double room(String... names) {
        return axis(names)
                .reserveSpace(PEN, new XYPlot(), AREA, RectangleEdge.BOTTOM, new AxisSpace())
                .getBottom();
    }

    private static TickAxis axis(String... names) {
        return new TickAxis(Axis.names("set", "", List.of(names)));
    }
}
