package crosshatch.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import crosshatch.solver.Claim;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No text of others reaches a terminal, a table or a page with characters that a terminal obeys. */
class PrintableTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"\u001b]0;title\u0007\u001b[2J\0", "\u009b31mred", "a\u202eb", "\r\n\u0085", "\ufeffx", "\u2028"
            })
    void controlAndFormatCharactersAreReplaced(String text) {
        for (String shown : new String[] {
            Printable.of(text), new Claim.Failed(text).error(), String.valueOf(new InputException(text).getMessage())
        }) {
            assertFalse(shown.replace("\n", "").chars().anyMatch(PrintableTest::isUnseen), shown);
        }
    }

    private static boolean isUnseen(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL, Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }

    @Test
    void otherTextsStayAsTheyAre() {
        String text = "Zürich 9×9\n\tµs – ‘name’ 数独";

        assertEquals(text, Printable.of(text));
    }
}
