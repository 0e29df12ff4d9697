package crosshatch.results.report.figure;

import java.awt.Shape;
import java.awt.geom.Path2D;
import java.util.StringJoiner;

/** Polygons that differ without colour, in a square from -1 to 1; y grows downwards. */
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

    /** The path as SVG writes it, and the page reads it. */
    public String path() {
        return path;
    }

    /** @param radius in pixels */
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
