package tabuleiro.grading.testing;

import java.lang.reflect.Method;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.calls.Parts;
import tabuleiro.grading.calls.NoAnswer;
import tabuleiro.grading.calls.Observation;
import tabuleiro.grading.play.Exchange;
import tabuleiro.grading.play.Exchange.Beginning;
import tabuleiro.grading.play.Exchange.Series;
import tabuleiro.grading.play.Script.Round;
import tabuleiro.grading.process.Call;
import tabuleiro.grading.process.Failure;
import tabuleiro.grading.process.Replies;
import tabuleiro.grading.process.Session;
import tabuleiro.grading.wire.Answer;
import tabuleiro.grading.wire.Request;

/**
 * One attempt at the games of a round: calls are sent many at once, and the answers compared with what the reference
 * has answered.
 */
final class Attempt {

    /** How much is sent before answers are read: it fits into a pipe that nobody reads yet. */
    private static final int MOST_BYTES = 1 << 15;

    private final Session session;
    private final Answers answers;
    private final Games games;
    private final int atOnce;
    private final Set<Method> banned;
    private final Set<Integer> strayed = new HashSet<>();
    private final Set<Integer> dead = new HashSet<>();
    private final Set<Integer> resumed = new HashSet<>();
    private final Map<Integer, Set<String>> untold = new HashMap<>();
    private final Map<Integer, Set<Integer>> madeWith = new HashMap<>();
    private final Map<Integer, Beginning> stands = new HashMap<>();
    private final Map<Integer, Integer> objects = new HashMap<>(Map.of(0, 0));
    private final Map<Series, List<Object>> values = new HashMap<>();
    private final List<Exchange> sent = new ArrayList<>();
    private int bytes;

    /**
     * Will play.
     *
     * @param answers keep whether each is right
     * @param games   what is known of the games so far; what happens is added
     * @param atOnce  how many calls are sent at once at most
     * @param banned  methods that are not called
     */
    Attempt(Session session, Answers answers, Games games, int atOnce, Set<Method> banned) {
        this.session = session;
        this.answers = answers;
        this.games = games;
        this.atOnce = atOnce;
        this.banned = banned;
    }

    /** Plays; a {@link Failure} is thrown on when a call is late or ends the program. */
    void play(Round round) {
        for (Exchange exchange : round.exchanges()) {
            if (exchange.call().isCommand() && !games.over().isEmpty()) {
                exchange(); // Then it is known which games have gone astray.
            }
            if (!(isToBeResumed(exchange) && resume(exchange)) && isAsked(exchange)) {
                sent.add(exchange);
                bytes += exchange.sent().stream().mapToInt(each -> each.length + 1).sum();
                if (exchange.result() >= 0 || sent.size() == atOnce || bytes > MOST_BYTES) {
                    exchange();
                }
            }
            exchange.begun().ifPresent(begin -> stands.put(exchange.result(), begin));
            if (exchange.call().isCommand()) {
                stands.compute(exchange.call().object(), (any, before) -> exchange.after().orElse(null));
            }
        }
        exchange();
    }

    /** Checks whether a command would be called on an object that has gone astray before, or is not called any more. */
    private boolean isToBeResumed(Exchange exchange) {
        final Observation call = exchange.call();
        return call.isCommand() && (strayed.contains(call.object()) || banned.contains(call.method()))
                && beginning(exchange).filter(beginning -> !banned.contains(beginning.operation().method())).isPresent()
                && !games.broken().contains(exchange.game());
    }

    private Optional<Beginning> beginning(Exchange exchange) {
        return exchange.after().or(() -> Optional.ofNullable(stands.get(exchange.call().object())));
    }

    /** Puts a game that begins behind a command, or else before it, in the place of another; returns whether behind. */
    private boolean resume(Exchange exchange) {
        exchange(); // What was asked of the other is answered first.
        final int number = session.next();
        final int object = exchange.call().object();
        final Beginning begin = beginning(exchange).orElseThrow();
        session.sendAhead(List.of(out -> {
            Call.open(out, number, Request.CALL);
            out.writeInt(0);
            out.writeInt(begin.operation().number());
            out.write(begin.position());
        }));
        final byte[] answer = session.receiveAsSent(number);
        strayed.remove(object);
        untold.put(object, begin.untold());
        if (answer.length == 1 + Integer.BYTES && answer[0] == Answer.VALUE.ordinal()) {
            objects.put(object, number(answer));
            dead.remove(object);
            resumed.add(object);
        } else {
            die(object);
        }
        return exchange.after().isPresent();
    }

    private boolean isAsked(Exchange exchange) {
        final boolean isAsked = !banned.contains(exchange.call().method())
                && !games.broken().contains(exchange.game()) && exchange.objects()
                        .allMatch(object -> objects.containsKey(object) && !dead.contains(object));
        if (!isAsked && exchange.call().isCommand()) {
            die(exchange.call().object());
        }
        exchange.objects().filter(object -> exchange.result() >= 0 && object > 0).forEach(object -> madeWith
                .computeIfAbsent(exchange.result(), any -> new HashSet<>()).add(object));
        return isAsked;
    }

    /** Asks nothing more of an object that does not stand where the reference does, or of those that it changes. */
    private void die(int object) {
        dead.add(object);
        dead.addAll(madeWith.getOrDefault(object, Set.of()));
    }

    private void exchange() {
        final List<Parts.Body> questions = new ArrayList<>();
        final List<Integer> numbers = new ArrayList<>();
        for (Exchange each : sent) {
            final int number = session.next();
            final boolean isLast = questions.size() == sent.size() - 1;
            numbers.add(number);
            questions.add(new SentCall(number, each, isLast, objects));
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
                games.broken().add(exchange.game());
                games.breaking().add(exchange.call().method());
                over(exchange, Deviation.brokenOff(exchange, failure));
            }
            throw failure;
        }
        final Observation call = exchange.call();
        if (call.isCommand()) {
            resumed.remove(call.object());
            if (strayed.contains(call.object())) {
                die(call.object());
            }
        }
        if (exchange.objects().noneMatch(dead::contains) && !(resumed.contains(call.object()) && call.isGiven())
                && !untold.getOrDefault(call.object(), Set.of()).contains(call.method().getName())) {
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
        final List<Object> soFar = values.computeIfAbsent(series, any -> new ArrayList<>());
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
        if (difference.isStopped()) {
            games.stopped().add(exchange.game());
        } else if (difference.isNothing()) {
            answers.addNothing(exchange);
        }
        if (exchange.call().isCommand()) {
            strayed.remove(exchange.call().object());
            die(exchange.call().object());
        } else {
            strayed.add(exchange.call().object());
        }
        if (games.over().add(exchange.game())) {
            games.differences().add(difference);
            if (exchange.result() >= 0 || exchange.call().isOfPosition() && difference.given() instanceof NoAnswer) {
                games.notBegun().add(exchange.game());
            }
        }
    }

    /** Returns the number of the object in an answer. */
    private static int number(byte[] answer) {
        return ByteBuffer.wrap(answer).getInt(1);
    }
}
