package tabuleiro.grading.intake;

import java.io.IOException;
import java.io.InputStream;
import java.util.Collection;

/** What a student handed in, where it lies: it is listed first, and only what is wanted is read. Used once. */
interface Bundle {

    /**
     * Lists what is in it, by name.
     *
     * @throws Refused if something in it must not be there
     */
    Contents list() throws IOException;

    /** Reads the wanted of the listed files. */
    void read(Collection<String> wanted, Reader into) throws IOException;

    /**
     * Returns what is in the archive of this name.
     *
     * @throws Refused if it cannot be opened, or lies too deep
     */
    Bundle open(String archive) throws IOException;

    /** Reads files, one after another. */
    interface Reader {

        /** Reads the file at this path, all of it or as much as is wanted. */
        void read(String path, InputStream file) throws IOException;
    }
}
