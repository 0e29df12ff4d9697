package crosshatch.solvers.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.KnownTrees;
import crosshatch.solver.Answer;
import crosshatch.solver.Counter;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The engine's counters on search trees known by hand. */
class KnownTreesTest {
    static Stream<Arguments> treesAndSpecs() {
        List<String> specs = List.of(
                "engine/propagate=singles/undo=trail",
                "engine/propagate=singles/undo=copy",
                "engine/propagate=gac/undo=trail",
                "engine/propagate=gac/undo=copy",
                "engine/propagate=singles+gac",
                "engine/propagate=naked-subset");
        return specs.stream().flatMap(spec -> KnownTrees.all().stream().map(tree -> Arguments.of(spec, tree)));
    }

    @ParameterizedTest
    @MethodSource("treesAndSpecs")
    void countsATreeKnownByHand(String spec, KnownTrees.Tree tree) {
        Answer answer = Ask.engine(spec, tree.puzzle(), tree.question());

        assertEquals(tree.decisions(), Ask.count(answer, Counter.DECISIONS), "decisions");
        assertEquals(tree.backtracks(), Ask.count(answer, Counter.BACKTRACKS), "backtracks");
        assertEquals(tree.conflicts(), Ask.count(answer, Counter.CONFLICTS), "conflicts");
        assertEquals(tree.depth(), Ask.count(answer, Counter.DEPTH), "depth");
    }

    /** Where every choice is between two digits, not to be the one is to be the other. */
    @ParameterizedTest
    @MethodSource("crosshatch.KnownTrees#all")
    void eliminatingOneOfTwoIsFillingTheOther(KnownTrees.Tree tree) {
        Answer fill = Ask.engine("engine/branch=fill/digits=desc", tree.puzzle(), tree.question());
        Answer eliminate = Ask.engine("engine/branch=eliminate/digits=asc", tree.puzzle(), tree.question());
        Answer binary = Ask.engine("engine/branch=binary/digits=desc", tree.puzzle(), tree.question());

        assertEquals(fill.counters().toString(), eliminate.counters().toString());
        assertEquals(fill.counters().toString(), binary.counters().toString());
    }
}
