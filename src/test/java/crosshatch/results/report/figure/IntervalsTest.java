package crosshatch.results.report.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Intervals lie where their axis says, each in the row of its name. */
class IntervalsTest {
    private static final double CLOSE = 0.5;

    private static final Map<String, SolverStyle> STYLES = SolverStyle.of(List.of("engine", "norvig"));

    private static final Intervals INTERVALS = new Intervals(
            List.of("row", "ratio", "low", "high"),
            List.of(row("above", "engine", 1, 0.5, 2), row("below", "norvig", 4, 2, 16)));

    private static final Figure FIGURE = new Figure(
            "intervals",
            "Intervals",
            "For a test.",
            Plot.of(
                    Axis.log("ratio", "× time", 0.5, 16),
                    Axis.names("row", "", List.of("above", "below")),
                    INTERVALS,
                    List.of()));

    private static Intervals.Row row(String name, String solver, double value, double low, double high) {
        return new Intervals.Row(
                name, STYLES.getOrDefault(solver, STYLES.values().iterator().next()), value, low, high);
    }

    @Test
    void linesGoFromTheLowEndToTheHighEnd() throws Exception {
        List<DrawnSvg.Line> lines = new DrawnSvg(FIGURE.svg())
                .lines.stream()
                        .filter(line -> STYLES.values().stream()
                                .anyMatch(style -> line.style().contains(rgb(style))))
                        .sorted(Comparator.comparing(line -> line.from().getY()))
                        .toList();

        assertEquals(2, lines.size(), lines.toString());
        DrawnSvg.Line above = lines.get(0);
        DrawnSvg.Line below = lines.get(1);
        double octave = (above.to().getX() - above.from().getX()) / 2; // from 0.5 to 2
        assertEquals(above.to().getX(), below.from().getX(), CLOSE, "both have an end at 2");
        assertEquals(3 * octave, below.to().getX() - below.from().getX(), CLOSE, "from 2 to 16");
        for (DrawnSvg.Line line : lines) {
            assertEquals(line.from().getY(), line.to().getY(), CLOSE);
        }
    }

    @Test
    void dataAreTheNumbersInTheRowsOfTheirNames() {
        assertEquals(
                "row,ratio,low,high\nabove,1,0.5,2\nbelow,4,2,16\n",
                FIGURE.plot().data().csv());
    }

    private static String rgb(SolverStyle style) {
        return style.color().getRed() + "," + style.color().getGreen() + ","
                + style.color().getBlue();
    }
}
