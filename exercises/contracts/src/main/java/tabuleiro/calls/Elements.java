package tabuleiro.calls;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/** What a collection contains, which may be a submission's own and do anything. */
final class Elements {

    private static final int MOST = 10_000;

    private Elements() {
    }

    /** Returns this number of elements, if so many are allowed. */
    static int fit(int size) throws MalformedException {
        if (size < 0 || size > MOST) {
            throw new MalformedException("a collection of more than " + MOST + " elements");
        }
        return size;
    }

    /** A copy is sent, so that a collection that lies about its size cannot send more or less than it announces. */
    static <T> List<T> copy(Collection<? extends T> collection) throws MalformedException {
        final List<T> elements = new ArrayList<>();
        for (T element : collection) {
            elements.add(element);
            fit(elements.size());
        }
        return elements;
    }

    /** Writes what has no order of its own in the order of its bytes, so that equal sets are written alike. */
    static <T> void write(DataOutputStream out, List<T> elements, Forms.Writer<T> writer) throws IOException {
        final List<byte[]> written = new ArrayList<>();
        for (T element : elements) {
            final ByteArrayOutputStream bytes = new ByteArrayOutputStream(Long.BYTES);
            writer.write(new DataOutputStream(bytes), element);
            written.add(bytes.toByteArray());
        }
        written.sort(Arrays::compare);
        for (byte[] bytes : written) {
            out.write(bytes);
        }
    }
}
