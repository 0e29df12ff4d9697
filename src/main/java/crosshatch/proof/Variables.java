package crosshatch.proof;

import crosshatch.base.Ints;
import java.util.HashMap;
import java.util.Map;

/** Numbers the variables of files in the order of their first appearance. So memory is needed only for variables that appear. */
final class Variables {
    private final Map<Integer, Integer> numbers = new HashMap<>();
    /** The variables in the file, by number. */
    private final Ints names = new Ints();

    Variables() {
        names.add(0); // none has the number 0
    }

    /** Renames the literals of a file to their numbers, in place. */
    int[] numbered(int[] literals) {
        for (int i = 0; i < literals.length; i++) {
            int variable = numbers.computeIfAbsent(Math.abs(literals[i]), this::next);
            literals[i] = literals[i] < 0 ? -variable : variable;
        }
        return literals;
    }

    private int next(int name) {
        names.add(name);
        return names.size() - 1;
    }

    /** Returns the literal in the file for a numbered literal. */
    int name(int literal) {
        return literal < 0 ? -names.get(-literal) : names.get(literal);
    }

    /** Copies literals with their names in the file. */
    int[] names(int[] literals) {
        int[] named = new int[literals.length];
        for (int i = 0; i < named.length; i++) named[i] = name(literals[i]);
        return named;
    }
}
