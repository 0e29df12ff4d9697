package crosshatch.results;

import static crosshatch.experiment.Records.record;
import static crosshatch.experiment.Records.with;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.DescriptorProtos.DescriptorProto;
import com.google.protobuf.DescriptorProtos.FieldDescriptorProto;
import com.google.protobuf.DescriptorProtos.FileDescriptorProto;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.DescriptorValidationException;
import com.google.protobuf.Descriptors.FileDescriptor;
import com.google.protobuf.DynamicMessage;
import crosshatch.Recipes;
import crosshatch.results.schema.Counts;
import crosshatch.results.schema.Run;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Counter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A column is declared once, as a field of the message, and is then a column everywhere. */
class RunColumnTest {
    private static final RunRecord RECORD = record("a", "cp", 1, 1, "unique", Verdict.CORRECT, "x", "y");
    private static final Pattern FIELD =
            Pattern.compile("^optional int64 (\\w+) = (\\d+) \\[\\(title\\) = \"[^\"]+\"];$", Pattern.MULTILINE);
    private static final Pattern NAME = Pattern.compile("`([a-z_]+)`");

    private static @Nullable Object shown(String column, RunRecord record) {
        return named(column, RunColumn.ALL).value(record);
    }

    private static RunColumn named(String name, List<RunColumn> columns) {
        return columns.stream()
                .filter(column -> column.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void solvingIsWhatEncodingLeavesOfTheTotal() {
        assertEquals(900L, shown("solve_ns", RECORD));
    }

    @Test
    void withoutTheTimeOfEncodingThatOfSolvingIsUnknown() {
        RunRecord ended = with(RECORD, run -> run.getTimesBuilder().clearEncodeNs());

        assertNull(shown("solve_ns", ended));
        assertNull(shown("encode_ns", ended));
    }

    @Test
    void whatIsAbsentIsUnknownAndNever0() {
        assertNull(shown("allocated_bytes", RECORD));
        assertEquals(0L, shown("overrun_ns", RECORD));
        assertNull(shown("throttles", RECORD));
        assertNull(shown("options", RECORD));
        assertEquals("", shown("detail", RECORD));
    }

    @Test
    void severalValuesAreOneTextAndOptionsAreByName() {
        RunRecord full = with(RECORD, run -> {
            run.getIdentityBuilder().putOptions("learn", "off").putOptions("alldiff", "AC");
            run.setCounts(Counts.newBuilder().putNatives("nodes", 3).putNatives("fails", -2));
        });

        assertEquals("x y", shown("solution_ids", full));
        assertEquals("nodes=3 fails=-2", shown("natives", full));
        assertEquals(Map.of("learn", "off", "alldiff", "AC"), shown("options", full));
    }

    @Test
    void theCountersOfAMessageAreThoseOfTheContract() {
        assertEquals(
                Stream.concat(Arrays.stream(Counter.values()).map(Counter::column), Stream.of("natives"))
                        .toList(),
                Counts.getDescriptor().getFields().stream()
                        .map(field -> field.getName())
                        .toList());
    }

    @Test
    void aFieldThatIsDeclaredIsAColumnAtItsPlace() throws DescriptorValidationException, IOException {
        Descriptor later = later();
        Descriptor times = later.getFile().findMessageTypeByName("Times");
        DynamicMessage run = DynamicMessage.parseFrom(later, RECORD.run().toByteArray());
        DynamicMessage measured = DynamicMessage.newBuilder(times)
                .setField(times.findFieldByName("gc_ns"), 77L)
                .build();

        List<RunColumn> columns = RunColumn.of(later);
        RunColumn added = named("gc_ns", columns);
        Object value = added.reader()
                .apply(run.toBuilder()
                        .setField(later.findFieldByName("times"), measured)
                        .build());

        assertEquals(77L, value);
        assertEquals(RunColumn.Type.NUMBER, added.type());
        assertEquals("own_ns", columns.get(columns.indexOf(added) - 1).name());
        assertEquals(RunColumn.ALL.size() + 1, columns.size());
        assertNull(added.reader().apply(run));
    }

    /** A run as a later program might declare it: with the time that CONTRIBUTING.md adds. */
    static Descriptor later() throws DescriptorValidationException, IOException {
        Matcher field = FIELD.matcher(Recipes.under("A column", "proto").get(0));
        assertTrue(field.find());
        FileDescriptor today = Run.getDescriptor().getFile();
        FileDescriptorProto.Builder file = today.toProto().toBuilder();
        DescriptorProto.Builder times = file.getMessageTypeBuilderList().stream()
                .filter(message -> message.getName().equals("Times"))
                .findFirst()
                .orElseThrow();
        times.addOneofDeclBuilder().setName("_" + field.group(1));
        times.addField(FieldDescriptorProto.newBuilder()
                .setName(field.group(1))
                .setNumber(Integer.parseInt(field.group(2)))
                .setLabel(FieldDescriptorProto.Label.LABEL_OPTIONAL)
                .setType(FieldDescriptorProto.Type.TYPE_INT64)
                .setProto3Optional(true)
                .setOneofIndex(times.getOneofDeclCount() - 1));
        FileDescriptor[] imports = today.getDependencies().toArray(new FileDescriptor[0]);
        return FileDescriptor.buildFrom(file.build(), imports).findMessageTypeByName("Run");
    }

    @Test
    void everyColumnIsExplainedInItsPlace() throws IOException {
        String document = Files.readString(Path.of("docs/reference/records.md"));
        List<String> explained = document.substring(
                        document.indexOf("## Columns of runs"), document.indexOf("## Columns of summary.csv"))
                .lines()
                .filter(line -> line.startsWith("| `"))
                .flatMap(line -> NAME.matcher(line.split("\\|", 3)[1]).results())
                .map((MatchResult name) -> name.group(1))
                .toList();

        assertEquals(RunColumn.ALL.stream().map(RunColumn::name).toList(), explained);
    }

    /** As CONTRIBUTING.md says. These are measured, and nothing is computed from them. */
    @Test
    @Tag("exhaustive")
    void aMeasuredColumnIsNamedWhereItIsDeclaredAndWhereItIsMeasured() {
        for (String column : List.of("allocated_bytes", "cpu_ns", "involuntary_switches")) {
            assertEquals(2, filesThatName(column).size(), column + ": " + filesThatName(column));
        }
    }

    private static List<Path> filesThatName(String column) {
        String camel = Pattern.compile("(?:^|_)([a-z])").matcher(column).replaceAll(letter -> letter.group(1)
                .toUpperCase(Locale.ROOT));
        Pattern named = Pattern.compile("\\b" + column + "\\b|[gs]et" + camel + "\\b|has" + camel + "\\b");
        try (Stream<Path> files = Files.walk(Path.of("src/main"))) {
            List<Path> found = new ArrayList<>();
            for (Path file : files.filter(Files::isRegularFile)
                    .filter(each -> each.toString().matches(".*\\.(java|proto|json|js)"))
                    .toList()) {
                if (named.matcher(Files.readString(file)).find()) found.add(file);
            }
            assertTrue(found.contains(Path.of("src/main/protobuf/crosshatch/run.proto")), column);
            return found;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
