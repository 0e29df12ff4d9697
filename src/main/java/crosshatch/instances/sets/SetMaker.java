package crosshatch.instances.sets;

import java.io.IOException;
import java.nio.file.Path;

/** Makes sets of the catalogue that are neither shipped nor fetched, because their recipe makes the same file anywhere. */
@FunctionalInterface
public interface SetMaker {

    /**
     * Writes the file of a set of kind {@link CatalogEntry.Kind#GENERATED}. Whether it is that set is not for the maker to
     * say: its hash is compared afterwards.
     *
     * @param file does not exist, or is to be overwritten
     */
    void make(CatalogEntry entry, Path file) throws IOException;
}
