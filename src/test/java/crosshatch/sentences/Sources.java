package crosshatch.sentences;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The numbers that stand in committed files: tables (CSV, Markdown), JSON, and the sentences of other pages under this test. */
final class Sources {
    private final Map<Path, List<Quantity>> read = new HashMap<>();

    /**
     * All numbers of a file. Those of a folder are those of its pages and summary, and of its report's tables.
     *
     * @return empty for figures and other files without numbers
     */
    List<Quantity> of(Path path) {
        Path file = path.normalize();
        if (!read.containsKey(file)) read.put(file, numbers(file));
        return read.get(file);
    }

    private List<Quantity> numbers(Path file) {
        try {
            if (Files.isDirectory(file)) return ofFolder(file);
            String name = file.getFileName().toString();
            if (name.endsWith(".csv")) return ofCsv(file);
            if (name.endsWith(".json")) return ofJson("", JsonMapper.shared().readTree(Files.readString(file)));
            if (!name.endsWith(".md")) return List.of();
            Page page = Page.read(file);
            List<Quantity> numbers = new ArrayList<>();
            page.tables().stream().filter(table -> !table.printed()).forEach(table -> numbers.addAll(table.numbers()));
            page.blocks().forEach(block -> numbers.addAll(block.numbers()));
            return numbers;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private List<Quantity> ofFolder(Path folder) throws IOException {
        List<Quantity> numbers = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            files.filter(file -> file.toString().endsWith(".md") || file.endsWith("summary.csv"))
                    .sorted()
                    .forEach(file -> numbers.addAll(of(file)));
        }
        Path tables = folder.resolve("report/tables");
        if (Files.isDirectory(tables)) numbers.addAll(of(tables));
        return numbers;
    }

    private static List<Quantity> ofCsv(Path file) throws IOException {
        List<Quantity> numbers = new ArrayList<>();
        try (CsvReader<NamedCsvRecord> rows = CsvReader.builder().ofNamedCsvRecord(file)) {
            for (NamedCsvRecord row : rows) {
                for (String column : row.getHeader()) {
                    String unit = row.findField("unit").orElse(Quantity.unitOf(column));
                    Quantity.in(row.getField(column)).forEach(number -> numbers.add(number.orIn(unit)));
                }
            }
        }
        return numbers;
    }

    private static List<Quantity> ofJson(String key, JsonNode node) {
        if (node.isNumber()) {
            return List.of(new Quantity(node.asString(), node.decimalValue(), Quantity.unitOf(key)));
        }
        if (node.isString()) return Quantity.in(node.asString());
        List<Quantity> numbers = new ArrayList<>();
        node.properties().forEach(each -> numbers.addAll(ofJson(each.getKey(), each.getValue())));
        if (node.isArray()) node.forEach(each -> numbers.addAll(ofJson(key, each)));
        return numbers;
    }
}
