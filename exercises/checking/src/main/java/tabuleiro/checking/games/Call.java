package tabuleiro.checking.games;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.calls.Form;

/**
 * A recorded call: in which game, of which object and method; the number of the object that it returns, or -1; and the
 * values of which any is right, none if there is nothing to compare.
 */
record Call(int game, int object, int method, byte[] arguments, int result, String rule, List<byte[]> permitted) {

    /** Returns the call that comes next. */
    static Call read(DataInputStream in) throws IOException {
        final Call call = new Call(in.readShort(), in.readInt(), in.readShort(), in.readNBytes(in.readInt()),
                in.readInt(), in.readUTF(), new ArrayList<>());
        for (int left = in.readShort(); left > 0; left--) {
            call.permitted.add(in.readNBytes(in.readInt()));
        }
        return call;
    }

    /** Returns the values of which any is right, which are written in this form. */
    List<Object> right(Form form) throws IOException {
        final List<Object> right = new ArrayList<>();
        for (byte[] each : permitted) {
            right.add(form.read(in(each)));
        }
        return right;
    }

    /** Returns what is written in some bytes. */
    static DataInputStream in(byte[] bytes) {
        return new DataInputStream(new ByteArrayInputStream(bytes));
    }
}
