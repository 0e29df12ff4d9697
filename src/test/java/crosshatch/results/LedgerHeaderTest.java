package crosshatch.results;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LedgerHeaderTest {
    private static final String PLAN = "0123456789abcdef".repeat(4);

    @Test
    void theHeaderNamesItsPlan() {
        assertEquals(Optional.of(PLAN), LedgerHeader.plan(LedgerHeader.of(PLAN)));
        assertEquals(LedgerHeader.BYTES, LedgerHeader.of(PLAN).length);
    }

    @Test
    void aHeaderWithAChangedByteNamesNoPlan() {
        for (int place = 0; place < LedgerHeader.BYTES; place++) {
            byte[] changed = LedgerHeader.of(PLAN);
            changed[place] ^= 1;
            assertEquals(Optional.empty(), LedgerHeader.plan(changed), "byte " + place);
        }
    }

    @Test
    void eachPartAtTheBeginningIsAHeaderThatAnInterruptionCutOff() {
        byte[] whole = LedgerHeader.of(PLAN);
        for (int length = 0; length < whole.length; length++) {
            assertTrue(LedgerHeader.isBegun(Arrays.copyOf(whole, length)), "length " + length);
        }
        assertFalse(LedgerHeader.isBegun(whole));
        assertFalse(LedgerHeader.isBegun(new byte[] {'c', 'r', 'a'}));
        assertFalse(LedgerHeader.isBegun("PAR1".getBytes(StandardCharsets.US_ASCII)));
    }
}
