package tabuleiro.draughts.steps;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/**
 * A random match: the other program draws numbers and sends its turns, and this program plays. In half of the matches
 * wrong lines and turns arrive now and then. What this program would make of other lines and moves is asked at each
 * point, and after the end as well.
 */
final class MatchPlay {

    private static final int STEPS = 25;
    private static final int SELDOM = 10;
    private static final int SOMETIMES = 4;
    /** More than the squares of a turn, and the rows and columns of the board. */
    private static final int NUMBERS_OF_A_TURN = 16;
    private static final int ASKED = 3;

    /** Lines that are wrong, or may be. */
    private static final List<String> LINES = List.of("", " ", "x", "0", "1", "2", "9", "13", "14", "-1", "-0", "+2",
            "02", "00", "2147483647", "2147483648", "4294967298", "00000000002", "1.0", "3 ", " 2", "\t2", "2\n",
            "2\r", "\u0663", "a very long line", "12345678901");

    /** Numbers that a program may draw. */
    private static final List<Integer> NUMBERS = List.of(0, 1, 2, 9, 10, Integer.MAX_VALUE - 1, Integer.MAX_VALUE);

    private static final List<Refusal> REASONS =
            List.of(Refusal.PEER_CLOSED, Refusal.PEER_SILENT, Refusal.ILLEGAL_TURN, Refusal.GAME_OVER);

    private final RandomGenerator random;
    private final boolean isHonest;
    private final List<Integer> draws;
    private final Deque<String> lines = new ArrayDeque<>();
    private final Draughts game;
    private final Match match;

    /** Begins a match about a game of this provider: a new one, or one from a rare position. */
    MatchPlay(DraughtsProvider provider, RandomGenerator random) {
        this.random = random;
        isHonest = random.nextBoolean();
        draws = Stream.generate(() -> any(NUMBERS)).limit(Match.MOST_DRAWS).toList();
        game = random.nextInt(3) == 0 ? provider.newGame(any(List.of(Variant.values())))
                : new Studies(provider, random).rare().map(provider::newGame)
                .orElseGet(() -> provider.newGame(Variant.CLASSIC));
        match = provider.newMatch(game, draws);
    }

    /** Checks whether something goes wrong now, once in so many times; in an honest match nothing does. */
    private boolean goesWrong(int oneIn) {
        return !isHonest && random.nextInt(oneIn) == 0;
    }

    private <T> T any(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    /** Plays the match, to its end perhaps. */
    void play() {
        if (random.nextInt(SELDOM) == 0) {
            draws.forEach(number -> receive(String.valueOf(number)));
        }
        for (int left = STEPS; left > 0 && !match.isOver(); left--) {
            ask();
            if (goesWrong(STEPS)) {
                abandon(any(REASONS));
            } else if (match.isWaiting()) {
                receive(line());
            } else {
                move();
            }
        }
        if (match.whyNotResign().isEmpty() && random.nextBoolean()) {
            match.resign();
        }
        queries().forEach(Supplier::get);
        for (int left = ASKED; left > 0; left--) {
            tryAnything();
        }
    }

    /** Asks some queries, and why something must not be done that need not be wrong. */
    private void ask() {
        final List<Supplier<?>> queries = new ArrayList<>(queries());
        Collections.shuffle(queries, new Random(random.nextLong()));
        queries.stream().limit(ASKED).forEach(Supplier::get);
        if (random.nextInt(ASKED) == 0) {
            tryAnything();
        } else if (random.nextBoolean()) {
            match.whyNotReceive(anything());
        }
    }

    private List<Supplier<?>> queries() {
        return List.of(match::drawn, match::side, match::linesToSend, match::incompleteTurn, match::isWaiting,
                match::abandoned, match::isOver, game::position, game::ending);
    }

    private void tryAnything() {
        match.whyNotReceive(anything());
        match.whyNotReceive(String.valueOf(random.nextInt(NUMBERS_OF_A_TURN)));
        match.whyNotMove(way());
        match.whyNotResign();
        match.whyNotAbandon(any(REASONS));
    }

    private String anything() {
        return random.nextBoolean() ? any(LINES) : String.valueOf(random.nextInt(NUMBERS_OF_A_TURN));
    }

    /** Returns a step or a jump of some piece, or to where it stands; most are not legal. */
    private List<Square> way() {
        final Square from = any(List.copyOf(game.position().pieces().keySet()));
        final int length = random.nextInt(3);
        return List.of(from, any(Ways.DARK.stream().filter(to -> Math.abs(to.row() - from.row()) == length
                && Math.abs(to.column() - from.column()) == length).toList()));
    }

    /** Returns this way, or, where something goes wrong, the same with a square too many. */
    private List<Square> longer(List<Square> legal) {
        return !goesWrong(SELDOM) ? legal
                : Stream.concat(legal.stream(), Stream.of(any(Ways.DARK))).toList();
    }

    private void abandon(Refusal why) {
        if (match.whyNotAbandon(why).isEmpty()) {
            match.abandon(why);
        }
    }

    /** Receives a line; if it is not accepted, that may be a reason for abandoning the match. */
    private void receive(String line) {
        final var refusal = match.whyNotReceive(line);
        if (refusal.isEmpty()) {
            match.receive(line);
        } else {
            abandon(refusal.get());
        }
    }

    /** Returns the next line that the other program sends: a number that it draws, or a part of its turn. */
    private String line() {
        if (match.side().isEmpty()) {
            return goesWrong(SELDOM) ? any(LINES) : String.valueOf(any(NUMBERS));
        }
        if (lines.isEmpty() && random.nextInt(SELDOM) == 0) {
            return "0";
        }
        if (lines.isEmpty()) {
            final List<Square> way = sent();
            lines.add(String.valueOf(way.size()));
            way.forEach(square -> lines.addAll(List.of(String.valueOf(square.row()), String.valueOf(square.column()))));
        }
        return goesWrong(STEPS) ? any(LINES) : lines.remove();
    }

    /** Returns the turn of the other program: a legal one, or, where something goes wrong, another. */
    private List<Square> sent() {
        if (goesWrong(SOMETIMES)) {
            return way();
        }
        return goesWrong(SOMETIMES) ? new Ways(game, random).any() : longer(legal());
    }

    /** Returns a legal way: any, or one of the longest. */
    private List<Square> legal() {
        final List<List<Square>> legal = game.legalMoves();
        return random.nextBoolean() ? any(legal)
                : legal.stream().max(Comparator.comparingInt(List::size)).orElseThrow();
    }

    private void move() {
        if (random.nextInt(SELDOM) == 0) {
            match.resign();
            return;
        }
        final List<Square> way = any(game.legalMoves());
        match.whyNotMove(way);
        match.move(way);
    }
}
