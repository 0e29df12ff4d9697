package crosshatch.results.report.figure;

/** A line that helps to read marks. */
sealed interface Guide {
    /** Returns the text next to the line; may be empty. */
    String label();

    void accept(Visitor visitor);

    /** Draws each kind of guide. */
    interface Visitor {
        void atX(AtX guide);

        void atY(AtY guide);

        void diagonal(Diagonal guide);
    }

    /** A vertical line at a value of the x axis. */
    record AtX(double value, String label) implements Guide {
        @Override
        public void accept(Visitor visitor) {
            visitor.atX(this);
        }
    }

    /** A horizontal line at a value of the y axis. */
    record AtY(double value, String label) implements Guide {
        @Override
        public void accept(Visitor visitor) {
            visitor.atY(this);
        }
    }

    /** The line y = factor · x, for two logarithmic axes. */
    record Diagonal(double factor, String label) implements Guide {
        @Override
        public void accept(Visitor visitor) {
            visitor.diagonal(this);
        }
    }
}
