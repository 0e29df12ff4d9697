package crosshatch.experiment.study.reproduce;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values are the same if they are so at the published precision. */
class PublishedComparisonTest {

    @ParameterizedTest(name = "published {0}, measured {1}")
    @CsvSource({
        "40.2, 40.2328, true",
        "40.2, 40.25, false",
        "40.2, 40.1499, false",
        "40.2, 40.15, true",
        "10, 10, true",
        "10, 10.5, false",
        "0.0, 0.0, true",
        "5.00, 5, true",
        "13438, 13438.0, true",
        "21905, 21904, false",
        "44.5, 44.567, false",
        "1040 1710, 1040 1710, true",
        "1040 1710, 1710 1040, false",
        "1040 1710, 1040, false",
        "1040, 1040 1710, false",
        "1-2 3-4, 1-2 3-4, true",
        "1-2, wrong, false",
        "10, none, false",
        "100 %, 100.0 %, true",
        "1e-3, 0.001, true"
    })
    void comparesAtThePublishedPrecision(String published, String measured, boolean same) {
        assertEquals(same, new PublishedComparison(published, values(measured)).same());
    }

    @ParameterizedTest(name = "{1} within {2} % of {0}")
    @CsvSource({
        "1.0, 1.25, 25, true",
        "1.0, 1.26, 25, false",
        "2.0, 1.5, 25, true",
        "2.0, 1.49, 25, false",
        "1 2, 1.05 2.15, 10, true",
        "1 2, 1.05 2.25, 10, false",
        "1, 1 1, 50, false",
        "a 1, b 1, 50, false"
    })
    void toleratesAPercentageOfThePublishedValue(String published, String measured, double percent, boolean within) {
        assertEquals(within, new PublishedComparison(published, values(measured)).within(percent));
    }

    @ParameterizedTest(name = "published {0}, measured {1}, shown {2}")
    @CsvSource({
        "40.2, 40.23280299, 40.2328",
        "40.2, 40.2, 40.2",
        "40.2, 40.0, 40",
        "200, 200.0, 200",
        "0.108, 0.0255541, 0.025554",
        "1-2, wrong, wrong",
        "10, 11 12.25, 11 12.25",
        "3, 1e-7, 0"
    })
    void showsThreeDecimalsMoreThanPublishedAtMost(String published, String measured, String shown) {
        assertEquals(shown, new PublishedComparison(published, values(measured)).shown());
    }

    private static List<String> values(String text) {
        return List.of(text.split(" ", -1));
    }
}
