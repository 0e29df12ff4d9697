package crosshatch.experiment.study.hunt;

import crosshatch.puzzle.board.Board;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What two findings must have in common to be the same.
 *
 * @param options without which it does not fail, with their values
 * @param relations kinds without which it does not fail
 * @param afterOthers whether it fails only behind other puzzles
 */
record Cause(
        String family,
        Fault.Kind kind,
        String detail,
        SortedMap<String, String> options,
        Set<String> relations,
        boolean afterOthers) {

    /** @param smallest cannot be made smaller */
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

    /** Whether it explains another fault: all that it needs is there. */
    boolean explains(HuntCase huntCase, Fault fault) {
        return family.equals(huntCase.solver().family().name())
                && kind == fault.kind()
                && detail.equals(fault.detail())
                && huntCase.solver().values().entrySet().containsAll(options.entrySet())
                && relations(huntCase.last().board()).containsAll(relations)
                && (!afterOthers || huntCase.puzzles().size() > 1);
    }

    /** For people: {@code sat4j/factory=best17: a solution is overlooked}. */
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
