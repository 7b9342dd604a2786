package tabuleiro.grading.child;

import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.Tampering;
import tabuleiro.calls.Codec;
import tabuleiro.calls.Form;
import tabuleiro.grading.wire.Request;

/** What the calls of one example were handed and have returned, since grading asked to keep it. */
final class KeptCalls {

    /**
     * What is asked for.
     *
     * @param form how the answer is written
     * @param deed gives the answer
     */
    record Asked(Form form, Deed deed) {
    }

    private final Map<Integer, Asked> returned = new HashMap<>();
    private final List<Object> changeable = new ArrayList<>();
    private boolean keeps;

    /** Keeps the value that a call of this number has returned, and what it was handed, if calls are kept. */
    void add(int sequence, Form form, Object[] arguments, Object value) {
        if (keeps) {
            returned.put(sequence, new Asked(form, () -> value));
            changeable.addAll(Arrays.asList(arguments));
            changeable.add(value);
        }
    }

    /** Returns what a request of this kind asks for. */
    Asked asked(Request request, DataInputStream message, Codec codec) throws IOException {
        return switch (request) {
            case KEEP -> new Asked(codec.form(void.class), () -> keeps = true);
            case AGAIN -> returned.get(message.readInt());
            default -> new Asked(codec.form(void.class), () -> {
                changeable.forEach(Tampering::change);
                return null;
            });
        };
    }
}
