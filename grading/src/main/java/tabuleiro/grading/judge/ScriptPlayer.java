package tabuleiro.grading.judge;

import java.lang.reflect.Method;
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
import tabuleiro.grading.process.Failure;
import tabuleiro.grading.process.Replies;
import tabuleiro.grading.process.Session;
import tabuleiro.grading.wire.Answer;
import tabuleiro.grading.wire.Frames;

/**
 * A submission that plays the games of a script. A game is lost at the first call that does not return what the
 * rules allow. It goes on all the same: other questions at that point are asked, up to the next command, which would
 * only show the same mistake again; what follows is asked of the next object, which begins where the reference stands.
 *
 * <p>When a call ends the process, or is late, the round is played once more in a fresh process, call by call, to find
 * out which one it is: answers to the calls before it may have been on their way. That call loses its game, and the
 * others of the round are played again without it. After a few such calls all games that have not been played are lost,
 * and their methods are not called any more: the rest is asked for what it shows of the rules.
 */
final class ScriptPlayer {

    /** How much is sent before answers are read: it fits into a pipe that nobody reads yet. */
    private static final int MOST_CALLS = 400;
    private static final int MOST_BYTES = 1 << 15;

    /** How many games may be lost to calls that are late or end the program; fewer, if examples have shown that. */
    private static final int MOST_BREAKS = 3;

    /** After so many more of these calls nothing is asked any more. */
    private static final int MORE_BREAKS = 1;

    private final Session session;
    private final int mostBreaks;
    private final List<Deviation> differences = new ArrayList<>();
    private final Answers answers = new Answers();
    private final Set<Method> breaking = new HashSet<>();
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

    /** Returns which answers were right. */
    Answers answers() {
        return answers;
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
        final Set<Integer> broken = new HashSet<>();
        boolean isDone = false;
        int atOnce = MOST_CALLS;
        while (!isDone && broken.size() < round.games() && isWorthAsking()) {
            try {
                session.begin();
                new Attempt(over, broken, atOnce).play(round);
                isDone = true;
            } catch (Failure failure) {
                if (session.breakOff().isEmpty()) {
                    IntStream.range(0, round.games()).forEach(over::add);
                    isDone = true;
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

    private boolean isWorthAsking() {
        return breaks < mostBreaks + MORE_BREAKS && session.reasonToEnd().isEmpty();
    }

    private boolean isGivenUp() {
        return breaks >= mostBreaks || session.reasonToEnd().isPresent();
    }

    /** One attempt at the games of a round that have not gone wrong. */
    private final class Attempt {

        private final Set<Integer> over;
        private final Set<Integer> broken;
        private final Set<Integer> strayed = new HashSet<>();
        private final Set<Integer> dead = new HashSet<>();
        private final Map<Integer, Integer> objects = new HashMap<>(Map.of(0, 0));
        private final Map<Series, List<Object>> values = new HashMap<>();
        private final List<Exchange> sent = new ArrayList<>();
        private final int atOnce;
        private int bytes;

        /** Will play. Games that are {@code broken} by a call are not played again; others may be {@code over}. */
        Attempt(Set<Integer> over, Set<Integer> broken, int atOnce) {
            this.over = over;
            this.broken = broken;
            this.atOnce = atOnce;
        }

        void play(Round round) {
            for (Exchange exchange : round.exchanges()) {
                if (isAsked(exchange)) {
                    sent.add(exchange);
                    bytes += exchange.sent().stream().mapToInt(each -> each.length + 1).sum();
                    if (exchange.result() >= 0 || sent.size() == atOnce || bytes > MOST_BYTES) {
                        exchange();
                    }
                }
            }
            exchange();
        }

        private boolean isAsked(Exchange exchange) {
            final boolean isBanned = isGivenUp() && breaking.contains(exchange.call().method());
            if (isBanned && exchange.call().isCommand()) {
                dead.add(exchange.call().object());
            }
            return !isBanned && !broken.contains(exchange.game()) && exchange.objects()
                    .allMatch(each -> objects.containsKey(each) && !dead.contains(each));
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
                    broken.add(exchange.game());
                    breaking.add(exchange.call().method());
                    over(exchange, Deviation.brokenOff(exchange, failure));
                }
                throw failure;
            }
            if (exchange.call().isCommand() && strayed.contains(exchange.call().object())) {
                dead.add(exchange.call().object());
            }
            if (exchange.objects().noneMatch(dead::contains)) {
                answers.add(exchange, true);
                check(exchange, answer);
            }
        }

        private void check(Exchange exchange, byte[] answer) {
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
            answers.add(exchange, false);
            (exchange.call().isCommand() ? dead : strayed).add(exchange.call().object());
            if (over.add(exchange.game())) {
                differences.add(difference);
            }
        }

        /** Returns the number of the object in an answer. */
        private static int number(byte[] answer) {
            return ByteBuffer.wrap(answer).getInt(1);
        }
    }
}
