/**
 * This package reads the records of experiments with SQL. No other package may import DuckDB.
 *
 * <p>Begin with {@link crosshatch.results.database.RunDatabase}: it shows the runs of one or several results directories as
 * the tables {@code runs} and {@code measured}. The runs may be in an append-only log or in Parquet. {@link
 * crosshatch.results.database.RunSource} checks the files before they are read. {@link
 * crosshatch.results.database.LedgerTable} lets DuckDB read an append-only log, and {@link
 * crosshatch.results.database.ParquetFile} lets it read a Parquet file, whatever characters its name has. {@link crosshatch.results.database.ParquetArchive}
 * lets DuckDB write a Parquet file. {@link crosshatch.results.database.UserQuery} distinguishes queries from statements that
 * change something.
 *
 * <p>The package uses {@code crosshatch.results}. A command that reads no records does not load DuckDB.
 */
@NullMarked
package crosshatch.results.database;

import org.jspecify.annotations.NullMarked;
