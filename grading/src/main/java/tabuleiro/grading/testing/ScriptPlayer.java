package tabuleiro.grading.testing;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import tabuleiro.grading.play.Exchange;
import tabuleiro.grading.play.Script;
import tabuleiro.grading.play.Script.Round;
import tabuleiro.grading.process.Failure;
import tabuleiro.grading.process.Session;

/**
 * A submission that plays the games of a script. A game is lost at the first call that does not return what the
 * rules allow. It goes on all the same: other questions at that point are asked, up to the next command, which would
 * only show the same mistake again; what follows is asked of another object, which begins where the reference stands.
 * A command that fails ends that: who cannot move is asked no more until another game is begun.
 *
 * <p>Where an assertion stops what the rules allow, the round is played once more without assertions, for what could
 * not be asked.
 *
 * <p>When a call ends the process, or is late, the round is played once more in a fresh process, call by call, to find
 * out which one it is: answers to the calls before it may have been on their way. That call loses its game, and the
 * others of the round are played again without it. After a few such calls their methods are not called any more: games
 * that need them are lost, and the rest is asked.
 */
final class ScriptPlayer {

    /** So many calls are sent before answers are read. */
    private static final int MOST_CALLS = 400;

    /** How many games may be lost to calls that are late or end the program; fewer, if examples have shown that. */
    private static final int MOST_BREAKS = 3;

    /** After so many more of these calls nothing is asked any more. */
    private static final int MORE_BREAKS = 3;

    private final Session session;
    private final int mostBreaks;
    private final List<Deviation> differences = new ArrayList<>();
    private final Answers answers = new Answers();
    private final Set<Method> breaking = new HashSet<>();
    private int breaks;
    private boolean isBroken;
    private int lost;
    private int lostExtension;
    private int notBegun;

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

    /** Returns how many games of the basic game went wrong where a game is begun or resumed. */
    int notBegun() {
        return notBegun;
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
        final String calls = breaks == 1 ? "A call was" : breaks + " calls were";
        return session.reasonToEnd().orElse(!isGivenUp() ? "" : calls + " late or ended the program, so games that"
                + " need such calls are lost. Correct that first: every call must return in time.");
    }

    /** Checks whether a call has ended the process or was late. */
    boolean isBroken() {
        return isBroken || session.reasonToEnd().isPresent();
    }

    private void play(Round round) {
        final Games games = new Games(breaking, differences);
        boolean isDone = false;
        int atOnce = MOST_CALLS;
        while (!isDone && games.broken().size() < round.games() && isWorthAsking()) {
            try {
                session.begin();
                new Attempt(session, answers, games, atOnce, isGivenUp() ? breaking : Set.of()).play(round);
                isDone = true;
            } catch (Failure failure) {
                if (session.breakOff().isEmpty()) {
                    IntStream.range(0, round.games()).forEach(games.over()::add);
                    isDone = true;
                }
                isBroken |= session.breakOff().isPresent();
                breaks += atOnce == 1 ? 1 : 0;
                atOnce = atOnce == 1 ? MOST_CALLS : 1;
                session.resume();
            }
        }
        count(round, games, isDone);
        if (!games.stopped().isEmpty()) {
            askWithoutAssertions(round);
        }
    }

    /** Plays a round without assertions for what could not be asked, since they stop what the rules allow. */
    private void askWithoutAssertions(Round round) {
        if (!isWorthAsking()) {
            return;
        }
        final Answers more = new Answers();
        session.setAsserts(false);
        try {
            session.begin();
            new Attempt(session, more, new Games(new HashSet<>(), new ArrayList<>()), MOST_CALLS, breaking)
                    .play(round);
            answers.addUnasked(more);
        } catch (Failure failure) {
            isBroken |= session.breakOff().isPresent();
            session.resume();
        } finally {
            session.setAsserts(true);
        }
    }

    /** Checks whether nothing is wrong in a game that is played while no other is. */
    boolean isRight(Round alone) {
        final Games games = new Games(new HashSet<>(), new ArrayList<>());
        try {
            session.begin();
            new Attempt(session, new Answers(), games, MOST_CALLS, breaking).play(alone);
            return games.over().isEmpty();
        } catch (Failure failure) {
            session.resume();
            return false;
        }
    }

    private void count(Round round, Games games, boolean isDone) {
        if (isGivenUp()) {
            round.exchanges().stream().filter(exchange -> breaking.contains(exchange.call().method())
                    && games.over().add(exchange.game())).forEach(this::needs);
        }
        final int now = isDone ? games.over().size() : round.games();
        lost += round.extension() ? 0 : now;
        notBegun += round.extension() ? 0 : games.notBegun().size();
        lostExtension += round.extension() ? now : 0;
    }

    /** Keeps that a game needs a call of a method that has been late or has ended the program. */
    private void needs(Exchange call) {
        differences.stream().filter(difference -> difference.brokeOff() && difference.exchange().call().method()
                .equals(call.call().method())).findFirst()
                .ifPresent(difference -> differences.add(difference.at(call)));
    }

    private boolean isWorthAsking() {
        return breaks < mostBreaks + MORE_BREAKS && session.reasonToEnd().isEmpty();
    }

    private boolean isGivenUp() {
        return breaks >= mostBreaks || session.reasonToEnd().isPresent();
    }
}
