package crosshatch.puzzle.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** People are told what is wrong with their text, not how a library could be set. */
class JsonFaultsTest {
    private record Item(int count) {}

    private record Basket(String owner, List<Item> items) {}

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private static String said(String text) {
        return JsonFaults.what(assertThrows(JacksonException.class, () -> JSON.readValue(text, Basket.class)));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "{\"owner\": NaN}, Non-standard token 'NaN'",
                "{\"owner\": \"a\"} {}, Trailing token found after value",
                "{\"owners\": 1}, unknown field 'owners'",
                "{\"owner\": []}, the value of /owner does not fit",
                "{\"items\": [{}@ {\"count\": \"many\"}]}, the value of /items/1/count does not fit"
            })
    void whatIsWrongIsSaidWithoutTheLibrary(String text, String expected) {
        assertEquals(expected, said(text.replace('@', ',')));
    }

    @Test
    void whatIsTooDeepIsSaidWithTheBound() {
        String parts = "{\"items\": " + "[".repeat(100_000);
        JacksonException deep = assertThrows(JacksonException.class, () -> JSON.readTree(parts));

        assertEquals(
                "too deep or too large: Document nesting depth (501) exceeds the maximum allowed (500)",
                JsonFaults.what(deep));
    }
}
