package crosshatch.puzzle.board;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The kinds of relations, by their names on boards. A canonical text is {@code KIND … of CELLS}, where a template describes the
 * words between {@code KIND} and {@code of}. In JSON, fields have the same names. In a template, {@code {name}} stands for one
 * word, and {@code {name*}} for several words; words in brackets are optional.
 */
@SuppressWarnings("ImmutableEnumChecker") // a list that nobody changes, and a reader that keeps nothing
public enum RelationKind {
    SUM("sum", "sums", "{value}", Sum::read),
    PRODUCT("product", "products", "{value}", Product::read),
    DIFFERENCE("difference", "differences", "{value}", fields -> Pair.read(Pair.Operator.DIFFERENCE, fields)),
    QUOTIENT("quotient", "quotients", "{value}", fields -> Pair.read(Pair.Operator.QUOTIENT, fields)),
    LESS("less", "less-than signs", "", fields -> Pair.read(Pair.Operator.LESS, fields)),
    ADJACENT("adjacent", "consecutive neighbours", "", fields -> Pair.read(Pair.Operator.ADJACENT, fields)),
    APART("apart", "neighbours that are not consecutive", "", fields -> Pair.read(Pair.Operator.APART, fields)),
    VISIBLE("visible", "numbers of visible digits", "{value}", Visible::read),
    TABLE("table", "tables", "{tuples*}", Table::read),
    FORBIDDEN("forbidden", "forbidden tuples", "{tuples*}", Forbidden::read),
    DISTINCT("distinct", "shifted all-differents", "{offsets*}[ except {except*}]", Distinct::read),
    DISTANCE("distance", "distances", "{value}", Distance::read),
    LINEAR("linear", "linear sums", "{coefficients*} {comparison} {value}", Linear::read),
    ELEMENT("element", "elements", "{array*}", Element::read),
    COUNT("count", "counts", "{values*} from {least} to {most}[ above {result}]", Count::read),
    N_VALUES("nValues", "numbers of values", "from {least} to {most}[ above {result}]", NValues::read),
    CIRCUIT("circuit", "circuits", "{first}", Circuit::read),
    ALL_EQUAL("allEqual", "equal cells", "", AllEqual::read),
    REGULAR("regular", "automata", "{transitions*} accepting {accepting*}", Regular::read);

    private final String word;
    private final String plural;
    private final List<String> fields;
    private final Pattern text;

    private final Function<RelationFields, Relation> reader;

    RelationKind(String word, String plural, String template, Function<RelationFields, Relation> reader) {
        this.word = word;
        this.plural = plural;
        this.reader = reader;
        fields = Pattern.compile("\\{(\\w+)")
                .matcher(template)
                .results()
                .map(field -> field.group(1))
                .toList();
        text = Pattern.compile(template.replace("[", "(?:")
                .replace("]", ")?")
                .replaceAll("\\{(\\w+)\\*\\}", "(?<$1>.+?)")
                .replaceAll("\\{(\\w+)\\}", "(?<$1>\\\\S+)"));
    }

    /** Returns the kind with this name; empty if there is none. */
    public static Optional<RelationKind> named(String word) {
        return Arrays.stream(values()).filter(kind -> kind.word.equals(word)).findFirst();
    }

    /** Lists the names of all kinds, for messages: {@code sum, product, … or count}. */
    public static String words() {
        String words = Arrays.stream(values()).map(RelationKind::word).collect(Collectors.joining(", "));
        int last = words.lastIndexOf(", ");
        return words.substring(0, last) + " or " + words.substring(last + 2);
    }

    /** Returns the name of this kind in texts and files. */
    public String word() {
        return word;
    }

    /** Returns the name for several relations of this kind. */
    String plural() {
        return plural;
    }

    /** Returns the names of all fields except the cells. */
    public List<String> fields() {
        return fields;
    }

    /** Matches the words between kind and cells in a canonical text; groups have the names of the fields. */
    Matcher parts(String between) {
        return text.matcher(between);
    }

    /**
     * Makes a relation of this kind from its fields.
     *
     * @throws IllegalArgumentException if the fields are invalid
     */
    public Relation read(RelationFields given) {
        return reader.apply(given);
    }
}
