package crosshatch.instances.sets;

import crosshatch.instances.sets.LintReport.Finding.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The findings of {@link Lint}: the number of each kind, and the places of the first of each kind. */
public final class LintReport {
    private static final int SHOWN_FINDINGS = 10;

    private long puzzles;
    private final Map<Kind, Long> counts = new EnumMap<>(Kind.class);
    private final List<Finding> shown = new ArrayList<>();

    LintReport() {}

    void examined() {
        puzzles++;
    }

    void add(Kind kind, long position, String detail) {
        if (counts.merge(kind, 1L, Long::sum) <= SHOWN_FINDINGS) shown.add(new Finding(kind, position, detail));
    }

    /** Returns the number of checked puzzles. */
    public long puzzles() {
        return puzzles;
    }

    /** Returns whether there are no findings. */
    public boolean isClean() {
        return counts.isEmpty();
    }

    /** Returns the number of findings by kind, in the order of the kinds, without kinds that have none. */
    public Map<Kind, Long> counts() {
        return Collections.unmodifiableMap(counts);
    }

    /** Returns the first ten findings of each kind, in the order of the set. */
    public List<Finding> shown() {
        return Collections.unmodifiableList(shown);
    }

    /**
     * A property of a set that makes measurements on it doubtful.
     *
     * @param position the position of the puzzle, from 1; 0 for the set as a whole
     * @param detail a text for people; may be empty
     */
    public record Finding(Kind kind, long position, String detail) {

        /** The kinds of possible faults. */
        public enum Kind {
            CONTRADICTORY_GIVENS("a given twice in a unit"),
            NO_SOLUTION("no solution"),
            SEVERAL_SOLUTIONS("several solutions"),
            UNDECIDED("not decided within the budget: one solution or several"),
            DUPLICATE("the same puzzle again"),
            LOOK_ALIKE("the same puzzle again, turned, mirrored or with digits renamed"),
            EQUIVALENT("the same puzzle again, with bands, stacks, rows or columns permuted too"),
            OTHER_ORDER("another order than the first puzzle"),
            NAKED_SINGLES("naked singles solve nearly all puzzles, so times mostly measure the reading of puzzles");

            private final String meaning;

            Kind(String meaning) {
                this.meaning = meaning;
            }

            /** Returns the meaning, for people. */
            public String meaning() {
                return meaning;
            }
        }
    }
}
