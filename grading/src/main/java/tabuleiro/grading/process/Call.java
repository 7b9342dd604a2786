package tabuleiro.grading.process;

import java.io.DataOutputStream;
import java.io.IOException;
import tabuleiro.calls.Operation;
import tabuleiro.calls.Parts;
import tabuleiro.grading.wire.Request;

/**
 * A question to an object of a submission. There are thousands, and a lambda expression in its place would be made much
 * more slowly.
 *
 * @param sequence  the number of the question, which its answer repeats
 * @param handle    of the object
 * @param operation the method that is called
 * @param arguments what it is called with
 * @param isLast    whether no other call follows before this one is answered
 */
public record Call(int sequence, int handle, Operation operation, Object[] arguments, boolean isLast)
        implements Parts.Body {

    /** Returns the same call with another number, as the last of several or not. */
    Call numbered(int number, boolean last) {
        return new Call(number, handle, operation, arguments, last);
    }

    /** Begins a question of any kind. */
    public static void open(DataOutputStream out, int sequence, Request request) throws IOException {
        out.writeInt(sequence);
        out.writeByte(request.ordinal());
    }

    @Override
    public void writeTo(DataOutputStream out) throws IOException {
        open(out, sequence, isLast ? Request.CALL : Request.CALL_BEFORE_ANOTHER);
        out.writeInt(handle);
        out.writeInt(operation.number());
        operation.writeArguments(out, arguments);
    }
}
