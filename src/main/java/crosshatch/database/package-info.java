/**
 * SQL over the records of experiments; the only room that knows DuckDB.
 *
 * <p>Begin with {@link crosshatch.database.RunDatabase}: it shows the runs of one or several results directories as the tables
 * {@code runs} and {@code measured}, whether they lie in a ledger still or in Parquet already. {@link
 * crosshatch.database.RunSource} proves the files before they are read, {@link crosshatch.database.LedgerTable} lets DuckDB
 * read a ledger, {@link crosshatch.database.ParquetFile} a Parquet file under any name, {@link
 * crosshatch.database.ParquetArchive} has it write one. {@link crosshatch.database.UserQuery} tells questions from statements
 * that change something.
 *
 * <p>Knows {@code crosshatch.results}. Nothing here is loaded by a command that needs no records.
 */
@NullMarked
package crosshatch.database;

import org.jspecify.annotations.NullMarked;
