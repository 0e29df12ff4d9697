package crosshatch.report.figure;

/** A line to read marks by. */
sealed interface Guide {
    /** What is written beside it; may be empty. */
    String label();

    /** A line across at a value of the x axis. */
    record AtX(double value, String label) implements Guide {}

    /** A line across at a value of the y axis. */
    record AtY(double value, String label) implements Guide {}

    /** The line y = factor · x, for two logarithmic axes. */
    record Diagonal(double factor, String label) implements Guide {}
}
