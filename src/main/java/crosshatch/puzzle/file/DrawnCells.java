package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Finds the cells of a board at the points of a {@link Drawing}. */
record DrawnCells(DrawnBoard board) {

    boolean isInside(double[] place) {
        return Arrays.stream(place).allMatch(each -> each >= 0 && each < board.digits());
    }

    boolean isCorner(double[] point) {
        return Arrays.stream(point).allMatch(each -> each == 0 || each == board.digits());
    }

    /** Returns whether a line from corner to corner crosses the whole grid. */
    boolean isDiagonal(double[][] points) {
        return Math.abs(points[0][0] - points[1][0]) >= board.digits()
                && Math.abs(points[0][1] - points[1][1]) >= board.digits();
    }

    /** Returns the two cells at a border; empty if the point is not on a border. */
    List<Integer> between(double[] point) {
        boolean row = Drawing.isWhole(point[0]) && Drawing.isWhole(point[1] - 0.5);
        boolean column = Drawing.isWhole(point[0] - 0.5) && Drawing.isWhole(point[1]);
        if (row == column) return List.of();
        int down = row ? 1 : 0;
        int r = (int) Math.floor(point[0] + 0.25);
        int c = (int) Math.floor(point[1] + 0.25);
        return List.of(board.cell(r - down, c - 1 + down), board.cell(r, c));
    }

    /** Returns all cells along a line through centres of cells, with straight and diagonal steps of any length. */
    List<Integer> path(double[][] points) {
        List<Integer> path = new ArrayList<>(List.of(center(points[0])));
        for (double[] point : points) addSteps(path, center(point));
        return path;
    }

    private void addSteps(List<Integer> path, int to) {
        int n = board.digits();
        int from = path.get(path.size() - 1);
        int down = to / n - from / n;
        int right = to % n - from % n;
        int steps = Math.max(Math.abs(down), Math.abs(right));
        if (down != 0 && right != 0 && Math.abs(down) != Math.abs(right)) {
            throw new InputException("found a line that is neither straight nor diagonal, expected one of the two");
        }
        for (int i = 1; i <= steps; i++) path.add(from + i * down / steps * n + i * right / steps);
    }

    private int center(double[] point) {
        if (!Drawing.isWhole(point[0] - 0.5) || !Drawing.isWhole(point[1] - 0.5)) {
            throw new InputException("a line through " + Arrays.toString(point) + ", expected centers of cells");
        }
        return board.cell((int) Math.floor(point[0]), (int) Math.floor(point[1]));
    }

    /** Returns the cells in a row or column under a round shape of their size without a text; empty for another shape. */
    List<Integer> covered(Drawing shape) {
        double down = (shape.size("height") - 0.83) / 2;
        double right = (shape.size("width") - 0.83) / 2;
        boolean fits = shape.isRounded() && shape.text().isEmpty() && !shape.isGrey();
        if (!fits || Math.min(down, right) < -0.15 || Math.min(down, right) > 0.1) return List.of();
        double[] center = shape.center();
        double[][] ends = {
            {Math.floor(center[0] - down) + 0.5, Math.floor(center[1] - right) + 0.5},
            {Math.floor(center[0] + down) + 0.5, Math.floor(center[1] + right) + 0.5}
        };
        return path(ends);
    }
}
