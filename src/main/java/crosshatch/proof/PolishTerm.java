package crosshatch.proof;

import crosshatch.base.WholeNumber;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A step {@code pol} of VeriPB: a term over inequalities, in reverse Polish notation. {@code 4 5 + 2 d} is half the sum of the
 * inequalities 4 and 5, rounded up. A number stands for an inequality, a literal for "it is 0 or more". {@code +} adds,
 * {@code *} multiplies by the number before it, and {@code d} divides by it. {@code s} saturates, {@code w} weakens by the
 * variable before it, and {@code -} lowers the degree.
 */
public final class PolishTerm {
    private final List<String> words;
    private final ToIntFunction<String> literals;
    private final ToIntFunction<String> numbers;

    /**
     * Parses the words of a term.
     *
     * @param literals returns the literal of a word such as {@code ~x3}; 0 for other words
     * @param numbers returns the number of the inequality that a word names
     */
    PolishTerm(List<String> words, ToIntFunction<String> literals, ToIntFunction<String> numbers) {
        this.words = words;
        this.literals = literals;
        this.numbers = numbers;
    }

    /** Makes the sum of the inequalities with these numbers. A repeated number counts several times. */
    public static PolishTerm sum(int[] numbers) {
        return new PolishTerm(sumInWords(numbers), word -> 0, Integer::parseInt);
    }

    /** Writes a sum of inequalities by their numbers: {@code 4 7 3 * + 9 +} for 4, 7, 7, 7, 9. */
    public static List<String> sumInWords(int[] numbers) {
        List<String> words = new ArrayList<>();
        for (int at = 0, end; at < numbers.length; at = end) {
            for (end = at + 1; end < numbers.length && numbers[end] == numbers[at]; ) end++;
            words.add("" + numbers[at]);
            if (end > at + 1) words.addAll(List.of("" + (end - at), "*"));
            if (at > 0) words.add("+");
        }
        return words;
    }

    /** Reports a malformed term, or a missing inequality. */
    static final class WrongTermException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final String reason;

        WrongTermException(String reason) {
            super(reason);
            this.reason = reason;
        }

        String reason() {
            return reason;
        }
    }

    /**
     * Computes the inequality that the term describes.
     *
     * @param named returns the inequality of a number, null if there is none
     * @throws WrongTermException if the term is malformed; says why
     * @throws ArithmeticException if numbers grow too large
     */
    public Inequality value(IntFunction<@Nullable Inequality> named) {
        Deque<Inequality> stack = new ArrayDeque<>();
        for (int at = 0; at < words.size(); at++) {
            String word = words.get(at);
            String nextWord = at + 1 < words.size() ? words.get(at + 1) : "";
            switch (word) {
                case "+" -> {
                    Inequality second = pop(stack);
                    stack.push(pop(stack).plus(second));
                }
                case "s" -> stack.push(pop(stack).saturated());
                default -> {
                    // The operand of these comes before them, so it is seen first.
                    switch (nextWord) {
                        case "*" -> stack.push(pop(stack).times(operand(word, 0)));
                        case "d" -> stack.push(pop(stack).dividedBy(operand(word, 1)));
                        case "-" -> stack.push(pop(stack).loweredBy(operand(word, 0)));
                        case "w" -> stack.push(pop(stack).weakened(Math.abs(literal(word))));
                        default -> stack.push(inequality(word, named));
                    }
                    if (List.of("*", "d", "w", "-").contains(nextWord)) at++;
                }
            }
        }
        Inequality result = pop(stack);
        if (!stack.isEmpty()) throw new WrongTermException("more than one inequality is left at its end");
        return result;
    }

    private static Inequality pop(Deque<Inequality> stack) {
        if (stack.isEmpty()) throw new WrongTermException("an operation has too few inequalities before it");
        return stack.pop();
    }

    private static long operand(String word, long least) {
        return WholeNumber.of(word, least, Long.MAX_VALUE)
                .orElseThrow(
                        () -> new WrongTermException("found '" + word + "', expected a number from " + least + " on"));
    }

    private int literal(String word) {
        int literal = literals.applyAsInt(word);
        if (literal == 0) throw new WrongTermException("found '" + word + "', expected a variable");
        return literal;
    }

    private Inequality inequality(String word, IntFunction<@Nullable Inequality> named) {
        int literal = literals.applyAsInt(word);
        if (literal != 0) return Inequality.of(new int[] {literal}, new long[] {1}, 0);
        Inequality found = named.apply(numbers.applyAsInt(word));
        if (found == null) throw new WrongTermException("inequality " + word + " does not exist or was deleted");
        return found;
    }
}
