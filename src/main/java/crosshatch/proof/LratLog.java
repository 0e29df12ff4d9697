package crosshatch.proof;

import crosshatch.base.Ints;
import crosshatch.base.NamedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.BitSet;

/** Stores steps of LRAT, and writes those that the last lemma needs. */
final class LratLog {
    /** The steps: for a lemma its number, the numbers of its literals and hints, and these; for a deletion the negated number. */
    private final Ints steps = new Ints();
    /** The start of each step. */
    private final Ints starts = new Ints();

    private final BitSet needed = new BitSet();

    void lemma(int number, int[] literals, int[] hints) {
        starts.add(steps.size());
        steps.add(number);
        steps.add(literals.length);
        steps.add(hints.length);
        steps.addAll(literals);
        steps.addAll(hints);
    }

    void deletion(int number) {
        starts.add(steps.size());
        steps.add(-number);
    }

    private int[] literals(int start) {
        return steps.slice(start + 3, steps.get(start + 1));
    }

    private int[] hints(int start) {
        return steps.slice(start + 3 + steps.get(start + 1), steps.get(start + 2));
    }

    /**
     * Writes the needed lemmas, renumbered.
     *
     * @param axioms the number of axioms, which keep their numbers; lemmas follow them
     */
    void writeTo(Path file, int axioms) {
        markNeeded(axioms);
        int[] numberOf = new int[1 + Math.max(axioms, steps.get(starts.get(starts.size() - 1)))];
        for (int axiom = 1; axiom <= axioms; axiom++) numberOf[axiom] = axiom;
        int last = axioms;
        try (ClauseWriter out = new ClauseWriter(Files.newOutputStream(file), file)) {
            for (int step = 0; step < starts.size(); step++) {
                int start = starts.get(step);
                int number = steps.get(start);
                if (!needed.get(Math.abs(number))) continue;
                if (number < 0) {
                    out.deletion(last, new int[] {numberOf[-number]});
                } else {
                    numberOf[number] = ++last;
                    out.lemma(last, literals(start), renumbered(hints(start), numberOf));
                }
            }
        } catch (IOException broken) {
            throw NamedFile.unwritable(file, broken);
        }
    }

    private static int[] renumbered(int[] hints, int[] numberOf) {
        return Arrays.stream(hints)
                .map(hint -> hint < 0 ? -numberOf[-hint] : numberOf[hint])
                .toArray();
    }

    /**
     * Marks the needed steps from the last one backwards, because a lemma needs only earlier ones. A RAT lemma needs all
     * clauses that it names, so that the same clauses contain the negation of its pivot.
     */
    private void markNeeded(int axioms) {
        needed.set(1, axioms + 1);
        needed.set(steps.get(starts.get(starts.size() - 1)));
        for (int step = starts.size() - 1; step >= 0; step--) {
            int start = starts.get(step);
            if (steps.get(start) < 0 || !needed.get(steps.get(start))) continue;
            for (int hint : hints(start)) needed.set(Math.abs(hint));
        }
    }
}
