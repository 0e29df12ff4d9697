package crosshatch.results.report.figure;

import crosshatch.results.report.SolverNames;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;

/**
 * The style of a solver in all figures. Colour and marker represent the family; dashes and shade represent the configuration.
 * The colours come from P. Tol's scheme "muted" (SRON/EPS/TN/09-002, 2021), which readers with any colour vision can
 * distinguish. The orange of his scheme "light" and a dark grey are added. Markers distinguish families in grey print.
 *
 * @param hex the colour, {@code #rrggbb}
 * @param marker the marker of the family
 * @param dash the lengths of dashes and gaps in pixels; empty for a solid line
 */
public record SolverStyle(String hex, Marker marker, List<Float> dash) {
    private static final float LINE_WIDTH = 1.5f;
    private static final List<List<Float>> DASHES =
            List.of(List.of(), List.of(6f, 3f), List.of(2f, 2.5f), List.of(9f, 3f, 2f, 3f), List.of(12f, 4f));

    /** The shades of the configurations of a family, with their dashes; see {@link #shaded}. */
    private static final List<Double> SHADES = List.of(0.0, -0.45, 0.3, -0.7, 0.0);

    /** The style of a solver that this program does not know. */
    static final SolverStyle UNKNOWN = new SolverStyle("#888888", Marker.BAR, List.of());

    private static final Map<String, SolverStyle> FAMILIES = Map.ofEntries(
            Map.entry("choco", new SolverStyle("#882255", Marker.OCTAGON, List.of())),
            Map.entry("cpsat", new SolverStyle("#332288", Marker.SQUARE, List.of())),
            Map.entry("sat4j", new SolverStyle("#117733", Marker.TRIANGLE, List.of())),
            Map.entry("engine", new SolverStyle("#44AA99", Marker.DIAMOND, List.of())),
            Map.entry("lcg", new SolverStyle("#EE8866", Marker.BOWTIE, List.of())),
            Map.entry("swift", new SolverStyle("#CC6677", Marker.DOWN, List.of())),
            Map.entry("norvig", new SolverStyle("#999933", Marker.PLUS, List.of())),
            Map.entry("hp71b", new SolverStyle("#88CCEE", Marker.RIGHT, List.of())),
            Map.entry("euler96", new SolverStyle("#AA4499", Marker.LEFT, List.of())),
            Map.entry("homer", new SolverStyle("#DDCC77", Marker.HOURGLASS, List.of())),
            Map.entry("readalps", new SolverStyle("#555555", Marker.STAR, List.of())));

    public SolverStyle {
        dash = List.copyOf(dash);
    }

    /** Returns the families with their own colour. */
    static Set<String> families() {
        return FAMILIES.keySet();
    }

    /** Returns the styles of the solvers of one figure, by spec. Configurations of a family differ in shade and dashes. */
    public static Map<String, SolverStyle> of(List<String> specs) {
        Map<String, SolverStyle> styles = new LinkedHashMap<>();
        Map<String, Integer> configurations = new HashMap<>();
        for (String spec : specs.stream().distinct().sorted().toList()) {
            String family = SolverNames.family(spec);
            SolverStyle style = FAMILIES.getOrDefault(family, UNKNOWN);
            // Families without a colour of their own share one, so that they are told apart as the configurations of
            // one are.
            int configuration = configurations.merge(FAMILIES.containsKey(family) ? family : "", 1, Integer::sum) - 1;
            styles.put(spec, style.of(configuration));
        }
        return styles;
    }

    /** Returns the style of a configuration, counted from 0: its own dashes, and another shade of the colour. */
    private SolverStyle of(int configuration) {
        int look = configuration % DASHES.size();
        return new SolverStyle(shaded(SHADES.get(look)), marker, DASHES.get(look));
    }

    /**
     * Returns a shade of the colour.
     *
     * @param shade from -1, black, over 0, the colour itself, to 1, white
     */
    private String shaded(double shade) {
        if (shade == 0) return hex;
        int end = shade < 0 ? 0 : 255;
        Color own = color();
        return String.format(
                Locale.ROOT,
                "#%02X%02X%02X",
                mixed(own.getRed(), end, Math.abs(shade)),
                mixed(own.getGreen(), end, Math.abs(shade)),
                mixed(own.getBlue(), end, Math.abs(shade)));
    }

    private static int mixed(int own, int end, double share) {
        return (int) Math.round(own + (end - own) * share);
    }

    Color color() {
        return Color.decode(hex);
    }

    BasicStroke stroke() {
        if (dash.isEmpty()) return new BasicStroke(LINE_WIDTH, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
        float[] lengths = new float[dash.size()];
        for (int i = 0; i < lengths.length; i++) lengths[i] = dash.get(i);
        return new BasicStroke(LINE_WIDTH, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, lengths, 0);
    }

    /** The shapes of markers, which differ without colour: polygons in a square from -1 to 1, where y grows downwards. */
    public enum Marker {
        DIAMOND(0, -1, 1, 0, 0, 1, -1, 0),
        SQUARE(-.8, -.8, .8, -.8, .8, .8, -.8, .8),
        TRIANGLE(0, -1, 1, .8, -1, .8),
        OCTAGON(-.38, -.92, .38, -.92, .92, -.38, .92, .38, .38, .92, -.38, .92, -.92, .38, -.92, -.38),
        DOWN(0, 1, 1, -.8, -1, -.8),
        PLUS(-.3, -1, .3, -1, .3, -.3, 1, -.3, 1, .3, .3, .3, .3, 1, -.3, 1, -.3, .3, -1, .3, -1, -.3, -.3, -.3),
        RIGHT(-.8, -1, 1, 0, -.8, 1),
        LEFT(.8, -1, -1, 0, .8, 1),
        HOURGLASS(-.9, -1, .9, -1, -.9, 1, .9, 1),
        BOWTIE(-1, -.9, 1, .9, 1, -.9, -1, .9),
        STAR(0, -1, .27, -.27, 1, 0, .27, .27, 0, 1, -.27, .27, -1, 0, -.27, -.27),
        BAR(-.3, -1, .3, -1, .3, 1, -.3, 1);

        private final String path;

        Marker(double... corners) {
            StringJoiner lines = new StringJoiner("L", "M", "Z");
            for (int i = 0; i < corners.length; i += 2) {
                lines.add(Data.plain(corners[i]) + "," + Data.plain(corners[i + 1]));
            }
            path = lines.toString();
        }

        /** Returns the path in the syntax of SVG, which the page also uses. */
        public String path() {
            return path;
        }

        /**
         * Returns the shape of a marker.
         *
         * @param radius the radius in pixels
         */
        Shape shape(double radius) {
            Path2D shape = new Path2D.Double();
            for (String corner : path.substring(1, path.length() - 1).split("L", -1)) {
                double x = radius * Double.parseDouble(corner.substring(0, corner.indexOf(',')));
                double y = radius * Double.parseDouble(corner.substring(corner.indexOf(',') + 1));
                if (shape.getCurrentPoint() == null) shape.moveTo(x, y);
                else shape.lineTo(x, y);
            }
            shape.closePath();
            return shape;
        }
    }
}
