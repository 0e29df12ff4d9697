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
import java.util.function.UnaryOperator;

/**
 * One column of the table {@code runs}: a field of {@link Run}, or of a message in it, in the order of their declaration.
 * {@code docs/reference/records.md} explains each column.
 */
public final class RunColumn {
    /** The version of the columns. It grows when a column is added, renamed or given another meaning. */
    public static final int SCHEMA_VERSION = Run.getDescriptor().getOptions().getExtension(RunSchema.schemaVersion);

    /** The oldest version in which solvers have their present names. Later versions only add columns. */
    public static final int OLDEST_SCHEMA = 8;

    /** The type of the values of a column. */
    public enum Type {
        /** The values are texts, empty for no information. */
        TEXT,
        /** The values are whole numbers. */
        NUMBER,
        /** The values are texts by name. */
        TEXTS
    }

    /** Receives one value of a column. */
    public interface Cell {
        /** Receives a text, which may be empty. */
        void text(String value);

        /** Receives a whole number. */
        void number(long value);

        /** Receives texts by name, at least one. */
        void texts(Map<String, String> values);

        /** Receives an unknown value: an empty field of CSV, null in other formats. */
        void unknown();
    }

    /** Finds the value in a run and puts it where it goes. */
    private interface Reader {
        void read(Message run, Cell to);
    }

    /** All columns, in the order of the table. */
    public static final List<RunColumn> ALL = of(Run.getDescriptor());

    private final String name;
    private final Type type;
    private final String title;
    private final List<String> words;
    private final Reader reader;

    private RunColumn(String name, Type type, String title, List<String> words, Reader reader) {
        this.name = name;
        this.type = type;
        this.title = title;
        this.words = words;
        this.reader = reader;
    }

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
        return new RunColumn(field.getName(), type, title, words, (run, to) -> {
            Message message = part.apply(run);
            if (optional && !message.hasField(field)) to.unknown();
            else if (words.isEmpty()) write(field, type, message.getField(field), to);
            else to.text(words.get(((EnumValueDescriptor) message.getField(field)).getIndex()));
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

    private static void write(FieldDescriptor field, Type type, Object value, Cell to) {
        switch (type) {
            case NUMBER -> to.number(((Number) value).longValue());
            case TEXTS -> {
                Map<String, String> texts = texts(field, value);
                if (texts.isEmpty()) to.unknown();
                else to.texts(texts);
            }
            case TEXT -> to.text(field.isRepeated() ? joined(field, value) : (String) value);
        }
    }

    /** Joins values of a repeated field, or {@code name=value} of a map, with blanks. */
    private static String joined(FieldDescriptor field, Object values) {
        StringBuilder text = new StringBuilder();
        for (Object each : (List<?>) values) {
            if (!text.isEmpty()) text.append(' ');
            if (field.isMapField())
                text.append(part(field, each, 1)).append('=').append(part(field, each, 2));
            else text.append(each);
        }
        return text.toString();
    }

    private static Map<String, String> texts(FieldDescriptor map, Object entries) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (Object each : (List<?>) entries) texts.put("" + part(map, each, 1), "" + part(map, each, 2));
        return texts;
    }

    /** Returns a part of an entry of a map: 1 is its key, 2 its value. */
    private static Object part(FieldDescriptor map, Object entry, int number) {
        return ((Message) entry).getField(map.getMessageType().findFieldByNumber(number));
    }

    /** The one column that is no field: it follows from two others. */
    private static RunColumn solving(Descriptor times, UnaryOperator<Message> part) {
        FieldDescriptor encoding = times.findFieldByName("encode_ns");
        FieldDescriptor total = times.findFieldByName("total_ns");
        return new RunColumn("solve_ns", Type.NUMBER, "solving", List.of(), (run, to) -> {
            Message message = part.apply(run);
            if (message.hasField(encoding))
                to.number((long) message.getField(total) - (long) message.getField(encoding));
            else to.unknown();
        });
    }

    /** Returns the name in CSV, Parquet and queries. */
    public String name() {
        return name;
    }

    public Type type() {
        return type;
    }

    /** Returns the heading of its numbers on the report page; empty if the page does not show them. */
    public String title() {
        return title;
    }

    /** Returns all words of the column if its values are the constants of an enumeration; else an empty list. */
    public List<String> words() {
        return words;
    }

    /** Writes the value of {@code record} in this column. */
    public void write(RunRecord record, Cell to) {
        write(record.run(), to);
    }

    /** Writes the value of a run, which may have another declaration. */
    void write(Message run, Cell to) {
        reader.read(run, to);
    }
}
