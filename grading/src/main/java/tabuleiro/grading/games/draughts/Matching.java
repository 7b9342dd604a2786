package tabuleiro.grading.games.draughts;

import static tabuleiro.grading.play.Chance.any;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;
import tabuleiro.grading.play.Aside;
import tabuleiro.grading.play.NamedCall;

/** Matches with a program that sends right and wrong lines. */
final class Matching {

    /** A match has fewer steps than this; something is done with one chance in so many. */
    private static final int STEPS = 50;
    private static final int SELDOM = 8;

    /** Lines that are wrong, or may be, also around a number that is right; numbers that a program may draw. */
    private static final List<String> LINES = List.of("", " ", "x", "0", "1", "2", "3", "8", "9", "13", "14", "-%s",
            "-0", "+%s", "0%s", "00", "2147483647", "2147483648", "429496729%s", "0000000000%s", "%s.0", "%s ", " %s",
            "\t%s", "%s\n", "%s\r", "\u0663", "a very long line", "12345678901");
    private static final List<Integer> NUMBERS = List.of(0, 1, 2, 9, 10, Integer.MAX_VALUE - 1, Integer.MAX_VALUE);

    private Matching() {
    }

    /** Plays a match, to its end perhaps; now and then something is tried that is wrong. */
    static Aside aside(long seed) {
        return new Aside("DR-42", Optional.empty(), provider -> match((DraughtsProvider) provider, new Random(seed)));
    }

    private static void match(DraughtsProvider provider, Random random) {
        final Draughts game = provider.newGame(Variant.SIMPLIFIED);
        final Match match = provider.newMatch(game,
                Stream.generate(() -> any(NUMBERS, random)).limit(Match.MOST_DRAWS).toList());
        final boolean drawsAlike = random.nextInt(SELDOM) == 0;
        for (int left = drawsAlike ? 2 * Match.MOST_DRAWS : random.nextInt(STEPS); left > 0; left--) {
            NamedCall.queries(match).stream().filter(query -> query.getReturnType() != Draughts.class
                    && random.nextInt(SELDOM) == 0).forEach(query -> NamedCall.call(match, query, List.of()));
            anything(match, game, random).whyNot(match);
            final NamedCall next;
            if (match.isOver() || random.nextInt(SELDOM) == 0) {
                next = anything(match, game, random);
            } else if (match.isWaiting()) {
                next = action("receive", String.valueOf(received(match, game, drawsAlike, random)));
            } else {
                next = action("move", any(game.legalMoves(), random));
            }
            if (next.whyNot(match).isEmpty()) {
                next.make(match);
            }
        }
        game.position();
    }

    private static NamedCall action(String command, Object argument) {
        return new NamedCall(command, List.of(argument));
    }

    /** Returns what may be done or not: mostly not. */
    private static NamedCall anything(Match match, Draughts game, Random random) {
        return switch (random.nextInt(SELDOM)) {
            case 0 -> random.nextBoolean() ? new NamedCall("resign", List.of())
                    : action("abandon", any(List.of(Refusal.values()), random));
            case 1, 2 -> action("move", any(Stream.concat(game.legalMoves().stream(), Stream.of(List.of(),
                    List.of(any(DraughtsPlay.DARK, random), any(DraughtsPlay.DARK, random)))).toList(), random));
            case 3 -> action("receive", String.valueOf(1 + random.nextInt(Draughts.SIZE)));
            default -> action("receive", any(LINES, random).formatted(received(match, game, false, random)));
        };
    }

    /** Returns the number that the other program draws, or the next of a legal turn of it; or it resigns. */
    private static int received(Match match, Draughts game, boolean drawsAlike, Random random) {
        if (match.side().isEmpty()) {
            return drawsAlike ? match.drawn().get(match.drawn().size() - 1) : any(NUMBERS, random);
        }
        final int begun = match.incompleteTurn().size();
        final List<Integer> next = game.legalMoves().stream().map(Matching::sent).filter(turn ->
                begun < turn.size() && turn.subList(0, begun).equals(match.incompleteTurn()))
                .map(turn -> turn.get(begun)).toList();
        return next.isEmpty() || begun == 0 && random.nextInt(SELDOM) == 0 ? 0 : any(next, random);
    }

    /** Returns a turn as it is sent: how many squares it has, then row and column of each. */
    private static List<Integer> sent(List<Square> way) {
        return Stream.concat(Stream.of(way.size()), way.stream()
                .flatMap(square -> Stream.of(square.row(), square.column()))).toList();
    }
}
