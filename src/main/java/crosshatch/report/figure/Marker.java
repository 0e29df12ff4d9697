package crosshatch.report.figure;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.Arrays;
import java.util.List;

/** Polygons that are told apart without colour, in a square from -1 to 1; y grows downwards. */
enum Marker {
    DIAMOND(0, -1, 1, 0, 0, 1, -1, 0),
    SQUARE(-.8, -.8, .8, -.8, .8, .8, -.8, .8),
    TRIANGLE(0, -1, 1, .8, -1, .8),
    OCTAGON(-.38, -.92, .38, -.92, .92, -.38, .92, .38, .38, .92, -.38, .92, -.92, .38, -.92, -.38),
    DOWN(0, 1, 1, -.8, -1, -.8),
    PLUS(-.3, -1, .3, -1, .3, -.3, 1, -.3, 1, .3, .3, .3, .3, 1, -.3, 1, -.3, .3, -1, .3, -1, -.3, -.3, -.3),
    RIGHT(-.8, -1, 1, 0, -.8, 1),
    LEFT(.8, -1, -1, 0, .8, 1),
    HOURGLASS(-.9, -1, .9, -1, -.9, 1, .9, 1),
    STAR(0, -1, .27, -.27, 1, 0, .27, .27, 0, 1, -.27, .27, -1, 0, -.27, -.27),
    BAR(-.3, -1, .3, -1, .3, 1, -.3, 1);

    @SuppressWarnings("ImmutableEnumChecker") // the list is an unmodifiable one
    private final List<Double> corners;

    Marker(double... corners) {
        this.corners = Arrays.stream(corners).boxed().toList();
    }

    /** @param radius in pixels */
    Shape shape(double radius) {
        Path2D path = new Path2D.Double();
        path.moveTo(corners.get(0), corners.get(1));
        for (int i = 2; i < corners.size(); i += 2) path.lineTo(corners.get(i), corners.get(i + 1));
        path.closePath();
        return AffineTransform.getScaleInstance(radius, radius).createTransformedShape(path);
    }

    /** As SVG writes it, and Vega reads it. */
    String path() {
        StringBuilder path = new StringBuilder();
        for (int i = 0; i < corners.size(); i += 2) {
            path.append(i == 0 ? "M" : "L")
                    .append(Data.plain(corners.get(i)))
                    .append(',')
                    .append(Data.plain(corners.get(i + 1)));
        }
        return path.append('Z').toString();
    }
}
