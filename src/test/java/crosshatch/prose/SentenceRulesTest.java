package crosshatch.prose;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the rules find that are not patterns of {@code rules.xml}, and which sentences they accept. */
@Tag("exhaustive")
class SentenceRulesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "- Fresh seeds for the final run.",
                "It ends soon. A few minutes, mostly for downloads.",
                "- One process per solver, and one kind of grid.",
            })
    void aSentenceWithoutAVerbIsAFragment(String text) {
        assertEquals(List.of("FRAGMENT"), found(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "- Use fresh seeds for the final run.",
                "# Fresh seeds for the final run.",
                "**Fresh seeds for the final run.** Tuning must not see these seeds.",
                "- Constraints: all-different over the cells of each row.",
                "- [Statistics of the final run](statistics.md)",
                "`compare` lists the names of all solvers.",
                "Write plain English in all pages.",
            })
    void aSentenceWithAVerbAHeadingADefinitionOrALinkIsNoFragment(String text) {
        assertEquals(List.of(), found(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The runs need a solver and a puzzle. It has three options.",
                "The runs need a solver and a puzzle, and its options follow.",
                "The page has the names of solvers and sets. They come from the plan.",
            })
    void aPronounAfterTwoNounsThatAreNoSubjectsIsLost(String text) {
        assertEquals(List.of("LOST_PRONOUN"), found(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The run needs a solver and a puzzle. It has three options.",
                "The runs need a solver. It has three options.",
                "The runs need a solver and a puzzle. The solver has three options.",
                "The runs need a solver and a puzzle, and the solver has three options.",
            })
    void aPronounForTheSubjectOrTheOnlyNounIsClear(String text) {
        assertEquals(List.of(), found(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The interval does not contain 1, so `engine` is slower.",
                "Small boards are answered faster.",
                "This option needs fewer backtracks.",
            })
    void aComparativeAtTheEndOfAClauseLacksItsOtherSide(String text) {
        assertEquals(List.of("BARE_COMPARISON"), found(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The interval does not contain 1, so `engine` is slower than `norvig`.",
                "Which of the two solvers is faster?",
                "Fewer candidates do not always mean fewer backtracks.",
                "The choice is no longer.",
            })
    void aComparisonWithBothSidesIsWhole(String text) {
        assertEquals(List.of(), found(text));
    }

    /** Help texts, messages and comments begin with a name of the documented thing. */
    @Test
    void onlyTheFirstSentenceOfAHelpTextMayBeALabel() {
        Passage help = new Passage.Builder()
                .words("The seed of all random choices. For use by one thread.", 1)
                .build(Kind.HELP, "file", false);

        assertEquals(
                List.of("For use by one thread."),
                Prose.of(List.of(help)).hits().stream().map(Hit::words).toList());
    }

    private static List<String> found(String markdown) {
        return Prose.of(MarkdownTexts.read("page.md", markdown)).hits().stream()
                .map(Hit::rule)
                .toList();
    }
}
