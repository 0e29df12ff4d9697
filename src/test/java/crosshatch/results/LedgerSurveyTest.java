package crosshatch.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How damage is told to people. */
class LedgerSurveyTest {
    private static LedgerSurvey survey(LedgerSurvey.Damage... damages) {
        return new LedgerSurvey(Path.of("runs.ledger"), Optional.empty(), 12, 100, 0, true, List.of(damages));
    }

    private static LedgerSurvey.Damage damage(long place, long bytes, long lost) {
        return new LedgerSurvey.Damage(place, bytes, lost, "torn");
    }

    @Test
    void aWholeLedgerIsNotDamaged() {
        LedgerSurvey whole = survey();

        assertFalse(whole.isDamaged());
        assertSame(whole, whole.requireWhole());
    }

    @Test
    void aDamagedOneIsRefusedWithWhatIsLost() {
        LedgerSurvey damaged = survey(damage(5, 10, 2), damage(40, 10, 3));

        assertTrue(damaged.isDamaged());
        assertEquals(
                "runs.ledger is damaged at byte 5 (torn), byte 40 (torn): 12 rows can be read, 5 are lost."
                        + " The file was not changed. Restore it from a copy, or salvage its readable part",
                assertThrows(InputException.class, damaged::requireWhole).getMessage());
    }

    @Test
    void whatCannotBeCountedIsToldInBytes() {
        assertTrue(survey(damage(5, 10, -1), damage(40, 7, -1))
                .losses()
                .endsWith(": 12 rows can be read, lost are the records in the last 17 bytes, whose number is unknown"));
    }

    @Test
    void whatCanBeCountedIsToldBesideWhatCannot() {
        assertTrue(survey(damage(5, 10, 4), damage(40, 7, -1))
                .losses()
                .endsWith("4 are lost, and the records in the last 7 bytes, whose number is unknown"));
    }

    @Test
    void damageThatCostsNothingLosesNothing() {
        assertTrue(survey(damage(5, 10, 0)).losses().endsWith("12 rows can be read, 0 are lost"));
    }

    @Test
    void fivePlacesAreShownAndTheOthersCounted() {
        LedgerSurvey.Damage[] seven = Collections.nCopies(7, damage(5, 10, 1)).toArray(LedgerSurvey.Damage[]::new);
        LedgerSurvey.Damage[] five = Collections.nCopies(5, damage(5, 10, 1)).toArray(LedgerSurvey.Damage[]::new);

        assertEquals(5, places(survey(seven).losses()));
        assertTrue(survey(seven).losses().contains(" and at 2 places more: 12 rows"));
        assertEquals(5, places(survey(five).losses()));
        assertFalse(survey(five).losses().contains("more"));
    }

    private static int places(String losses) {
        return losses.split("byte 5", -1).length - 1;
    }
}
