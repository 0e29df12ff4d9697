package crosshatch.puzzle.file;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.Function;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;
import org.webjars.WebJarVersionLocator;

/**
 * Packs and unpacks texts as web pages for setters of puzzles do. It runs the library lz-string (P. Gérard, pieroxy.net)
 * itself, without access to Java.
 */
final class LzString {
    private static final String SCRIPT = "/" + new WebJarVersionLocator().fullPath("lz-string", "libs/lz-string.js");

    private LzString() {}

    /** Packs a text into Base64. */
    static String packed(String text) {
        return call("compressToBase64", text);
    }

    /** Unpacks a text; the result is empty or meaningless for other input. */
    static String unpacked(String base64) {
        return call("decompressFromBase64", base64);
    }

    private static String call(String function, String argument) {
        try (Context context = Context.enter();
                InputStream script = LzString.class.getResourceAsStream(SCRIPT)) {
            if (script == null) throw new IllegalStateException("no resource " + SCRIPT);
            context.setInterpretedMode(true);
            Scriptable scope = context.initSafeStandardObjects();
            String text = new String(script.readAllBytes(), StandardCharsets.UTF_8);
            context.evaluateString(scope, text, SCRIPT, 1, null);
            Scriptable library = (Scriptable) ScriptableObject.getProperty(scope, "LZString");
            Function called = (Function) ScriptableObject.getProperty(library, function);
            Object result = called.call(context, scope, library, new Object[] {argument});
            return result == null ? "" : Context.toString(result);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
