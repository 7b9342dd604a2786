package tabuleiro.calls;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** How values of one declared type are written and read. */
public interface Form {

    /**
     * Writes a value.
     *
     * @throws MalformedException if it is null, too large, or not of the type; the message says which
     */
    void write(DataOutputStream out, Object value) throws IOException;

    /**
     * Returns the value of the type that comes next.
     *
     * @throws MalformedException if what comes is no such value
     */
    Object read(DataInputStream in) throws IOException;
}
