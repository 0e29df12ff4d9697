package crosshatch.results;

import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.EnumValueDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import crosshatch.results.schema.Run;
import crosshatch.results.schema.RunSchema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * One column of the table {@code runs}: a field of {@link Run}, or of a message in it, in the order of their declaration.
 * {@code docs/reference/records.md} explains each column.
 *
 * @param name the name in CSV, Parquet and queries
 * @param title the heading of the column on the report page; empty if the page does not show the column
 * @param words all words of a column whose values are the constants of an enumeration; else empty
 * @param reader returns the value in a run: a text, a {@code Long}, or a map of texts with at least one entry; null if the value
 *     is unknown
 */
public record RunColumn(
        String name, Type type, String title, List<String> words, Function<Message, @Nullable Object> reader) {
    /** The version of the columns. It grows when a column is added, renamed or given another meaning. */
    public static final int SCHEMA_VERSION = Run.getDescriptor().getOptions().getExtension(RunSchema.schemaVersion);

    /** The oldest version in which solvers have their present names. Later versions only add columns. */
    public static final int OLDEST_SCHEMA = 8;

    /** The type of the values of a column. */
    public enum Type {
        /** The values are texts; an empty text gives no information. */
        TEXT,
        /** The values are whole numbers. */
        NUMBER,
        /** The values are maps from names to texts. */
        TEXTS
    }

    /** All columns, in the order of the table. */
    public static final List<RunColumn> ALL = of(Run.getDescriptor());

    /** Lists the columns of a run with another declaration. */
    static List<RunColumn> of(Descriptor run) {
        List<RunColumn> columns = new ArrayList<>();
        add(run, whole -> whole, columns);
        return List.copyOf(columns);
    }

    /**
     * Adds the columns of a message.
     *
     * @param part finds the message whose fields are added
     */
    private static void add(Descriptor message, UnaryOperator<Message> part, List<RunColumn> columns) {
        for (FieldDescriptor field : message.getFields()) {
            if (field.getJavaType() == FieldDescriptor.JavaType.MESSAGE && !field.isMapField()) {
                add(field.getMessageType(), run -> (Message) part.apply(run).getField(field), columns);
            } else {
                columns.add(of(field, part));
            }
            if (field.getName().equals("encode_ns")) columns.add(solving(message, part));
        }
    }

    private static RunColumn of(FieldDescriptor field, UnaryOperator<Message> part) {
        Type type = type(field);
        boolean optional = field.hasPresence();
        String title = field.getOptions().getExtension(RunSchema.title);
        List<String> words = words(field);
        return new RunColumn(field.getName(), type, title, words, run -> {
            Message message = part.apply(run);
            if (optional && !message.hasField(field)) return null;
            Object value = message.getField(field);
            if (!words.isEmpty()) return words.get(((EnumValueDescriptor) value).getIndex());
            if (type == Type.NUMBER) return ((Number) value).longValue();
            if (type == Type.TEXTS) return texts(field, value);
            return field.isRepeated() ? joined(field, value) : value;
        });
    }

    private static List<String> words(FieldDescriptor field) {
        if (field.getJavaType() != FieldDescriptor.JavaType.ENUM) return List.of();
        return field.getEnumType().getValues().stream()
                .map(constant -> Words.of(constant.getName()))
                .toList();
    }

    private static Type type(FieldDescriptor field) {
        if (field.isMapField()) {
            FieldDescriptor value = field.getMessageType().findFieldByNumber(2);
            boolean texts = value.getJavaType() == FieldDescriptor.JavaType.STRING;
            return texts ? Type.TEXTS : Type.TEXT;
        }
        return switch (field.getJavaType()) {
            case STRING, ENUM -> Type.TEXT;
            case INT, LONG -> Type.NUMBER;
            default ->
                throw new IllegalArgumentException(
                        field + ": expected a text, a constant, a whole number, or a map of texts or numbers");
        };
    }

    /** Joins values of a repeated field, or {@code name=value} of a map, with blanks. */
    private static String joined(FieldDescriptor field, Object values) {
        return ((List<?>) values)
                .stream()
                        .map(each -> field.isMapField() ? part(field, each, 1) + "=" + part(field, each, 2) : "" + each)
                        .collect(Collectors.joining(" "));
    }

    private static @Nullable Map<String, String> texts(FieldDescriptor map, Object entries) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (Object each : (List<?>) entries) texts.put("" + part(map, each, 1), "" + part(map, each, 2));
        return texts.isEmpty() ? null : texts;
    }

    /** Returns a part of an entry of a map: 1 is its key, 2 its value. */
    private static Object part(FieldDescriptor map, Object entry, int number) {
        return ((Message) entry).getField(map.getMessageType().findFieldByNumber(number));
    }

    /** The one column that is no field: it follows from two others. */
    private static RunColumn solving(Descriptor times, UnaryOperator<Message> part) {
        FieldDescriptor encoding = times.findFieldByName("encode_ns");
        FieldDescriptor total = times.findFieldByName("total_ns");
        return new RunColumn("solve_ns", Type.NUMBER, "solving", List.of(), run -> {
            Message message = part.apply(run);
            return message.hasField(encoding)
                    ? (long) message.getField(total) - (long) message.getField(encoding)
                    : null;
        });
    }

    /** Returns the value of a record, see {@link #reader}. */
    public @Nullable Object value(RunRecord record) {
        return reader.apply(record.run());
    }
}
