package crosshatch.experiment.study.hunt.draw;

import crosshatch.solver.Option;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.rng.UniformRandomProvider;

/** Chooses the tested values of an option. */
final class DrawnValues {
    private DrawnValues() {}

    /**
     * Returns the values for a covering array: all words of a choice; for sets of words none, all, each alone, and each left out;
     * for numbers the smallest ones and the default.
     *
     * @param option an option of a family, of which only the default is known
     */
    static List<String> of(Option option) {
        Option.Kind kind = option.kind();
        Set<String> levels = new LinkedHashSet<>();
        levels.add(option.absent().apply(Map.of()));
        if (kind instanceof Option.Choice choice)
            levels.addAll(choice.meanings().keySet());
        if (kind instanceof Option.Several several) levels.addAll(sets(several));
        if (kind instanceof Option.Whole whole) levels.addAll(numbers(whole));
        return List.copyOf(levels);
    }

    private static List<String> sets(Option.Several several) {
        List<String> words = new ArrayList<>(several.meanings().keySet());
        List<String> sets = new ArrayList<>(List.of("none", String.join("+", words)));
        sets.addAll(words);
        if (words.size() < 3) return sets;
        for (String left : words) {
            sets.add(String.join(
                    "+", words.stream().filter(word -> !word.equals(left)).toList()));
        }
        return sets;
    }

    private static List<String> numbers(Option.Whole whole) {
        List<String> numbers = new ArrayList<>();
        for (long number = whole.min(); number <= Math.min(whole.max(), whole.min() + 2); number++) {
            numbers.add(String.valueOf(number));
        }
        return numbers;
    }

    /** Draws one of these values, or any set of words. */
    static String random(Option option, UniformRandomProvider random) {
        if (option.kind() instanceof Option.Several several) {
            List<String> words = several.meanings().keySet().stream()
                    .filter(word -> random.nextBoolean())
                    .toList();
            return words.isEmpty() ? "none" : String.join("+", words);
        }
        List<String> levels = of(option);
        return levels.get(random.nextInt(levels.size()));
    }
}
