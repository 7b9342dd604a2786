package tabuleiro.calls;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** How numbers are written and read within values, of which most are small: in one byte, or in five. */
final class Numbers {

    /** Stands before a number that has no byte of its own. */
    private static final int LARGE = 0xff;

    private Numbers() {
    }

    /** Writes a number. */
    static void write(DataOutputStream out, int number) throws IOException {
        if (0 <= number && number < LARGE) {
            out.writeByte(number);
        } else {
            out.writeByte(LARGE);
            out.writeInt(number);
        }
    }

    /** Returns the number that comes next. */
    static int read(DataInputStream in) throws IOException {
        final int first = in.readUnsignedByte();
        return first == LARGE ? in.readInt() : first;
    }
}
