package crosshatch.experiment.study.hunt;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class PlantedFaultTest {
    @ParameterizedTest(name = "{0}")
    @FieldSource("crosshatch.experiment.study.hunt.PlantedFault#ALL")
    void fitsTheSourceAsItIsNow(PlantedFault fault) {
        assertDoesNotThrow(fault::planted);
    }

    @Test
    void thereAreTwenty() {
        assertEquals(20, PlantedFault.ALL.size());
    }
}
