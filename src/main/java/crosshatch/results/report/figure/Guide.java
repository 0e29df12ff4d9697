package crosshatch.results.report.figure;

/** A line to read marks by. */
sealed interface Guide {
    /** What is written beside it; may be empty. */
    String label();

    void accept(Visitor visitor);

    /** Draws each kind of guide. */
    interface Visitor {
        void atX(AtX guide);

        void atY(AtY guide);

        void diagonal(Diagonal guide);
    }

    /** A line across at a value of the x axis. */
    record AtX(double value, String label) implements Guide {
        @Override
        public void accept(Visitor visitor) {
            visitor.atX(this);
        }
    }

    /** A line across at a value of the y axis. */
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
