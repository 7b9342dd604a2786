package tabuleiro.grading.intake;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.SeekableByteChannel;

/** Something that holds entries, one after another. None of what they say of themselves has been checked. */
interface Archive {

    /**
     * Shows each entry to a visitor.
     *
     * @throws Refused     if this is no honest archive
     * @throws IOException if it cannot be read
     */
    void walk(Visitor visitor) throws IOException;

    /** Looks at one entry after another. */
    interface Visitor {

        /** Looks at an entry; what is in it can be had while this goes on. */
        void visit(Item item, Content content) throws IOException;
    }

    /** What is in an entry, while it is visited. */
    interface Content {

        /** Opens it at the beginning. Read to its end, it makes sure that the bytes are undamaged. */
        InputStream open() throws IOException;

        /**
         * Returns how many bytes of the archive it takes, or has taken so far; not exact if entries are
         * packed as one.
         */
        long packedBytes() throws IOException;
    }

    /** Where the bytes of an archive are, as often as they are needed. */
    interface Bytes {

        /** Opens them at the beginning. */
        SeekableByteChannel open() throws IOException;
    }
}
