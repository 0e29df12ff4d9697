package crosshatch.puzzle.file.xcsp;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleSource;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xcsp.common.Types.TypeCtr;
import org.xcsp.parser.XParser;

/** Reads an instance of XCSP3 as one puzzle. Objectives are refused, because a puzzle has none. */
public final class XcspPuzzles {
    private static final int MOST_BYTES = 1 << 26;
    private static final int MOST_VARIABLES = 100_000;

    /** The elements that may surround constraints. */
    private static final Set<String> AROUND_CONSTRAINTS =
            Set.of("block", "group", "slide", "seqbin", "and", "or", "not", "xor", "iff", "ifThen", "ifThenElse");

    private XcspPuzzles() {}

    /**
     * Reads an instance.
     *
     * @throws InputException if the text is no instance, or if no board can state it; the message gives the place and the reason
     */
    public static PuzzleSource read(InputStream in, String source) {
        try (in) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new InputException(source + ": found an instance of more than " + (MOST_BYTES >> 20)
                        + " megabytes, expected a smaller one");
            }
            Puzzle puzzle = puzzle(LinedDocument.read(bytes, source), source);
            return PuzzleSource.of(List.of(new LocatedPuzzle(puzzle, source, 1, 1, "")));
        } catch (IOException broken) {
            throw NamedFile.unreadable(source, broken);
        }
    }

    private static Puzzle puzzle(Document document, String source) {
        for (String objective : new String[] {"minimize", "maximize"}) {
            NodeList found = document.getElementsByTagName(objective);
            if (found.getLength() == 0) continue;
            throw new InputException(source + ":" + LinedDocument.line((Element) found.item(0)) + ": <" + objective
                    + ">: found an objective, expected an instance of type CSP. Remove <objectives> to find"
                    + " any solution");
        }
        requireFewVariables(document, source);
        requireConstraints(document, source);
        TupleRanges.expand(document, source);
        String line = LinedDocument.line(document.getDocumentElement());
        try {
            XParser parser = new XParser(document);
            XcspVariables variables = new XcspVariables(parser.vEntries);
            BoardDraft draft = variables.draft();
            new XcspConstraints(source, variables, draft).loadConstraints(parser);
            return draft.puzzle();
        } catch (InputException explained) {
            throw explained;
        } catch (IllegalArgumentException bad) {
            throw new InputException(source + ":" + line + ": " + bad.getMessage(), bad);
        } catch (ArithmeticException large) {
            throw new InputException(
                    source + ":" + line
                            + ": found numbers whose sum or product exceeds 64 bits, expected smaller numbers",
                    large);
        } catch (Exception bad) { // what the library throws where an instance is not what its format says
            throw new InputException(
                    source + ":" + line + ": the parser of XCSP3 cannot read this instance" + reason(bad), bad);
        }
    }

    private static String reason(Exception bad) {
        if (bad instanceof NegativeArraySizeException) return ": an array has a negative size";
        return bad.getMessage() == null ? "; it has printed the reason itself" : ": " + bad.getMessage();
    }

    /** Refuses too many variables before the library makes an object for each. */
    private static void requireFewVariables(Document document, String source) {
        NodeList arrays = document.getElementsByTagName("array");
        for (int i = 0; i < arrays.getLength(); i++) {
            Element array = (Element) arrays.item(i);
            double variables = 1;
            for (String size : array.getAttribute("size").split("[^0-9]+", -1)) {
                if (!size.isEmpty()) variables *= Double.parseDouble(size);
            }
            if (variables <= MOST_VARIABLES) continue;
            throw new InputException(source + ":" + LinedDocument.line(array) + ": <array> "
                    + array.getAttribute("id") + " of size " + array.getAttribute("size") + ", expected at most "
                    + MOST_VARIABLES + " variables");
        }
    }

    /** The library names the Java type that lacks a constraint, not its line. */
    private static void requireConstraints(Document document, String source) {
        for (String around : new String[] {"constraints", "block"}) {
            NodeList found = document.getElementsByTagName(around);
            for (int i = 0; i < found.getLength(); i++) {
                for (Node each = found.item(i).getFirstChild(); each != null; each = each.getNextSibling()) {
                    if (each instanceof Element constraint) requireConstraint(constraint, source);
                }
            }
        }
    }

    private static void requireConstraint(Element constraint, String source) {
        String name = constraint.getTagName();
        if (AROUND_CONSTRAINTS.contains(name)) return;
        if (Stream.of(TypeCtr.values()).anyMatch(each -> each.name().equals(name))) return;
        throw new InputException(source + ":" + LinedDocument.line(constraint) + ": <" + name
                + ">: found an unknown constraint. Boards have " + XcspConstraints.KNOWN);
    }

    /** Expands tuples with ranges, {@code (1,0..2)}, and removes empty lists of exceptions, because the parser fails at both. */
    private static final class TupleRanges {
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
}
