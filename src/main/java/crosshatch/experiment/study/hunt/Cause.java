package crosshatch.experiment.study.hunt;

import crosshatch.puzzle.board.Board;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The cause of a finding. Two findings with equal causes are regarded as the same.
 *
 * @param options the options, with their values, that are needed for the failure
 * @param relations the kinds of relations that are needed for the failure
 * @param afterOthers whether the solver fails only after it answered other puzzles
 */
record Cause(
        String family,
        Fault.Kind kind,
        String detail,
        SortedMap<String, String> options,
        Set<String> relations,
        boolean afterOthers) {

    /**
     * Returns the cause of a reduced finding.
     *
     * @param smallest a case that cannot be reduced further
     */
    static Cause of(HuntCase smallest, Fault fault) {
        return new Cause(
                smallest.solver().family().name(),
                fault.kind(),
                fault.detail(),
                smallest.solver().chosen(),
                relations(smallest.last().board()),
                smallest.puzzles().size() > 1);
    }

    private static Set<String> relations(Board board) {
        return board.relations().stream()
                .map(relation -> relation.text().split(" ", 2)[0])
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns whether it explains another fault, which has all needed options and relations. */
    boolean explains(HuntCase huntCase, Fault fault) {
        return family.equals(huntCase.solver().family().name())
                && kind == fault.kind()
                && detail.equals(fault.detail())
                && huntCase.solver().values().entrySet().containsAll(options.entrySet())
                && relations(huntCase.last().board()).containsAll(relations)
                && (!afterOthers || huntCase.puzzles().size() > 1);
    }

    /** Returns the cause in words: {@code sat4j/factory=best17: a solution is overlooked}. */
    String words() {
        StringBuilder text = new StringBuilder(family);
        options.forEach(
                (option, value) -> text.append('/').append(option).append('=').append(value));
        text.append(": ").append(kind.words());
        if (!detail.isEmpty()) text.append(" (").append(detail).append(')');
        if (!relations.isEmpty()) text.append(", with ").append(String.join(", ", relations));
        return text.append(afterOthers ? ", behind other puzzles" : "").toString();
    }
}
