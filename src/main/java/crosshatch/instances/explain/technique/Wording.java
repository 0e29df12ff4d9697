package crosshatch.instances.explain.technique;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Puts cells, digits and candidates into words. Digits from 10 on are letters, as in the canonical text of a grid. */
public final class Wording {
    private Wording() {}

    /** Returns one character for a digit: {@code 9}, and {@code A} for 10. */
    public static String digit(int digit) {
        return String.valueOf(Character.forDigit(digit, Character.MAX_RADIX)).toUpperCase(Locale.ROOT);
    }

    /** Returns the digits of a mask: {@code 3, 5 and 7}. */
    static String digits(int mask) {
        return list(CandidateGrid.digits(mask).stream().map(Wording::digit).toList());
    }

    /** Returns cells as {@code r1c1 and r1c5}. */
    static String cells(Board board, Collection<Integer> cells) {
        return list(cells.stream().map(board::cellName).toList());
    }

    /** Returns units of one kind as {@code rows 2 and 6}. */
    static String units(List<Unit> units) {
        String kind = units.get(0).kind().name().toLowerCase(Locale.ROOT);
        return kind + "s " + list(units.stream().map(unit -> "" + unit.number()).toList());
    }

    /** Returns the changes of a deduction: {@code r4c3=5, r1c4≠37}; empty if it changes nothing. */
    public static String result(Board board, Deduction deduction) {
        Map<String, String> changes = new LinkedHashMap<>();
        for (Candidate each : deduction.placed()) {
            changes.put(board.cellName(each.cell()) + "=", digit(each.digit()));
        }
        for (Candidate each : deduction.removed()) {
            changes.merge(board.cellName(each.cell()) + "≠", digit(each.digit()), String::concat);
        }
        return changes.entrySet().stream()
                .map(change -> change.getKey() + change.getValue())
                .collect(Collectors.joining(", "));
    }

    /** Returns {@code pair}, {@code triple} or {@code quad}. */
    static String subset(int size) {
        return switch (size) {
            case 2 -> "pair";
            case 3 -> "triple";
            default -> "quad";
        };
    }

    private static String list(List<String> words) {
        int last = words.size() - 1;
        if (last < 1) return String.join("", words);
        return String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }
}
