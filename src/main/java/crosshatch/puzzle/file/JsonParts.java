package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The parts of a JSON object, each with the line on which it begins: the elements of its lists, and its other values. */
final class JsonParts {
    private static final JsonMapper JSON = JsonReading.STRICT;

    /** A value and the line, from 1, on which it begins. */
    record Part(String source, long line, JsonNode node) {
        InputException fault(Exception bad) {
            return fault(String.valueOf(bad.getMessage()));
        }

        InputException fault(String message) {
            return new InputException(source + ":" + line + ": " + message);
        }

        void requireOnly(String... names) {
            if (!node.isObject()) throw new InputException("found " + node + ", expected an object");
            for (String name : node.propertyNames()) {
                if (!Arrays.asList(names).contains(name)) {
                    throw new InputException("unknown '" + name + "', expected " + String.join(", ", names));
                }
            }
        }

        JsonNode required(String name) {
            JsonNode value = node.get(name);
            if (value == null) throw new InputException("'" + name + "' is missing");
            return value;
        }

        int number(String name) {
            JsonNode value = required(name);
            if (!value.isInt()) throw new InputException("'" + name + "' is " + value + ", expected a whole number");
            return value.intValue();
        }

        int[] numbers(String name) {
            JsonNode list = required(name);
            if (!list.isArray()) throw new InputException("'" + name + "' is " + list + ", expected a list");
            int[] numbers = new int[list.size()];
            for (int i = 0; i < numbers.length; i++) {
                if (!list.get(i).isInt()) {
                    throw new InputException("'" + name + "' holds " + list.get(i) + ", expected whole numbers");
                }
                numbers[i] = list.get(i).intValue();
            }
            return numbers;
        }
    }

    private final String source;
    private final Map<String, Part> values = new LinkedHashMap<>();
    private final Map<String, List<Part>> lists = new HashMap<>();

    private JsonParts(String source) {
        this.source = source;
    }

    /**
     * Reads the parts of an object.
     *
     * @param source the name of the text in messages
     * @throws JacksonException if the text is no JSON
     */
    static JsonParts of(InputStream in, String source) {
        JsonParts parts = new JsonParts(source);
        try (JsonParser parser = JSON.createParser(in)) {
            parser.nextToken(); // the brace that was seen
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) parts.read(parser);
            if (parser.nextToken() != null) {
                throw parts.at(parser).fault("text after the board; expected one object, or objects on a line each");
            }
        }
        return parts;
    }

    private void read(JsonParser parser) {
        String name = parser.currentName();
        boolean list = parser.nextToken() == JsonToken.START_ARRAY;
        if (!list) {
            long line = line(parser);
            values.put(name, new Part(source, line, parser.readValueAsTree()));
            return;
        }
        values.put(name, at(parser));
        List<Part> elements = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            long line = line(parser);
            elements.add(new Part(source, line, parser.readValueAsTree()));
        }
        lists.put(name, elements);
    }

    private Part at(JsonParser parser) {
        return new Part(source, line(parser), JSON.createArrayNode());
    }

    private static long line(JsonParser parser) {
        return parser.currentTokenLocation().getLineNr();
    }

    String source() {
        return source;
    }

    /** Returns the names in the order of the text. */
    Iterable<String> names() {
        return values.keySet();
    }

    boolean has(String name) {
        return values.containsKey(name);
    }

    /**
     * Returns the part with a name.
     *
     * @throws InputException if it is missing
     */
    Part part(String name) {
        Part part = values.get(name);
        if (part == null) throw new InputException(source + ": '" + name + "' is missing");
        return part;
    }

    /** Returns the text with a name; empty if there is none. */
    String text(String name) {
        return has(name) ? part(name).node().asString("") : "";
    }

    /** Returns the elements of a list; empty if it is missing. */
    List<Part> each(String name) {
        if (has(name) && !lists.containsKey(name)) throw part(name).fault("'" + name + "' is not a list, expected one");
        return lists.getOrDefault(name, List.of());
    }

    /** Returns all parts as one value. */
    JsonNode object() {
        ObjectNode object = JSON.createObjectNode();
        values.forEach((name, part) -> {
            if (lists.containsKey(name))
                object.putArray(name).addAll(each(name).stream().map(Part::node).toList());
            else object.set(name, part.node());
        });
        return object;
    }
}
