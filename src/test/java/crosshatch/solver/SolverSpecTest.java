package crosshatch.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.solver.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Specs and the options they are made of. */
class SolverSpecTest {
    private static final Family FAMILY = new Made();

    @ParameterizedTest
    @CsvSource({
        "made, made",
        "made/level=low/size=4, made",
        "made/size=007, made/size=7",
        "made/rules=b+a, made/rules=a+b",
        "made/rules=both, made/rules=a+b",
        "made/size=5/level=high, made/level=high/size=5",
        "made/level=high, made/level=high",
        "made/level=high/keep=false, made/level=high",
        "made/level=high/keep=true, made/keep=true/level=high",
        "made/keep=false, made/keep=false"
    })
    void theCanonicalTextHasWhatIsNotMeantByAbsenceAndReadsAsTheSameSpec(String written, String canonical) {
        SolverSpec spec = spec(written);

        assertEquals(canonical, spec.toString());
        assertEquals(spec, spec(canonical));
        assertEquals(spec.hashCode(), spec(canonical).hashCode());
        assertEquals(spec, spec("made").with(spec.chosen()));
    }

    /** The first .mzn before a sign ends the path of a model. */
    @ParameterizedTest
    @CsvSource({
        "made/level=low, made, made",
        "made@1.2/level=low, made, made@1.2",
        "../my models/a-1.mzn, ../my models/a-1.mzn, ../my models/a-1.mzn",
        "/tmp/a.mzn/solver=gecode#2, /tmp/a.mzn, /tmp/a.mzn",
        "a.mzn@2/solver=b.mzn, a.mzn, a.mzn@2",
        "made/file=b.mzn, made, made",
        "a.mznx/b, a.mznx, a.mznx"
    })
    void theFileOfAModelIsANameWithSlashes(String text, String line, String name) {
        assertEquals(line, OptionValues.lineIn(text));
        assertEquals(name, OptionValues.nameIn(text));
    }

    @Test
    void everyOptionHasAValue() {
        assertEquals(
                Map.of("keep", "false", "level", "high", "rules", "none", "size", "4"),
                spec("made/level=high").values());
    }

    @Test
    void aFamilyThatGainsAnOptionRenamesNoSolver() {
        Family before = new Made();
        Family after = new Made() {
            @Override
            public List<Option> options() {
                List<Option> options = new ArrayList<>(super.options());
                options.add(Option.choice("added", "off", "what is new", "off", "as before", "on", "otherwise"));
                return options;
            }
        };
        for (String written : List.of("made", "made/level=high", "made/keep=false/size=9#2")) {
            assertEquals(
                    SolverSpec.parse(written, List.of(before)).toString(),
                    SolverSpec.parse(written, List.of(after)).toString());
        }
    }

    @Test
    void tellsWhatATextWritesFromWhatIsChosen() {
        assertEquals(Map.of("level", "low", "size", "9"), SolverSpec.written("made/level=low/size=9!#2"));
        assertEquals(Map.of("size", "9"), spec("made/level=low/size=9").chosen());
        assertEquals(Map.of(), SolverSpec.written("made"));
    }

    @Test
    void everyPartOfItIsKnown() {
        SolverSpec twin = spec("made/level=high#2");

        assertEquals("made/level=high", twin.configuration().toString());
        assertEquals("made", twin.family().line());
        assertEquals(Map.of("keep", "false", "level", "high", "rules", "none", "size", "4"), twin.values());
        assertEquals(2, twin.twin());
        assertEquals("made/level=high#2", twin.toString());
    }

    @Test
    void oneThatIsNoTwinHasTheNameOfItsConfiguration() {
        assertEquals(0, spec("made").twin());
        assertEquals(spec("made").configuration().toString(), spec("made").toString());
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
    private static class Made implements Family {
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
                            .absentMeans(given -> "high".equals(given.get("level")) ? "false" : "true"));
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
