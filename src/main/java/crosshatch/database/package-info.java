/**
 * SQL over the records of experiments; the only room that knows DuckDB.
 *
 * <p>Begin with {@link crosshatch.database.RunDatabase}: it shows the runs of one or several results directories as the table
 * {@code runs}, whether they lie in a ledger still or in Parquet already. {@link crosshatch.database.LedgerTable} lets DuckDB
 * read a ledger, {@link crosshatch.database.ParquetArchive} has it write Parquet.
 *
 * <p>Knows {@code crosshatch.results}. Nothing here is loaded by a command that needs no records.
 */
@NullMarked
package crosshatch.database;

import org.jspecify.annotations.NullMarked;
