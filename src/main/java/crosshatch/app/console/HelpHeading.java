package crosshatch.app.console;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the heading for an option, or for all options of a class, in the help of a command with many options. The default is
 * {@link Heading#MOST_USED}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.FIELD})
public @interface HelpHeading {
    /** Returns the heading. On a field, it takes precedence over the heading of the class. */
    Heading value();

    /** The headings, in the order of the help. */
    enum Heading {
        MOST_USED("Most used"),
        WORK("What is run"),
        BOARD("Board and text of the puzzles"),
        ONE_SOLUTION("Puzzles with exactly one solution"),
        SOLVERS("More solvers"),
        LIMITS("How long"),
        UNTIL("How many puzzles, decided while it runs"),
        MACHINE("Processes and machine"),
        CHECKS("What is checked"),
        OUTPUT("Output");

        private final String text;

        Heading(String text) {
            this.text = text;
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
