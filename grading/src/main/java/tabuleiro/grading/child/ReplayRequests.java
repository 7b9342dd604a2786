package tabuleiro.grading.child;

import java.io.DataInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tabuleiro.contracts.replay.Attempt;
import tabuleiro.contracts.replay.Replays;
import tabuleiro.contracts.replay.Step;
import tabuleiro.contracts.replay.Surveyed;
import tabuleiro.grading.wire.Form;
import tabuleiro.grading.wire.Frames;
import tabuleiro.grading.wire.Recorded;
import tabuleiro.grading.wire.Request;

/** Plays recorded examples again with the submission, as it is and with mistakes in it. */
final class ReplayRequests {

    private final Recorded recorded = new Recorded();
    private final List<List<Step>> plays;
    private final Replays replays;
    private final Runnable before;
    private Attempt last = Attempt.NOTHING;

    /**
     * Will play the examples in this message with these classes.
     *
     * @param provider the name of the class that is called first
     * @param before   is done before each request and each play
     */
    ReplayRequests(Map<String, byte[]> classes, String provider, DataInputStream message, Runnable before)
            throws IOException {
        plays = recorded.read(message);
        replays = new Replays(classes, provider, plays, before);
        this.before = before;
    }

    /**
     * What is asked for.
     *
     * @param form how the answer is written
     * @param deed gives the answer
     */
    record Asked(Form form, Deed deed) {
    }

    /** Returns what a request of this kind asks for. */
    Asked asked(Request request, DataInputStream message) throws IOException {
        before.run();
        return switch (request) {
            case SURVEY -> {
                final int play = message.readInt();
                yield new Asked(recorded.codec().form(Surveyed.class), () -> replays.survey(play));
            }
            case STEADY -> {
                final int play = message.readInt();
                yield new Asked(recorded.codec().form(boolean.class), () -> replays.isSteady(play));
            }
            case ATTEMPT -> attempt(message);
            default -> new Asked(recorded.operation(plays.get(last.play()).get(last.step())).answer(), replays::wrong);
        };
    }

    private Asked attempt(DataInputStream message) throws IOException {
        final String name = Frames.readText(message);
        final byte[] change = Frames.readBytes(message);
        final List<Integer> some = new ArrayList<>();
        for (int left = message.readInt(); left > 0; left--) {
            some.add(message.readInt());
        }
        final boolean controlFirst = message.readBoolean();
        return new Asked(recorded.codec().form(Attempt.class), () -> {
            last = replays.attempt(name, change, some, controlFirst);
            return last;
        });
    }
}
