package crosshatch.results.report.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class DataTest {
    @Test
    void csvHasAnApostropheBeforeTextsThatSpreadsheetsTakeForFormulasButNotBeforeNumbers() {
        Data data = new Data(List.of("set", "ratio", "solved"));
        data.add("=1+1.txt", -1.5, true);

        assertEquals("set,ratio,solved\n'=1+1.txt,-1.5,true\n", data.csv());
    }

    @Test
    void numbersHaveNoExponent() {
        Data data = new Data(List.of("ratio"));
        data.add(1e-8);
        data.add(1e12);

        assertEquals("ratio\n0.00000001\n1000000000000\n", data.csv());
    }
}
