package crosshatch.proof;

import crosshatch.base.Ints;
import crosshatch.base.NamedFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Checks a proof without reasons by finding them: each lemma must follow by unit propagation from all clauses before it.
 * Formula and proof are held in memory.
 *
 * <p>A deletion of a clause that has made a literal true for good is not done, as drat-trim does not.
 */
final class DrupElaborator {
    private final UnitPropagation clauses = new UnitPropagation();
    private final Lemmas lemmas = new Lemmas();
    /** The clauses that are there, by their literals in ascending order: where each lies. */
    private final Map<List<Integer>, List<Integer>> places = new HashMap<>();

    private final Ints why = new Ints();
    private final Ints hints = new Ints();
    private int axioms;

    private DrupElaborator() {}

    static Checked check(Path formula, Path proof, @Nullable Path elaborated) {
        DrupElaborator elaborator = new DrupElaborator();
        try (DimacsReader reader = new DimacsReader(formula);
                NumberText steps = new NumberText(proof)) {
            for (int[] clause = reader.next(); clause != null; clause = reader.next()) {
                int[] axiom = withoutRepetition(clause);
                if (!isTautology(axiom)) elaborator.add(reader.read(), axiom, axiom);
            }
            elaborator.axioms = reader.read();
            Optional<String> fault = elaborator.steps(steps, proof);
            if (fault.isEmpty() && elaborated != null) elaborator.writeTo(elaborated);
            return new Checked(elaborator.lemmas.count(), elaborator.hintCount(), 0, fault);
        }
    }

    private Optional<String> steps(NumberText steps, Path proof) {
        Ints literals = new Ints();
        while (!clauses.hasConflict() && !steps.isAtEnd()) {
            long line = steps.line();
            boolean deletion = steps.takes('d');
            steps.numbersTo0(literals);
            int[] clause = withoutRepetition(literals.toArray());
            if (deletion) {
                delete(clause);
            } else if (!isTautology(clause) && !follows(clause)) {
                return Optional.of(proof + ":" + line + ": the lemma does not follow by unit propagation"
                        + " (steps of RAT are not accepted here)");
            }
        }
        if (!clauses.hasConflict()) return Optional.of(proof + ": the lemmas lead to no contradiction");
        clauses.explain(why, hints);
        lemmas.add(why, hints);
        return Optional.empty();
    }

    /** Whether the lemma follows; then adds it. */
    private boolean follows(int[] lemma) {
        clauses.open();
        for (int i = 0; i < lemma.length && !clauses.hasConflict(); i++) clauses.assume(-lemma[i]);
        boolean follows = clauses.hasConflict();
        if (follows) clauses.explain(why, hints);
        clauses.backTo(0);
        if (follows) add(lemmas.add(why, hints), lemma, why.toArray());
        return follows;
    }

    /**
     * @param written as in the file, where deletions name it
     * @param clause the same, or those of its literals that its reasons need: with others assumed false too, a reason might
     *     have no literal left before its turn
     */
    private void add(int number, int[] written, int[] clause) {
        int place = clauses.add(number, clause);
        places.computeIfAbsent(boxed(written), first -> new ArrayList<>(1)).add(place);
    }

    private void delete(int[] clause) {
        List<Integer> found = places.get(boxed(clause));
        if (found == null || found.isEmpty()) return;
        clauses.remove(found.remove(found.size() - 1));
    }

    /** In ascending order. */
    private static int[] withoutRepetition(int[] literals) {
        return Arrays.stream(literals).sorted().distinct().toArray();
    }

    private static boolean isTautology(int[] ascending) {
        for (int literal : ascending) {
            if (literal < 0 && Arrays.binarySearch(ascending, -literal) >= 0) return true;
        }
        return false;
    }

    private static List<Integer> boxed(int[] clause) {
        return Arrays.stream(clause).boxed().toList();
    }

    private long hintCount() {
        long count = 0;
        for (int index = 0; index < lemmas.count(); index++) count += lemmas.hints(index).length;
        return count;
    }

    private void writeTo(Path file) {
        try (ClauseWriter out = new ClauseWriter(Files.newOutputStream(file), file)) {
            Lemmas trimmed = lemmas.trimmed();
            for (int index = 0; index < trimmed.count(); index++) {
                int[] named = trimmed.hints(index);
                for (int i = 0; i < named.length; i++) if (named[i] < 0) named[i] = axioms - named[i];
                out.lemma(axioms + 1 + index, trimmed.literals(index), named);
            }
        } catch (IOException broken) {
            throw NamedFile.unwritable(file, broken);
        }
    }
}
