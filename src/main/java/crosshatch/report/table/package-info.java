/**
 * Tables before they have a format, and the formats.
 *
 * <p>Begin with {@link crosshatch.report.table.Table}: columns, and rows of {@link crosshatch.report.table.Cell cells} that
 * hold a text for people and, where it is a number, the exact value. Each class named after a format turns one into text; {@link
 * crosshatch.report.table.TextFormat} makes it as wide as a terminal.
 *
 * <p>Knows {@code crosshatch.template}, nothing of solvers, puzzles or records.
 */
@NullMarked
package crosshatch.report.table;

import org.jspecify.annotations.NullMarked;
