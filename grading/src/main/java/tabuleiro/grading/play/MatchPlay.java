package tabuleiro.grading.play;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/** What is asked beside games of draughts: where a man can get, which numbers are drawn, what becomes of matches. */
record MatchPlay(Random random) {

    private static final int MATCHES = 16;
    private static final int BOARDS = 10;
    private static final int STEPS = 50;
    private static final int SELDOM = 10;

    /** At least as many of a hundred numbers that are drawn are low, and high: fewer in one of 10^12 cases. */
    private static final int LEAST_EVEN = 15;

    /** Lines that are wrong, or may be. */
    private static final List<String> LINES = List.of("", " ", "x", "0", "1", "2", "3", "8", "9", "13", "14", "-1",
            "-0", "+2", "02", "00", "2147483647", "2147483648", "4294967298", "00000000002", "1.0", "3 ", " 2", "\t2",
            "2\n", "2\r", "\u0663", "a very long line", "12345678901");

    /** Numbers that a program may draw. */
    private static final List<Integer> NUMBERS = List.of(0, 1, 2, 9, 10, Integer.MAX_VALUE - 1, Integer.MAX_VALUE);

    /** Returns the questions. */
    List<Aside> asides() {
        return Stream.of(Stream.generate(() -> random.nextLong()).limit(MATCHES).map(seed -> new Aside("DR-42",
                        Optional.empty(),
                        provider -> new MatchPlay(new Random(seed)).play((DraughtsProvider) provider))),
                Stream.generate(this::reaching).limit(BOARDS), Stream.generate(this::drawing).limit(3))
                .flatMap(each -> each).toList();
    }

    /** Asks what is drawn with a seed, with another, and again with the first. */
    private Aside drawing() {
        final long seed = Seeds.any(random);
        final long other = Seeds.other(seed, random);
        return new Aside("DR-40", Optional.of(drawn -> drawn.get(2).equals(drawn.get(0))
                && !drawn.get(1).equals(drawn.get(0)) && drawn.stream().allMatch(each -> areFair((List<?>) each))),
                provider -> LongStream.of(seed, other, seed).forEach(((DraughtsProvider) provider)::draws));
    }

    private static boolean areFair(List<?> numbers) {
        final long low = numbers.stream().filter(number -> (Integer) number <= Integer.MAX_VALUE / 2).count();
        return numbers.size() == Match.MOST_DRAWS && numbers.stream().noneMatch(number -> (Integer) number < 0)
                && LEAST_EVEN <= low && low <= Match.MOST_DRAWS - LEAST_EVEN;
    }

    /** Asks where a man can get among many others, of whom most stand where it jumps. */
    private Aside reaching() {
        final Square from = any(DraughtsPlay.DARK);
        final Set<Square> occupied = new HashSet<>(Set.of(from));
        DraughtsPlay.DARK.stream().filter(square -> random.nextInt(SELDOM)
                < ((from.row() - square.row()) % 2 == 0 ? 2 : SELDOM / 2)).forEach(occupied::add);
        final Set<Square> others = Set.copyOf(occupied);
        return new Aside("DR-26", Optional.empty(), provider -> DraughtsPlay.DARK.stream()
                .filter(to -> !others.contains(to)).forEach(to ->
                        ((DraughtsProvider) provider).canReach(others, from, to)));
    }

    private <T> T any(List<T> some) {
        return RandomPlay.any(some, random);
    }

    /** Plays a match, to its end perhaps; in half of them, now and then something happens that is wrong. */
    private void play(DraughtsProvider provider) {
        final Draughts game = provider.newGame(Variant.SIMPLIFIED);
        final Match match = provider.newMatch(game,
                Stream.generate(() -> any(NUMBERS)).limit(Match.MOST_DRAWS).toList());
        final boolean isHonest = random.nextBoolean();
        final boolean drawsAlike = random.nextInt(SELDOM) == 0;
        for (int left = drawsAlike ? 2 * Match.MOST_DRAWS : random.nextInt(STEPS); left > 0; left--) {
            for (Method query : Calls.queries(Match.class)) {
                if (query.getReturnType() != Draughts.class && random.nextInt(SELDOM) == 0) {
                    Calls.call(match, query, List.of());
                }
            }
            if (random.nextInt(SELDOM) == 0) {
                any(anything(game)).whyNot(match);
            }
            final GameAction next = match.isOver() || !isHonest && random.nextInt(SELDOM) == 0 ? any(anything(game))
                    : likely(match, game, drawsAlike);
            if (next.whyNot(match).isEmpty()) {
                next.make(match);
            }
        }
        game.position();
    }

    /** Returns what may be done or not: most of it mostly not. */
    private List<GameAction> anything(Draughts game) {
        final List<GameAction> moves = new ArrayList<>(List.of(GameAction.of("resign"), GameAction.of("abandon",
                any(List.of(Refusal.PEER_CLOSED, Refusal.PEER_SILENT, Refusal.ILLEGAL_TURN, Refusal.GAME_OVER)))));
        IntStream.range(0, 5).forEach(i -> moves.add(GameAction.of("receive", any(LINES))));
        moves.add(GameAction.of("move", List.of(any(DraughtsPlay.DARK), any(DraughtsPlay.DARK))));
        moves.add(GameAction.of("move", any(List.copyOf(Stream.concat(game.legalMoves().stream(),
                Stream.of(List.<Square>of())).toList()))));
        return moves;
    }

    /** Returns a move of this program, a number that the other program draws, or the next line of its turn. */
    private GameAction likely(Match match, Draughts game, boolean drawsAlike) {
        if (!match.isWaiting()) {
            return random.nextInt(2 * SELDOM) == 0 ? GameAction.of("resign")
                    : GameAction.of("move", any(game.legalMoves()));
        }
        final List<Integer> begun = match.incompleteTurn();
        if (match.side().isEmpty()) {
            return GameAction.of("receive", String.valueOf(drawsAlike ? match.drawn().get(match.drawn().size() - 1)
                    : any(NUMBERS)));
        }
        return GameAction.of("receive", String.valueOf(begun.isEmpty() && random.nextInt(SELDOM) == 0 ? 0
                : game.legalMoves().stream().map(MatchPlay::sent)
                        .filter(turn -> turn.size() > begun.size() && turn.subList(0, begun.size()).equals(begun))
                        .skip(random.nextInt(2)).findFirst().map(turn -> turn.get(begun.size())).orElse(2)));
    }

    /** Returns a turn as it is sent: how many squares it has, then row and column of each. */
    private static List<Integer> sent(List<Square> way) {
        return Stream.concat(Stream.of(way.size()), way.stream()
                .flatMap(square -> Stream.of(square.row(), square.column()))).toList();
    }
}
