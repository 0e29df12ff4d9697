package crosshatch.results.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import crosshatch.results.LedgerFiles;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunColumn;
import crosshatch.results.RunRecord;
import crosshatch.results.schema.Evidence;
import crosshatch.results.schema.Run;
import crosshatch.results.schema.Verdict;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A record in which no two columns have the same value keeps each in its column, from the ledger to SQL. */
class EveryColumnTest {
    private static final int FIRST_VALUE = 1001;

    @TempDir
    private Path directory = Path.of("");

    /** As SQL shows them, by the name of the field. */
    private final Map<String, String> expected = new LinkedHashMap<>();

    @BeforeEach
    void write() {
        Run.Builder run = Run.newBuilder();
        fill(run);
        run.setVerdict(Verdict.CORRECT).setEvidence(Evidence.KNOWN);
        expected.put("verdict", "correct");
        expected.put("evidence", "known");
        long encoding = Long.parseLong(Objects.requireNonNull(expected.get("encode_ns")));
        run.getTimesBuilder().setTotalNs(9 * encoding);
        expected.put("total_ns", "" + 9 * encoding);
        expected.put("solve_ns", "" + 8 * encoding);
        LedgerFiles.write(directory, List.of(new RunRecord(run.build())));
    }

    /** Every field, with a value of its own. */
    private void fill(Message.Builder message) {
        for (FieldDescriptor field : message.getDescriptorForType().getFields()) {
            String name = field.getName();
            int value = FIRST_VALUE + expected.size();
            if (field.isMapField()) {
                boolean numbers =
                        field.getMessageType().findFieldByName("value").getJavaType() == FieldDescriptor.JavaType.LONG;
                entry(message, field, "b", numbers ? (Object) (long) value : name);
                entry(message, field, "a", numbers ? (Object) (long) -value : "with = and, in it");
                expected.put(name, numbers ? "b=" + value + " a=-" + value : "{b=" + name + ", a='with = and, in it'}");
            } else if (field.isRepeated()) {
                message.addRepeatedField(field, "first").addRepeatedField(field, "second");
                expected.put(name, "first second");
            } else {
                switch (field.getJavaType()) {
                    case MESSAGE -> fill(message.getFieldBuilder(field));
                    case STRING -> message.setField(field, name);
                    case INT -> message.setField(field, value);
                    case ENUM -> message.setField(field, field.getEnumType().findValueByNumber(2));
                    default -> message.setField(field, (long) value);
                }
                if (field.getJavaType() == FieldDescriptor.JavaType.STRING) expected.put(name, name);
                else if (field.getJavaType() == FieldDescriptor.JavaType.ENUM)
                    expected.put(
                            name,
                            field.getEnumType().findValueByNumber(2).getName().toLowerCase(Locale.ROOT));
                else if (field.getJavaType() != FieldDescriptor.JavaType.MESSAGE) expected.put(name, "" + value);
            }
        }
    }

    private static void entry(Message.Builder message, FieldDescriptor map, String key, Object value) {
        Message.Builder entry = message.newBuilderForField(map);
        entry.setField(map.getMessageType().findFieldByName("key"), key);
        entry.setField(map.getMessageType().findFieldByName("value"), value);
        message.addRepeatedField(map, entry.build());
    }

    @Test
    void everyFieldIsAColumnAndHasAValueOfItsOwn() {
        assertEquals(RunColumn.ALL.stream().map(RunColumn::name).collect(Collectors.toSet()), expected.keySet());
        assertEquals(expected.size(), new HashSet<>(expected.values()).size());
        assertTrue(expected.size() > 50, "" + expected.keySet());
    }

    @Test
    void theLedgerGivesEachColumnItsOwnValue() {
        assertEquals(expected, read());
    }

    @Test
    void theArchiveGivesEachColumnItsOwnValue() {
        try (ResultsStore store = ResultsStore.resume(directory)) {
            store.finish(new ParquetArchive());
        }

        assertEquals(expected, read());
    }

    /** The values of the only row by name, read one by one, so that a column under the name of another is seen. */
    private Map<String, String> read() {
        Map<String, String> values = new LinkedHashMap<>();
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            for (RunColumn column : RunColumn.ALL) {
                values.put(
                        column.name(),
                        runs.list("SELECT \"" + column.name() + "\"::VARCHAR FROM runs", row -> row.getString(1))
                                .get(0));
            }
        }
        return values;
    }
}
