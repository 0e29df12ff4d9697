package crosshatch.instances.explain.technique;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Each technique on the smallest position that shows it. What it must find follows from its definition, by hand. */
class KnownPositionsTest {

    @Test
    void nakedSinglePlacesTheLastCandidateOfACell() {
        assertFinds("r5c5=7", Single.NAKED, new Position().only("r5c5", "7"));
    }

    @Test
    void hiddenSinglePlacesADigitWithOnePlaceAndLooksAtBoxesFirst() {
        Position position = new Position().confine("2", "row 1", "r1c4").confine("7", "box 9", "r8c8");

        assertFinds("r8c8=7", Single.HIDDEN, position);
    }

    @Test
    void pointingTakesADigitFromTheRestOfTheLine() {
        assertFinds(
                "r1c4≠5, r1c5≠5, r1c6≠5, r1c7≠5, r1c8≠5, r1c9≠5",
                PointingAndClaiming.POINTING,
                new Position().confine("5", "box 1", "r1c1 r1c3"));
    }

    @Test
    void claimingTakesADigitFromTheRestOfTheBox() {
        assertFinds(
                "r1c4≠5, r1c6≠5, r2c4≠5, r2c6≠5, r3c4≠5, r3c6≠5",
                PointingAndClaiming.CLAIMING,
                new Position().confine("5", "column 5", "r1c5 r2c5 r3c5"));
    }

    @Test
    void nakedPairLeavesTheRestOfItsUnit() {
        assertFinds(
                "r1c2≠12, r1c3≠12, r1c4≠12, r1c6≠12, r1c7≠12, r1c8≠12, r1c9≠12",
                new NakedSubset(2),
                new Position().only("r1c1", "12").only("r1c5", "12"));
    }

    @Test
    void nakedTripleNeedsNoCellWithAllThree() {
        assertFinds(
                "r2c3≠123, r3c3≠123, r5c3≠123, r6c3≠123, r8c3≠123, r9c3≠123",
                new NakedSubset(3),
                new Position().only("r1c3", "12").only("r4c3", "23").only("r7c3", "13"));
    }

    @Test
    void nakedQuadNeedsNoCellWithAllFour() {
        assertFinds(
                "r1c3≠1234, r2c1≠1234, r2c3≠1234, r3c1≠1234, r3c2≠1234",
                new NakedSubset(4),
                new Position()
                        .only("r1c1", "12")
                        .only("r2c2", "23")
                        .only("r3c3", "34")
                        .only("r1c2", "14"));
    }

    @Test
    void hiddenPairLeavesNothingElseInItsCells() {
        assertFinds(
                "r1c1≠3456789, r1c5≠3456789",
                new HiddenSubset(2),
                new Position().confine("1", "row 1", "r1c1 r1c5").confine("2", "row 1", "r1c1 r1c5"));
    }

    @Test
    void hiddenTripleNeedsNoDigitInAllThreeCells() {
        assertFinds(
                "r4c5≠456789, r5c4≠456789, r6c6≠456789",
                new HiddenSubset(3),
                new Position()
                        .confine("1", "box 5", "r5c4 r4c5")
                        .confine("2", "box 5", "r4c5 r6c6")
                        .confine("3", "box 5", "r6c6 r5c4"));
    }

    @Test
    void hiddenQuadNeedsNoDigitInAllFourCells() {
        assertFinds(
                "r2c9≠56789, r4c9≠56789, r6c9≠56789, r8c9≠56789",
                new HiddenSubset(4),
                new Position()
                        .confine("1", "column 9", "r2c9 r4c9")
                        .confine("2", "column 9", "r4c9 r6c9")
                        .confine("3", "column 9", "r6c9 r8c9")
                        .confine("4", "column 9", "r8c9 r2c9"));
    }

    @Test
    void xWingOfRowsTakesFromColumns() {
        assertFinds(
                "r1c3≠5, r1c7≠5, r3c3≠5, r3c7≠5, r4c3≠5, r4c7≠5, r5c3≠5,"
                        + " r5c7≠5, r7c3≠5, r7c7≠5, r8c3≠5, r8c7≠5, r9c3≠5, r9c7≠5",
                new Fish(2),
                new Position().confine("5", "row 2", "r2c3 r2c7").confine("5", "row 6", "r6c3 r6c7"));
    }

    @Test
    void xWingOfColumnsTakesFromRows() {
        assertFinds(
                "r2c1≠5, r2c2≠5, r2c4≠5, r2c5≠5, r2c6≠5, r2c8≠5, r2c9≠5,"
                        + " r6c1≠5, r6c2≠5, r6c4≠5, r6c5≠5, r6c6≠5, r6c8≠5, r6c9≠5",
                new Fish(2),
                new Position().confine("5", "column 3", "r2c3 r6c3").confine("5", "column 7", "r2c7 r6c7"));
    }

    @Test
    void swordfishNeedsNoRowWithAllThreeColumns() {
        Deduction swordfish = found(
                new Fish(3),
                new Position()
                        .confine("9", "row 1", "r1c1 r1c4")
                        .confine("9", "row 4", "r4c4 r4c7")
                        .confine("9", "row 7", "r7c7 r7c1"));

        assertEquals(18, swordfish.removed().size());
        assertTrue(swordfish.removed().contains(new Candidate(Position.cell("r9c4"), 9)));
        assertEquals(6, swordfish.pattern().candidates().size());
    }

    @Test
    void jellyfishNeedsNoColumnWithAllFourRows() {
        Deduction jellyfish = found(
                new Fish(4),
                new Position()
                        .confine("3", "column 1", "r1c1 r3c1")
                        .confine("3", "column 4", "r3c4 r5c4")
                        .confine("3", "column 6", "r5c6 r8c6")
                        .confine("3", "column 9", "r8c9 r1c9"));

        assertEquals(20, jellyfish.removed().size());
        assertTrue(jellyfish.removed().contains(new Candidate(Position.cell("r8c5"), 3)));
    }

    @Test
    void xyWingTakesFromTheCommonPeersOfThePincers() {
        assertFinds(
                "r1c2≠3, r1c3≠3, r2c7≠3, r2c8≠3, r2c9≠3",
                new XyWing(),
                new Position().only("r1c1", "12").only("r2c2", "13").only("r1c7", "23"));
    }

    @Test
    void twoPincersWithTheSameCandidatesAreNoXyWing() {
        assertFindsNothing(
                new XyWing(),
                new Position().only("r1c1", "12").only("r1c5", "13").only("r5c1", "13"));
    }

    @Test
    void aPatternThatTakesNothingIsNotFound() {
        CandidateGrid before =
                new Position().only("r1c1", "12").only("r1c5", "12").grid();
        CandidateGrid after = new NakedSubset(2).find(before).orElseThrow().appliedTo(before);

        assertEquals(Optional.empty(), new NakedSubset(2).find(after));
    }

    @Test
    void nothingIsFoundWhereEverythingIsPossible() {
        for (Technique technique : Technique.simplestFirst()) assertFindsNothing(technique, new Position());
    }

    @Test
    void theReasonNamesUnitsCellsAndDigits() {
        Deduction wing = found(
                new Fish(2), new Position().confine("5", "row 2", "r2c3 r2c7").confine("5", "row 6", "r6c3 r6c7"));

        assertEquals(
                "In rows 2 and 6, 5 fits columns 3 and 7 only, so it leaves the rest of columns 3 and 7.",
                wing.because());
    }

    private static void assertFinds(String result, Technique technique, Position position) {
        Deduction deduction = found(technique, position);

        assertEquals(result, Wording.result(position.grid().board(), deduction));
        assertEquals(technique.title(), deduction.technique());
    }

    private static Deduction found(Technique technique, Position position) {
        return technique.find(position.grid()).orElseThrow(() -> new AssertionError("no " + technique.title()));
    }

    private static void assertFindsNothing(Technique technique, Position position) {
        assertEquals(Optional.empty(), technique.find(position.grid()), technique.title());
    }
}
