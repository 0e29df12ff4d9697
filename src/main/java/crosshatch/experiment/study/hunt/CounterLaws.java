package crosshatch.experiment.study.hunt;

import crosshatch.solver.Answer;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Limits;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Checks laws of the counters of a run that follow from their definitions. Of the common counters, only the exact ones are
 * checked. For the library's own counters, the only law is that none is negative.
 */
final class CounterLaws {
    private final HuntCase huntCase;
    private final Answer answer;

    private CounterLaws(HuntCase huntCase, Answer answer) {
        this.huntCase = huntCase;
        this.answer = answer;
    }

    static Optional<Fault> broken(HuntCase huntCase, Answer answer) {
        CounterLaws laws = new CounterLaws(huntCase, answer);
        return laws.negative().or(laws::fewDecisions).or(laws::manyDecisions).or(laws::fewConflicts);
    }

    private Optional<Fault> negative() {
        for (Map.Entry<String, Long> each : answer.counters().natives().entrySet()) {
            if (each.getValue() < 0) return fault(each.getKey(), each.getKey() + " is " + each.getValue());
        }
        return Optional.empty();
    }

    /** Finds too few decisions: each refuted alternative was tried, and each level has a decision. */
    private Optional<Fault> fewDecisions() {
        OptionalLong decisions = exact(Counter.DECISIONS);
        if (decisions.isEmpty()) return Optional.empty();
        long tried = decisions.getAsLong();
        long refuted = exact(Counter.BACKTRACKS).orElse(0);
        if (refuted > tried) return fault("backtracks", refuted + " backtracks of " + tried + " decisions");
        long deepest = exact(Counter.DEPTH).orElse(0);
        if (deepest > tried) return fault("depth", "level " + deepest + " with " + tried + " decisions");
        return Optional.empty();
    }

    /** Finds too many decisions: the decision that exceeds a limit is counted, and no later one. */
    private Optional<Fault> manyDecisions() {
        long most = huntCase.limits().decisions();
        long tried = exact(Counter.DECISIONS).orElse(0);
        if (most == Limits.NONE || tried <= most + 1) return Optional.empty();
        String words = tried + " decisions, but only " + most + " were allowed";
        return Optional.of(Fault.of(Fault.Kind.LIMIT, "decisions", words));
    }

    /**
     * Finds too few conflicts. Each learnt lemma comes from a failure or from an excluded solution, and a refutation needs a failure.
     * The lemmas of our own proof set no bound, because another search may need fewer.
     */
    private Optional<Fault> fewConflicts() {
        OptionalLong conflicts = exact(Counter.CONFLICTS);
        if (conflicts.isEmpty()) return Optional.empty();
        long met = conflicts.getAsLong();
        long learnt = exact(Counter.NOGOODS).orElse(0);
        int shown = answer.claim().shown().size();
        // who did not come to an end does not say what it has found
        long found =
                answer.claim() instanceof Claim.Nothing ? huntCase.question().limit() : shown;
        if (learnt > met + found) {
            return fault("nogoods", learnt + " lemmas of " + met + " conflicts and " + found + " solutions");
        }
        boolean refuted = answer.claim().exhausted() && shown == 0;
        return refuted && met == 0 ? fault("conflicts", "no solution, but no conflict") : Optional.empty();
    }

    private OptionalLong exact(Counter counter) {
        CounterMeaning meaning = huntCase.solver().family().counters().get(counter);
        boolean isExact = meaning != null && meaning.fidelity() == CounterMeaning.Fidelity.EXACT;
        return isExact ? answer.counters().get(counter) : OptionalLong.empty();
    }

    private static Optional<Fault> fault(String counter, String words) {
        return Optional.of(Fault.of(Fault.Kind.COUNTER, counter, words));
    }
}
