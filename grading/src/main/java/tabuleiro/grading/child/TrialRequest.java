package tabuleiro.grading.child;

import java.io.DataInputStream;
import java.io.IOException;
import java.util.Map;
import java.util.Random;
import tabuleiro.contracts.replay.Trials;
import tabuleiro.contracts.replay.Tried;
import tabuleiro.grading.wire.Recorded;

/** Makes a recorded call with the submission, and has something wrong after it. */
final class TrialRequest {

    private TrialRequest() {
    }

    /**
     * Returns what a message asks for.
     *
     * @param provider the name of the class that is called first
     * @param before   is done before each play
     */
    static KeptCalls.Asked asked(DataInputStream message, Map<String, byte[]> classes, String provider,
            Runnable before) throws IOException {
        final Recorded recorded = new Recorded();
        final Recorded.Asked asked = recorded.read(message);
        return new KeptCalls.Asked(recorded.codec().form(Tried.class), () ->
                new Trials(classes, provider, before, false).tried(asked.play(), asked.right(), asked.wrongs(),
                new Random(asked.seed())));
    }
}
