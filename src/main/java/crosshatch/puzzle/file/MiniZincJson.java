package crosshatch.puzzle.file;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/**
 * Reads data of MiniZinc in JSON, {@code {"n": 3, "start": [[5, 3, …], …]}}: numbers, and square arrays of numbers as
 * lists of rows.
 */
final class MiniZincJson {
    private MiniZincJson() {}

    /** Converts the data to statements on the lines where they begin; empty if the object contains something else. */
    static Optional<String> data(JsonParts parts) {
        StringBuilder data = new StringBuilder();
        boolean array = false;
        long line = 1;
        for (String name : parts.names()) {
            JsonParts.Part part = parts.part(name);
            List<JsonNode> rows = part.node().isArray()
                    ? parts.each(name).stream().map(JsonParts.Part::node).toList()
                    : List.of();
            boolean square = isSquare(rows);
            if (!name.matches("[A-Za-z_][A-Za-z0-9_]*")
                    || !(square || part.node().isInt())) return Optional.empty();
            for (; line < part.line(); line++) data.append('\n');
            data.append(name)
                    .append(" = ")
                    .append(square ? array(rows) : part.node())
                    .append(';');
            array |= square;
        }
        return array ? Optional.of(data.toString()) : Optional.empty();
    }

    private static boolean isSquare(List<JsonNode> rows) {
        return !rows.isEmpty()
                && rows.stream()
                        .allMatch(row -> row.isArray()
                                && row.size() == rows.size()
                                && row.valueStream().allMatch(JsonNode::isInt));
    }

    private static String array(List<JsonNode> rows) {
        return rows.stream()
                .flatMap(JsonNode::valueStream)
                .map(JsonNode::asString)
                .collect(Collectors.joining(", ", "[", "]"));
    }
}
