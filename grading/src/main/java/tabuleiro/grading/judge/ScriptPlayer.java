package tabuleiro.grading.judge;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import tabuleiro.grading.play.Exchange;
import tabuleiro.grading.play.Exchange.Series;
import tabuleiro.grading.play.Script;
import tabuleiro.grading.play.Script.Round;
import tabuleiro.grading.process.Call;
import tabuleiro.grading.process.Failure;
import tabuleiro.grading.process.Replies;
import tabuleiro.grading.process.Session;
import tabuleiro.grading.wire.Answer;
import tabuleiro.grading.wire.Frames;
import tabuleiro.grading.wire.Request;

/**
 * A submission that plays the games of a script. A game is given up at the first call that does not return what the
 * rules allow.
 *
 * <p>When a call ends the process, or is late, the round is played once more in a fresh process, call by call, to find
 * out which one it is: answers to the calls before it may have been on their way. That call loses its game, and the
 * others of the round are played again without it. After a few such calls all games that have not been played are lost.
 */
final class ScriptPlayer {

    /** How much is sent before answers are read: it fits into a pipe that nobody reads yet. */
    private static final int MOST_CALLS = 400;
    private static final int MOST_BYTES = 1 << 15;

    /** How many games may be lost to calls that are late or end the program; fewer, if examples have shown that. */
    private static final int MOST_BREAKS = 3;

    private final Session session;
    private final int mostBreaks;
    private final List<Deviation> differences = new ArrayList<>();
    private int breaks;
    private boolean isBroken;
    private int lost;
    private int lostExtension;

    /**
     * Will have the submission of this session play.
     *
     * @param hasBroken whether it has ended or been late in an example
     */
    ScriptPlayer(Session session, boolean hasBroken) {
        this.session = session;
        mostBreaks = hasBroken ? 1 : MOST_BREAKS;
    }

    /** Plays all games, unless the time is used up before. */
    void play(Script script) {
        script.rounds().forEach(this::play);
    }

    /** Returns how many games of the basic game, or of its extension, were lost. */
    int lost(boolean extension) {
        return extension ? lostExtension : lost;
    }

    /** Returns the first difference of each game in which there was one. */
    List<Deviation> differences() {
        return differences;
    }

    /** Returns why not all games were played to their end, and what to do about it; empty if they were. */
    String notPlayed() {
        return session.reasonToEnd().orElseGet(() -> isGivenUp() ? (breaks == 1 ? "A call was late or ended the program"
                : breaks + " calls were late or ended the program") + ", so the games after that were not played."
                + " Correct that first: every call must return in time." : "");
    }

    /** Checks whether a call has ended the process or was late. */
    boolean isBroken() {
        return isBroken || session.reasonToEnd().isPresent();
    }

    private void play(Round round) {
        final Set<Integer> over = new HashSet<>();
        boolean isDone = false;
        int atOnce = MOST_CALLS;
        while (!isDone && over.size() < round.games() && !isGivenUp()) {
            try {
                session.begin();
                new Attempt(over, atOnce).play(round);
                isDone = true;
            } catch (Failure failure) {
                if (session.breakOff().isEmpty()) {
                    IntStream.range(0, round.games()).forEach(over::add);
                }
                isBroken |= session.breakOff().isPresent();
                breaks += atOnce == 1 ? 1 : 0;
                atOnce = atOnce == 1 ? MOST_CALLS : 1;
                session.resume();
            }
        }
        final int games = isGivenUp() ? round.games() : over.size();
        lost += round.extension() ? 0 : games;
        lostExtension += round.extension() ? games : 0;
    }

    private boolean isGivenUp() {
        return breaks >= mostBreaks || session.reasonToEnd().isPresent();
    }

    /** One attempt at the games of a round that have not gone wrong. */
    private final class Attempt {

        private final Set<Integer> over;
        private final Map<Integer, Integer> objects = new HashMap<>(Map.of(0, 0));
        private final Map<Series, List<Object>> values = new HashMap<>();
        private final List<Exchange> sent = new ArrayList<>();
        private final int atOnce;
        private int bytes;

        Attempt(Set<Integer> over, int atOnce) {
            this.over = over;
            this.atOnce = atOnce;
        }

        void play(Round round) {
            for (Exchange exchange : round.exchanges()) {
                if (!over.contains(exchange.game())) {
                    sent.add(exchange);
                    bytes += exchange.sent().stream().mapToInt(each -> each.length + 1).sum();
                    if (exchange.result() >= 0 || sent.size() == atOnce || bytes > MOST_BYTES) {
                        exchange();
                    }
                }
            }
            exchange();
        }

        private void exchange() {
            final List<Frames.Body> questions = new ArrayList<>();
            final List<Integer> numbers = new ArrayList<>();
            for (Exchange each : sent) {
                final int number = session.next();
                final boolean isLast = questions.size() == sent.size() - 1;
                numbers.add(number);
                questions.add(new Question(number, each, isLast, objects));
            }
            session.sendAhead(questions);
            for (int i = 0; i < sent.size(); i++) {
                compare(sent.get(i), numbers.get(i));
            }
            sent.clear();
            bytes = 0;
        }

        private void compare(Exchange exchange, int number) {
            final byte[] answer;
            try {
                answer = session.receiveAsSent(number);
            } catch (Failure failure) {
                if (atOnce == 1 && failure.kind() != Failure.Kind.USED_UP) {
                    over(exchange, Deviation.brokenOff(exchange, failure));
                }
                throw failure;
            }
            final boolean isObject = exchange.result() >= 0;
            if (answer.length == 0 || answer[0] != Answer.VALUE.ordinal()
                    || isObject && answer.length != 1 + Integer.BYTES) {
                over(exchange, Deviation.wrong(exchange, answer));
            } else if (isObject) {
                objects.put(exchange.result(), number(answer));
            } else if (exchange.series().isPresent()) {
                judge(exchange.series().get(), exchange, answer);
            } else if (!exchange.isPermitted(answer, 1)) {
                over(exchange, Deviation.wrong(exchange, answer));
            }
        }

        private void judge(Series series, Exchange exchange, byte[] answer) {
            final List<Object> soFar = values.computeIfAbsent(series, each -> new ArrayList<>());
            try {
                soFar.add(Replies.value(exchange.operation().answer(), answer));
            } catch (Failure garbled) {
                over(exchange, Deviation.wrong(exchange, answer));
                return;
            }
            if (!series.isRight(soFar)) {
                over(exchange, series.isSingle() ? Deviation.wrong(exchange, answer) : Deviation.together(exchange));
            }
        }

        private void over(Exchange exchange, Deviation difference) {
            if (over.add(exchange.game())) {
                differences.add(difference);
            }
        }

        /** Returns the number of the object in an answer. */
        private static int number(byte[] answer) {
            return ByteBuffer.wrap(answer).getInt(1);
        }
    }

    /**
     * A call as it is sent. There are thousands, and a lambda expression in its place would be made much more slowly.
     *
     * @param objects the numbers that the submission's process gives to objects, by those of the script
     */
    private record Question(int sequence, Exchange exchange, boolean isLast, Map<Integer, Integer> objects)
            implements Frames.Body {

        @Override
        public void writeTo(DataOutputStream out) throws IOException {
            Call.open(out, sequence, isLast ? Request.CALL : Request.CALL_BEFORE_ANOTHER);
            out.writeInt(objects.get(exchange.call().object()));
            out.writeInt(exchange.operation().number());
            exchange.write(out, objects);
        }
    }
}
