package crosshatch.experiment.bench;

import crosshatch.results.Words;
import crosshatch.experiment.Judge;
import crosshatch.instances.sets.Instance;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The validator's verdicts on the answers of one solver. */
public final class Verdicts {
    private static final int DESCRIBED_ANSWERS = 10;

    private final Map<Kind, Described> kinds = new LinkedHashMap<>();
    private final Map<String, String> contradictions = new LinkedHashMap<>();

    /**
     * Names a kind of answers by verdict and reported status.
     *
     * @param claim the word for the reported status
     */
    public record Kind(Verdict verdict, String claim) {
        /** Returns whether answers of this kind are wrong, or crashes. */
        public boolean isBad() {
            return verdict == Verdict.WRONG || verdict == Verdict.CRASHED;
        }
    }

    /** The number of answers of a kind; for a bad kind, also the first of them as text. */
    public static final class Described {
        private final List<String> first = new ArrayList<>();
        private long answers;

        public long answers() {
            return answers;
        }

        /** Returns a line for each of the first ten answers of this kind; no lines if the kind is not bad. */
        public List<String> first() {
            return List.copyOf(first);
        }
    }

    void judge(List<Instance> puzzles, Question question, List<Claim> claims) {
        for (int i = 0; i < claims.size(); i++) judge(puzzles.get(i), question, claims.get(i));
    }

    private void judge(Instance instance, Question question, Claim claim) {
        Judge.Ruling ruling = Judge.rule(instance, question, claim);
        Kind kind = new Kind(ruling.verdict(), claim.word());
        Described described = kinds.computeIfAbsent(kind, first -> new Described());
        described.answers++;
        if (!ruling.contradiction().isEmpty()) contradictions.putIfAbsent(instance.label(), ruling.contradiction());
        if (kind.isBad() && described.first.size() < DESCRIBED_ANSWERS) {
            described.first.add(Words.of(kind.verdict()) + " on " + instance.label() + " (" + instance.puzzle()
                    + "): answered " + kind.claim() + ", but " + ruling.reason());
        }
    }

    /** Returns the answers by kind, in the order of their first appearance; unmodifiable. */
    public Map<Kind, Described> byKind() {
        return Collections.unmodifiableMap(kinds);
    }

    /** Returns the statements of sets that answers contradict, by puzzle; unmodifiable. */
    public Map<String, String> contradictions() {
        return Collections.unmodifiableMap(contradictions);
    }

    /** Returns the number of answers with this verdict. */
    public long count(Verdict verdict) {
        return kinds.entrySet().stream()
                .filter(entry -> entry.getKey().verdict() == verdict)
                .mapToLong(entry -> entry.getValue().answers())
                .sum();
    }

    /** Returns the number of all answers. */
    public long answers() {
        return kinds.values().stream().mapToLong(Described::answers).sum();
    }
}
