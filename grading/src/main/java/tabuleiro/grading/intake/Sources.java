package tabuleiro.grading.intake;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.TreeMap;

/** The bytes of the source files that were read from a submission, of which there may not be too many. */
final class Sources implements Bundle.Reader {

    private final Map<String, byte[]> bytes = new TreeMap<>();
    private long size;

    /** Returns what is in each file, by its path in the submission. */
    Map<String, byte[]> bytes() {
        return bytes;
    }

    /**
     * Reads a file to its end.
     *
     * @throws Refused if it is too large, or all of them are
     */
    @Override
    public void read(String path, InputStream file) throws IOException {
        final byte[] all = read(path, file, Limits.MOST_OF_A_SOURCE);
        size += all.length;
        if (size > Limits.MOST_OF_ALL_SOURCES) {
            throw new Refused(Refused.TOO_MUCH, "The Java files are larger than "
                    + mib(Limits.MOST_OF_ALL_SOURCES) + " together.");
        }
        bytes.put(path, all);
    }

    /**
     * Returns what is in a file.
     *
     * @throws Refused if it is larger than this
     */
    static byte[] read(String path, InputStream file, long most) throws IOException {
        final byte[] all = file.readNBytes((int) most + 1);
        if (all.length > most) {
            throw new Refused(Refused.TOO_MUCH,
                    "The file " + EntryName.shown(path) + " is larger than " + mib(most) + ".");
        }
        return all;
    }

    private static String mib(long bytes) {
        return (bytes >> 20) + " MiB";
    }
}
