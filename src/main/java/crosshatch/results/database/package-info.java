/**
 * SQL over the records of experiments; the only package that imports DuckDB.
 *
 * <p>Begin with {@link crosshatch.results.database.RunDatabase}: it shows the runs of one or several results directories as the
 * tables {@code runs} and {@code measured}. The runs may still be in an append-only log or already in Parquet.
 * {@link crosshatch.results.database.RunSource} proves the files before they are read,
 * {@link crosshatch.results.database.LedgerTable} lets DuckDB read an append-only log,
 * {@link crosshatch.results.database.ParquetFile} a Parquet file under any name,
 * {@link crosshatch.results.database.ParquetArchive} has it write one. {@link crosshatch.results.database.UserQuery}
 * distinguishes queries from statements that change something.
 *
 * <p>Knows {@code crosshatch.results}. Nothing here is loaded by a command that needs no records.
 */
@NullMarked
package crosshatch.results.database;

import org.jspecify.annotations.NullMarked;
