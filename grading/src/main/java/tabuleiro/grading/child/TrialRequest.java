package tabuleiro.grading.child;

import java.io.DataInputStream;
import java.io.IOException;
import java.util.Map;
import tabuleiro.contracts.replay.Boards;
import tabuleiro.contracts.replay.Case;
import tabuleiro.contracts.replay.Trials;
import tabuleiro.contracts.replay.Tried;

/** Makes a recorded call with the submission, and has something wrong after it. */
final class TrialRequest {

    private TrialRequest() {
    }

    /**
     * Returns what a message asks for.
     *
     * @param boards   knows how it is written
     * @param provider the name of the class that is called first
     * @param before   is done before each play
     */
    static KeptCalls.Asked asked(DataInputStream message, Boards boards, Map<String, byte[]> classes, String provider,
            Runnable before) throws IOException {
        final long random = message.readLong();
        final Case asked = boards.next(message);
        return new KeptCalls.Asked(boards.codec().form(Tried.class), () ->
                asked.in(new Trials(classes, provider, before, false), random));
    }
}
