package crosshatch.proof.certify;

import java.util.ArrayList;
import java.util.List;

/**
 * Looks for an assignment that keeps a formula in OPB, by trying both values of one variable after the other; a branch is left
 * when an inequality could not hold even if all its open literals were true. Shares nothing with what it judges.
 */
final class PlainSearch {
    /** Coefficient, variable, whether the literal is positive; then the degree. */
    private final List<int[]> inequalities = new ArrayList<>();

    private final Boolean[] values;

    PlainSearch(List<String> formula) {
        int most = 0;
        for (String line : formula) {
            if (line.startsWith("*")) continue;
            String[] words = line.split(" ", -1);
            int[] numbers = new int[words.length - 2];
            for (int i = 0; i + 1 < numbers.length; i += 2) {
                numbers[i] = Integer.parseInt(words[i]);
                int variable = Integer.parseInt(words[i + 1].replaceAll("[~x]", ""));
                most = Math.max(most, variable);
                numbers[i + 1] = words[i + 1].startsWith("~") ? -variable : variable;
            }
            numbers[numbers.length - 1] = Integer.parseInt(words[words.length - 2]);
            inequalities.add(numbers);
        }
        values = new Boolean[most + 1];
    }

    boolean finds() {
        return finds(values.length - 1);
    }

    /** From the last variable on, which says that the puzzle counts. */
    private boolean finds(int variable) {
        if (!allCanHold()) return false;
        if (variable == 0) return true;
        for (boolean value : new boolean[] {true, false}) {
            values[variable] = value;
            if (finds(variable - 1)) return true;
        }
        values[variable] = null;
        return false;
    }

    private boolean allCanHold() {
        for (int[] each : inequalities) {
            int sum = 0;
            for (int i = 0; i + 1 < each.length; i += 2) {
                Boolean value = values[Math.abs(each[i + 1])];
                if (value == null || value == each[i + 1] > 0) sum += each[i];
            }
            if (sum < each[each.length - 1]) return false;
        }
        return true;
    }
}
