package tabuleiro.draughts.steps;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;
import tabuleiro.steps.RandomPlay.Aside;

/** A random match: the other program sends lines, most of them as it should, and this program plays. */
final class MatchPlay {

    private static final int STEPS = 25;
    private static final int SELDOM = 10;
    private static final int MOST_DRAWN = 4;

    /** Lines that are wrong, or may be. */
    private static final List<String> LINES = List.of("", " ", "x", "0", "1", "2", "9", "13", "14", "-1", "+2", "02",
            "2147483647", "2147483648", "4294967298", "00000000002", "1.0", "3 ", " 2", "\t2", "\u0663",
            "a very long line", "12345678901");

    private static final List<Refusal> REASONS =
            List.of(Refusal.PEER_CLOSED, Refusal.PEER_SILENT, Refusal.ILLEGAL_TURN, Refusal.GAME_OVER);

    private final DraughtsProvider provider;
    private final RandomGenerator random;
    private final Deque<String> lines = new ArrayDeque<>();

    /** Will play a match of this provider. */
    MatchPlay(DraughtsProvider provider, RandomGenerator random) {
        this.provider = provider;
        this.random = random;
    }

    /** Returns the match as something to ask beside a game. */
    Aside<Draughts> aside() {
        return new Aside<>(false, List.of("a new game"), Optional.empty(), List::of, Optional.empty(), game -> play());
    }

    private <T> T any(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    private void play() {
        final Draughts game = provider.newGame(any(List.of(Variant.values())));
        final Match match = provider.newMatch(game,
                Stream.generate(() -> random.nextInt(MOST_DRAWN)).limit(Match.MOST_DRAWS).toList());
        for (int left = STEPS; left > 0 && !match.isOver(); left--) {
            if (random.nextInt(STEPS) == 0) {
                abandon(match, any(REASONS));
            }
            if (match.side().isPresent() && !match.isWaiting()) {
                move(match, game);
            } else {
                receive(match, random.nextInt(SELDOM) == 0 ? any(LINES) : line(match, game));
            }
            Stream.<Runnable>of(match::drawn, match::side, match::linesToSend, match::incompleteTurn, match::isWaiting,
                    match::abandoned, match::isOver, game::position).forEach(Runnable::run);
        }
        receive(match, any(LINES));
    }

    private void abandon(Match match, Refusal why) {
        if (match.whyNotAbandon(why).isEmpty()) {
            match.abandon(why);
        }
    }

    private void receive(Match match, String line) {
        if (match.whyNotReceive(line).isEmpty()) {
            match.receive(line);
        } else {
            lines.clear();
        }
    }

    /** Returns the next line that the other program should send: a number that it draws, or a part of its turn. */
    private String line(Match match, Draughts game) {
        if (match.side().isEmpty()) {
            return String.valueOf(random.nextInt(MOST_DRAWN));
        }
        if (lines.isEmpty() && !game.isOver()) {
            final List<Square> way = new ArrayList<>(any(game.legalMoves()));
            lines.add(String.valueOf(way.size()));
            way.forEach(square -> lines.addAll(List.of(String.valueOf(square.row()), String.valueOf(square.column()))));
        }
        return lines.isEmpty() ? "0" : lines.remove();
    }

    private void move(Match match, Draughts game) {
        match.whyNotReceive(any(LINES));
        if (random.nextInt(STEPS) == 0 && match.whyNotResign().isEmpty()) {
            match.resign();
            return;
        }
        match.whyNotMove(List.of(any(Square.ALL), any(Square.ALL)));
        final List<Square> way = any(game.legalMoves());
        if (match.whyNotMove(way).isEmpty()) {
            match.move(way);
        }
    }
}
