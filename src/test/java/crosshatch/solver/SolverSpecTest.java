package crosshatch.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.InputException;
import crosshatch.trace.Trace;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Specs and the options they are made of. */
class SolverSpecTest {
    private static final Family FAMILY = new Made();

    @ParameterizedTest
    @CsvSource({
        "made, made/keep=true/level=low/rules=none/size=4",
        "made/level=high, made/keep=false/level=high/rules=none/size=4",
        "made/size=007, made/keep=true/level=low/rules=none/size=7",
        "made/rules=b+a, made/keep=true/level=low/rules=a+b/size=4",
        "made/rules=both, made/keep=true/level=low/rules=a+b/size=4"
    })
    void theCanonicalTextSpellsEveryOptionInOrder(String written, String canonical) {
        SolverSpec spec = spec(written);

        assertEquals(canonical, spec.toString());
        assertEquals(spec, spec(canonical));
        assertEquals(spec.hashCode(), spec(canonical).hashCode());
    }

    @Test
    void itsIdentityIsEveryPartOfIt() {
        Identity identity = spec("made/level=high#2").identity("mine", "1.2");

        assertEquals(
                new Identity(
                        "made/keep=false/level=high/rules=none/size=4",
                        "made",
                        new TreeMap<>(Map.of("keep", "false", "level", "high", "rules", "none", "size", "4")),
                        "1.2",
                        2,
                        "mine"),
                identity);
        assertEquals("made/keep=false/level=high/rules=none/size=4#2", identity.name());
    }

    @Test
    void oneThatIsNoTwinHasTheNameOfItsConfiguration() {
        Identity identity = spec("made").identity("", "");

        assertEquals(0, identity.twin());
        assertEquals(identity.solver(), identity.name());
    }

    @ParameterizedTest
    @CsvSource({
        "made, made",
        "made/level=low/size=4, made",
        "made/level=high, made/level=high",
        "made/level=high/keep=true, made/keep=true/level=high",
        "made/keep=false, made/keep=false"
    })
    void theLabelLeavesOutWhatIsDefaultAndReadsAsTheSameSpec(String written, String label) {
        assertEquals(label, spec(written).label());
        assertEquals(spec(written), spec(label));
    }

    @ParameterizedTest
    @CsvSource({
        "mode, Did you mean 'made'?",
        "made/levle=low, Did you mean 'level'?",
        "made/level=hihg, Did you mean 'high'?",
        "made/level, expected option=value",
        "made/size=1/size=2, is given twice",
        "made/size=10, 1…9",
        "made/size=x, 1…9",
        "made/rules=c, any of a+b"
    })
    void whatIsWrongIsSaidWithWhatExists(String written, String said) {
        InputException refused = assertThrows(InputException.class, () -> spec(written));

        assertTrue(String.valueOf(refused.getMessage()).contains(said), refused.getMessage());
    }

    @Test
    void valuesAreReadByName() {
        SolverSpec spec = spec("made/rules=a+b/size=9");

        assertEquals(9, spec.number("size"));
        assertEquals(List.of("a", "b"), spec.words("rules"));
        assertEquals(List.of(), spec("made").words("rules"));
        assertTrue(spec.is("level", "low"));
        assertThrows(IllegalArgumentException.class, () -> spec.get("colour"));
    }

    @Test
    void nothingIsSuggestedThatIsNotNear() {
        assertEquals("", Suggestion.of("zzz", List.of("made", "level")));
        assertEquals(". Did you mean 'level'?", Suggestion.of("LEVLE", List.of("made", "level")));
    }

    private static SolverSpec spec(String text) {
        return SolverSpec.parse(text, List.of(FAMILY));
    }

    /** Its option keep is on unless the level is high. */
    private static final class Made implements Family {
        @Override
        public String name() {
            return "made";
        }

        @Override
        public Paradigm paradigm() {
            return Paradigm.CP;
        }

        @Override
        public String title() {
            return "made up";
        }

        @Override
        public String source() {
            return "this test";
        }

        @Override
        public List<Option> options() {
            return List.of(
                    Option.choice("level", "low", "how high", "low", "not high", "high", "not low"),
                    Option.whole("size", 4, 1, 9, "how large"),
                    Option.several("rules", "none", "which", "a", "the first", "b", "the second")
                            .withShorthand("both", "a+b"),
                    Option.choice("keep", "true", "whether", "true", "yes", "false", "no")
                            .defaultingTo(given -> "high".equals(given.get("level")) ? "false" : "true"));
        }

        @Override
        public Map<Counter, CounterMeaning> counters() {
            return Map.of();
        }

        @Override
        public Solver create(SolverSpec spec, Trace trace) {
            throw new SolverException("only a name");
        }
    }
}
