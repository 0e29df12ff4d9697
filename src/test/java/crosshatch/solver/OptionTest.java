package crosshatch.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

/** Values of options that are drawn at random. */
class OptionTest {
    private final UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(1);

    @Test
    void everyWordOfAChoiceIsDrawn() {
        assertEquals(Set.of("a", "b", "c"), drawn(Option.choice("o", "a", "", "a", "", "b", "", "c", "")));
    }

    @Test
    void everySelectionOfSeveralWordsIsDrawnInTheirOrder() {
        assertEquals(
                Set.of("none", "a", "b", "a+b"), drawn(Option.several("o", "a", "", "a", "first", "b", "second")));
    }

    @Test
    void ofFewNumbersEachIsDrawn() {
        assertEquals(Set.of("2", "3", "4", "5"), drawn(Option.whole("o", 2, 2, 5, "")));
    }

    @Test
    void ofManyNumbersSmallAndLargeOnesAreDrawnAndNoneBeyond() {
        Option.Kind kind = Option.whole("o", 1, 1, Long.MAX_VALUE, "").kind();
        TreeSet<Long> drawn = new TreeSet<>();
        for (int i = 0; i < 1000; i++) {
            String value = kind.drawn(random::nextInt);
            assertEquals(Optional.of(value), value.length() > 18 ? Optional.of(value) : kind.canonical(value));
            drawn.add(Long.parseLong(value));
        }

        assertTrue(drawn.first() == 1 && drawn.floor(100L) != null && drawn.last() > Long.MAX_VALUE / 8, "" + drawn);
    }

    private Set<String> drawn(Option option) {
        Set<String> drawn = new TreeSet<>();
        for (int i = 0; i < 200; i++) {
            String value = option.kind().drawn(random::nextInt);
            assertEquals(Optional.of(value), option.kind().canonical(value));
            drawn.add(value);
        }
        return drawn;
    }
}
