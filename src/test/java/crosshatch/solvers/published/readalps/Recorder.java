package crosshatch.solvers.published.readalps;

import crosshatch.puzzle.board.Unit;
import crosshatch.solver.trace.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A listener that keeps the program's own events, and can show them in the columns of {@link PublishedTrace}. */
final class Recorder implements ReadalpsListener {
    final List<ReadalpsEvent> events = new ArrayList<>();

    @Override
    public boolean on() {
        return true;
    }

    @Override
    public void write(ReadalpsEvent event) {
        events.add(event);
    }

    @Override
    public void write(Event event) {
        // what every solver tells is tested where it arrives, at a trace
    }

    List<String> texts() {
        return events.stream().map(ReadalpsEvent::text).toList();
    }

    List<SortedMap<String, String>> columns() {
        return events.stream().map(Recorder::columns).toList();
    }

    private static SortedMap<String, String> columns(ReadalpsEvent event) {
        if (event instanceof ReadalpsEvent.Shrunken it) {
            return unit(row(it.complete() ? "complete" : "incomplete", "step", it.step()), it.unit());
        }
        if (event instanceof ReadalpsEvent.Wrong it) return unit(row("wrong", "step", it.step()), it.unit());
        if (event instanceof ReadalpsEvent.Removed it) {
            return cell(row("removed", "way", it.way(), "digit", it.digit()), it.cell());
        }
        if (event instanceof ReadalpsEvent.WayWrong it) return row("way-wrong", "way", it.way());
        if (event instanceof ReadalpsEvent.Locked it) return locked(it);
        if (event instanceof ReadalpsEvent.FilterAgain it) return row("again", "step", it.step());
        if (event instanceof ReadalpsEvent.Guessed it) return guessed(it);
        if (event instanceof ReadalpsEvent.Clashed it) return clashed(it);
        if (event instanceof ReadalpsEvent.Done it) {
            return row("done", "step", it.step(), "solutions", it.solutions());
        }
        if (event instanceof ReadalpsEvent.NoMore it) {
            return row("no-more", "step", it.step(), "solutions", it.solutions());
        }
        throw new AssertionError(event);
    }

    private static SortedMap<String, String> locked(ReadalpsEvent.Locked it) {
        SortedMap<String, String> row = row("locked");
        row.put(
                "cells",
                it.cells().stream()
                        .map(cell -> (cell / 9 + 1) + ":" + (cell % 9 + 1))
                        .collect(Collectors.joining(" ")));
        row.put(
                "digits",
                IntStream.rangeClosed(1, 9)
                        .filter(digit -> (it.digits() >> (digit - 1) & 1) == 1)
                        .mapToObj(String::valueOf)
                        .collect(Collectors.joining(" ")));
        return row;
    }

    private static SortedMap<String, String> guessed(ReadalpsEvent.Guessed it) {
        SortedMap<String, String> row = row(it.move().name().toLowerCase(Locale.ROOT), "step", it.step());
        row.put("level", "" + it.level());
        row.put("place", "" + it.place());
        row.put("alternatives", "" + it.alternatives());
        return cell(row, it.cell());
    }

    private static SortedMap<String, String> clashed(ReadalpsEvent.Clashed it) {
        int cell = it.clash().cell();
        SortedMap<String, String> row =
                row("clash", "step", it.step(), "digit", it.clash().digit());
        if (!it.clash().byBlock()) return cell(row, cell);
        row.put("unit", "blk");
        row.put("number", "" + (cell / 27 * 3 + cell % 9 / 3 + 1));
        row.put("place", "" + (cell / 9 % 3 * 3 + cell % 3 + 1));
        return row;
    }

    private static SortedMap<String, String> unit(SortedMap<String, String> row, Unit unit) {
        row.put(
                "unit",
                List.of("row", "col", "blk").get(List.of(Unit.Kind.values()).indexOf(unit.kind())));
        row.put("number", "" + unit.number());
        return row;
    }

    private static SortedMap<String, String> cell(SortedMap<String, String> row, int cell) {
        row.put("row", "" + (cell / 9 + 1));
        row.put("column", "" + (cell % 9 + 1));
        return row;
    }

    /** @param columns name, value, name, value, … */
    private static SortedMap<String, String> row(String kind, Object... columns) {
        SortedMap<String, String> row = new TreeMap<>();
        row.put("event", kind);
        for (int i = 0; i < columns.length; i += 2) row.put((String) columns[i], columns[i + 1].toString());
        return row;
    }
}
