package tabuleiro.grading.testing;

import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Map;
import tabuleiro.calls.Parts;
import tabuleiro.grading.play.Exchange;
import tabuleiro.grading.process.Call;
import tabuleiro.grading.wire.Request;

/**
 * A call as it is sent. There are thousands, and a lambda expression in its place would be made much more slowly.
 *
 * @param sequence the number of the question, which its answer repeats
 * @param exchange the call
 * @param isLast   whether no other call follows before this one is answered
 * @param objects  the numbers that the submission's process gives to objects, by those of the script
 */
record SentCall(int sequence, Exchange exchange, boolean isLast, Map<Integer, Integer> objects)
        implements Parts.Body {

    @Override
    public void writeTo(DataOutputStream out) throws IOException {
        Call.open(out, sequence, isLast ? Request.CALL : Request.CALL_BEFORE_ANOTHER);
        out.writeInt(objects.get(exchange.call().object()));
        out.writeInt(exchange.operation().number());
        exchange.write(out, objects);
    }
}
