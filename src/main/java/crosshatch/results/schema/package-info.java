/**
 * This package holds the classes of messages that the build generates from {@code src/main/protobuf/crosshatch/run.proto}. A
 * {@link crosshatch.results.schema.Run} is a row of the append-only log. Other messages are sent between this program and its
 * workers. Both kinds contain smaller messages such as {@link crosshatch.results.schema.Times}.
 *
 * <p>The file explains each field, its unit, and when it is absent. {@code crosshatch.results} adds methods to the messages.
 * The package uses only Protocol Buffers.
 */
@NullMarked
package crosshatch.results.schema;

import org.jspecify.annotations.NullMarked;
