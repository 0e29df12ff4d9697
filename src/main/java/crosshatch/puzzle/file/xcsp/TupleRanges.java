package crosshatch.puzzle.file.xcsp;

import crosshatch.base.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** Expands tuples with ranges, {@code (1,0..2)}, and removes empty lists of exceptions, because the parser fails at both. */
final class TupleRanges {
    private static final int MOST_TUPLES = 200_000;
    private static final Pattern TUPLE = Pattern.compile("\\(([^()]*)\\)");
    private static final Pattern RANGE = Pattern.compile("(-?[0-9]{1,9})\\.\\.(-?[0-9]{1,9})");

    private static final Pattern CONDITION = Pattern.compile(
            "\\s*+(\\*|[=≠≤≥]?-?[0-9]{1,9}|-?[0-9]{1,9}\\.\\.-?[0-9]{1,9}|\\{-?[0-9]{1,9}(\\s++-?[0-9]{1,9})*+\\})?\\s*+");

    private final String place;
    private int tuples;

    private TupleRanges(String place) {
        this.place = place;
    }

    /**
     * Expands the tuples of a document.
     *
     * @throws InputException if the ranges of a constraint represent too many tuples
     */
    static void expand(Document document, String source) {
        for (String name : List.of("supports", "conflicts")) {
            for (Element each : elements(document, name)) expand(each, source);
        }
        for (Element each : elements(document, "except")) {
            if (each.getTextContent().isBlank()) each.getParentNode().removeChild(each);
        }
    }

    private static List<Element> elements(Document document, String name) {
        NodeList found = document.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < found.getLength(); i++) elements.add((Element) found.item(i));
        return elements;
    }

    /** A hybrid table has conditions besides ranges, which the parser knows; it ends at those that it does not know. */
    private static void expand(Element table, String source) {
        String text = table.getTextContent();
        if (((Element) table.getParentNode()).hasAttribute("type")) {
            requireConditions(text, source + ":" + LinedDocument.line(table) + ": <" + table.getTagName() + ">: ");
            return;
        }
        if (!text.contains("(") || !text.contains("..")) return;
        TupleRanges ranges =
                new TupleRanges(source + ":" + LinedDocument.line(table) + ": <" + table.getTagName() + ">: ");
        table.setTextContent(
                TUPLE.matcher(text).replaceAll(tuple -> Matcher.quoteReplacement(ranges.expanded(tuple.group(1)))));
    }

    private static void requireConditions(String text, String place) {
        for (String part : text.replaceAll("[()]", ",").split(",", -1)) {
            if (CONDITION.matcher(part).matches()) continue;
            throw new InputException(
                    place + "found '" + part.strip() + "' in a tuple, expected a number, a number after =, ≠, ≤"
                            + " or ≥, a range 1..2, a set {1 2}, or *. Write the constraint as an intension");
        }
    }

    private String expanded(String tuple) {
        Matcher range = RANGE.matcher(tuple);
        if (!range.find()) return "(" + tuple + ")";
        StringBuilder all = new StringBuilder();
        int last = Integer.parseInt(range.group(2));
        for (int value = Integer.parseInt(range.group(1)); value <= last; value++) {
            if (++tuples > MOST_TUPLES) {
                throw new InputException(place + "its ranges stand for more than " + MOST_TUPLES
                        + " tuples, expected fewer. Write the constraint as an intension");
            }
            all.append(expanded(tuple.substring(0, range.start()) + value + tuple.substring(range.end())));
        }
        return all.toString();
    }
}
