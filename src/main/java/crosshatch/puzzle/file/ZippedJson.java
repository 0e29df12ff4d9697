package crosshatch.puzzle.file;

import java.util.Map;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Expands JSON as SudokuPad shortens it: names have two letters and no quotes, other quotes are single, and an empty object
 * is written as nothing between two commas. The values true and false, and colours, have no quotes and no signs.
 */
final class ZippedJson {
    private static final JsonMapper LENIENT = JsonReading.strict()
            .enable(JsonReadFeature.ALLOW_UNQUOTED_PROPERTY_NAMES)
            .enable(JsonReadFeature.ALLOW_SINGLE_QUOTES)
            .enable(JsonReadFeature.ALLOW_MISSING_VALUES)
            .enable(JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER)
            .build();

    /** A text, which stays, or a short value. */
    private static final Pattern SHORT = Pattern.compile(
            "'(?:[^'\\\\]|\\\\.)*+'|\"(?:[^\"\\\\]|\\\\.)*+\"|:(?:(t|f)|#([0F])|([0-9A-Fa-f]{6}))(?=[,}\\]])");

    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("a", "arrows"),
            Map.entry("c", "color"),
            Map.entry("c1", "borderColor"),
            Map.entry("c2", "backgroundColor"),
            Map.entry("ca", "cages"),
            Map.entry("ce", "cells"),
            Map.entry("cs", "cellSize"),
            Map.entry("ct", "center"),
            Map.entry("d", "duration"),
            Map.entry("d2", "d"),
            Map.entry("fs", "fontSize"),
            Map.entry("h", "height"),
            Map.entry("hl", "headLength"),
            Map.entry("l", "lines"),
            Map.entry("o", "overlays"),
            Map.entry("r", "rounded"),
            Map.entry("re", "regions"),
            Map.entry("t", "title"),
            Map.entry("te", "text"),
            Map.entry("th", "thickness"),
            Map.entry("u", "underlays"),
            Map.entry("v", "value"),
            Map.entry("vd", "videos"),
            Map.entry("w", "width"),
            Map.entry("wp", "wayPoints"));

    private ZippedJson() {}

    /**
     * Reads JSON in normal or shortened form.
     *
     * @throws JacksonException if the text is neither
     */
    static JsonNode read(String text) {
        try {
            return JsonReading.STRICT.readTree(text);
        } catch (JacksonException zipped) {
            return named(LENIENT.readTree(withLongValues(text)));
        }
    }

    private static String withLongValues(String zipped) {
        return SHORT.matcher(zipped).replaceAll(found -> {
            if (found.group(1) != null) return found.group(1).equals("t") ? ":true" : ":false";
            if (found.group(2) != null) return ":'#" + found.group(2).repeat(6) + "'";
            return found.group(3) != null ? ":'#" + found.group(3) + "'" : "$0";
        });
    }

    private static JsonNode named(JsonNode node) {
        if (node.isObject()) {
            ObjectNode object = JsonNodeFactory.instance.objectNode();
            node.forEachEntry((name, value) -> object.set(NAMES.getOrDefault(name, name), named(value)));
            return object;
        }
        if (!node.isArray()) return node;
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        for (JsonNode item : node) array.add(item.isNull() ? JsonNodeFactory.instance.objectNode() : named(item));
        return array;
    }
}
