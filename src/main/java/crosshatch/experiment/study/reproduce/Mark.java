package crosshatch.experiment.study.reproduce;

import java.util.Locale;

/** The source of a value. */
public enum Mark {
    /** The source prints it. */
    PUBLISHED,
    /** It follows from printed values of the source: a ratio, an order, a formula, lines counted. */
    DERIVED,
    /** Nobody has published it: it is our own, from another program than the one measured. */
    OURS;

    /** The word in data files and tables. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
