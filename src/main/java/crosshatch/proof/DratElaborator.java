package crosshatch.proof;

import crosshatch.base.Ints;
import java.nio.IntBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Checks a DRAT proof by finding the clauses that justify each lemma. Each lemma must follow by unit propagation from all
 * clauses before it, or have the property RAT with its first literal as the pivot. The result is an LRAT proof, which {@link
 * LratChecker} checks, so this class need not be trusted. Formula and proof are held in memory.
 *
 * <p>A literal that unit propagation made true stays true, even if its clause is deleted later. The program drat-trim ignores
 * such deletions.
 */
final class DratElaborator {
    private final Variables variables = new Variables();
    private final UnitPropagation propagation = new UnitPropagation();
    /** The places of clauses, by their sorted literals; the last place of a repeated clause. */
    private final Map<IntBuffer, Integer> index = new HashMap<>();
    /** The place before, by the place of a repeated clause. */
    private final Map<Integer, Integer> repeated = new HashMap<>();
    /** The places of clauses with a literal, in order. */
    private final Map<Integer, Ints> occurrences = new HashMap<>();

    private final LratChecker checker = new LratChecker(0);
    private final @Nullable LratLog log;

    private final Ints needless = new Ints();
    private final Ints hints = new Ints();
    private final Ints group = new Ints();
    /** The number of the last clause. */
    private int last;

    private long lemmas;
    private long hintCount;
    private long ratLemmas;
    private long unitDeletions;

    private DratElaborator(boolean kept) {
        log = kept ? new LratLog() : null;
    }

    static Checked check(Path formula, Path proof, @Nullable Path elaborated) {
        DratElaborator elaborator = new DratElaborator(elaborated != null);
        try (DimacsReader reader = new DimacsReader(formula);
                ProofSteps steps = new ProofSteps(proof, ProofFormat.DRAT)) {
            for (int[] clause = reader.next(); clause != null; clause = reader.next()) elaborator.axiom(clause);
            Optional<String> fault = elaborator.follow(steps, proof);
            if (fault.isEmpty() && elaborated != null && elaborator.log != null) {
                elaborator.log.writeTo(elaborated, reader.read());
            }
            return new Checked(
                    elaborator.lemmas, elaborator.hintCount, 0, Checked.UNSATISFIABLE, fault, elaborator.notes());
        }
    }

    private List<String> notes() {
        List<String> notes = new ArrayList<>();
        if (ratLemmas > 0) notes.add("RAT lemmas: " + ratLemmas);
        if (unitDeletions > 0) notes.add("ignored deletions of unit clauses (as in drat-trim): " + unitDeletions);
        return notes;
    }

    /** Adds a clause of the formula; clauses that are always true are left out. */
    private void axiom(int[] literals) {
        int[] clause = withoutRepetition(variables.numbered(literals));
        last++;
        if (isTautology(clause)) {
            if (log != null) log.deletion(last);
        } else {
            checker.axiom(last, clause).ifPresent(DratElaborator::broken);
            add(clause);
        }
    }

    private static void broken(String why) {
        throw new IllegalStateException("the reasons that were found are refused: " + why);
    }

    private Optional<String> follow(ProofSteps steps, Path proof) {
        settle(0);
        while (!propagation.hasConflict() && steps.next()) {
            int[] clause = withoutRepetition(variables.numbered(steps.literals().toArray()));
            if (steps.isDeletion()) {
                delete(clause);
            } else {
                Optional<String> fault = lemma(clause);
                if (fault.isPresent()) return fault.map(why -> steps.place() + ": " + why);
            }
        }
        if (!propagation.hasConflict()) return Optional.of(proof + ": the lemmas do not lead to a contradiction");
        hints.clear();
        explain();
        accept(new int[0]);
        return Optional.empty();
    }

    /** Says why a lemma does not follow; else adds it. */
    private Optional<String> lemma(int[] lemma) {
        if (isTautology(lemma)) return Optional.empty();
        hints.clear();
        propagation.open();
        assumeFalse(lemma, 0);
        Optional<String> fault = justify(lemma);
        propagation.backTo(0);
        if (fault.isPresent()) return fault;
        accept(lemma);
        int known = propagation.trueCount();
        add(lemma);
        settle(known);
        return fault;
    }

    /** Assumes literals false until there is a conflict; returns false if one was assumed true before. */
    private boolean assumeFalse(int[] clause, int without) {
        for (int literal : clause) {
            if (literal == without) continue;
            if (propagation.hasConflict()) return true;
            if (!propagation.assume(-literal)) return false;
        }
        return true;
    }

    private Optional<String> justify(int[] lemma) {
        if (propagation.hasConflict()) {
            explain();
            return Optional.empty();
        }
        if (lemma.length == 0) return Optional.of("the empty clause does not follow by unit propagation");
        for (int candidate : occurrences.getOrDefault(-lemma[0], new Ints()).toArray()) {
            boolean isThere = propagation.number(candidate) != UnitPropagation.REMOVED;
            if (isThere && !resolves(candidate, -lemma[0])) return Optional.of(refusal(lemma, candidate));
        }
        ratLemmas++;
        return Optional.empty();
    }

    private String refusal(int[] lemma, int candidate) {
        return "the lemma " + inWords(lemma) + " does not follow by unit propagation, and is not a RAT lemma on "
                + variables.name(lemma[0]) + ", because of the clause " + inWords(propagation.literals(candidate));
    }

    private String inWords(int[] clause) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < Math.min(clause.length, 10); i++)
            text.append(variables.name(clause[i])).append(' ');
        return text + (clause.length > 10 ? "…" : "0");
    }

    /** Returns whether a clause without one of its literals follows if the lemma is false. */
    private boolean resolves(int candidate, int without) {
        hints.add(-propagation.number(candidate));
        propagation.open();
        boolean follows = !assumeFalse(propagation.literals(candidate), without);
        if (propagation.hasConflict()) {
            explain();
            follows = true;
        }
        propagation.backTo(1);
        return follows;
    }

    private void explain() {
        propagation.explain(needless, group);
        for (int i = 0; i < group.size(); i++) hints.add(group.get(i));
    }

    /** Adds a lemma with the hints that were found. */
    private void accept(int[] lemma) {
        lemmas++;
        hintCount += hints.size();
        step(lemma, hints.toArray());
    }

    private void step(int[] lemma, int[] reasons) {
        checker.lemma(++last, lemma, reasons).ifPresent(DratElaborator::broken);
        if (log != null) log.lemma(last, variables.names(lemma), reasons);
    }

    private void add(int[] clause) {
        int place = propagation.add(last, clause);
        Integer before = index.put(sorted(clause), place);
        if (before != null) repeated.put(place, before);
        remember(place, clause);
    }

    private static IntBuffer sorted(int[] clause) {
        return IntBuffer.wrap(Arrays.stream(clause).sorted().toArray());
    }

    private void remember(int place, int[] clause) {
        for (int literal : clause)
            occurrences.computeIfAbsent(literal, each -> new Ints()).add(place);
    }

    /** Makes a clause of each literal that has become true for good: its reason may go then, and later hints are few. */
    private void settle(int known) {
        for (int i = known; i < propagation.trueCount() && !propagation.hasConflict(); i++) {
            int literal = propagation.trueLiteral(i);
            int reason = propagation.reason(literal);
            if (propagation.size(reason) == 1) continue;
            group.clear();
            for (int other : propagation.literals(reason)) {
                if (other != literal) group.add(propagation.number(propagation.reason(other)));
            }
            group.add(propagation.number(reason));
            int[] unit = {literal};
            step(unit, group.toArray());
            remember(propagation.settle(literal, last), unit);
        }
    }

    private void delete(int[] clause) {
        IntBuffer sorted = sorted(clause);
        Integer place = index.get(sorted);
        if (place == null) return;
        if (isUnit(clause)) unitDeletions++;
        if (clause.length == 1) return;
        index.computeIfPresent(sorted, (same, last) -> repeated.remove(last));
        int number = propagation.number(place);
        checker.delete(number);
        propagation.remove(place);
        if (log != null) log.deletion(number);
    }

    /** Returns whether one literal is true, and all others are false. */
    private boolean isUnit(int[] clause) {
        int sum = 0;
        for (int literal : clause) sum += propagation.value(literal);
        return sum == 2 - clause.length;
    }

    /** Removes repeated literals. The first literal, which may be a pivot, stays first. */
    private static int[] withoutRepetition(int[] literals) {
        return Arrays.stream(literals).distinct().toArray();
    }

    /** Returns whether a clause without repetitions has a literal and its negation. */
    private static boolean isTautology(int[] clause) {
        return Arrays.stream(clause).map(Math::abs).distinct().count() < clause.length;
    }
}
