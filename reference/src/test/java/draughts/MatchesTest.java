package draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/**
 * Tests matches of two programs that send each other their lines, some of which are damaged on the way: no line aborts
 * a program, every line that is not accepted has a reason, and as long as none is damaged both boards are equal.
 * {@code -Pthorough} plays more matches.
 */
class MatchesTest {

    private static final int MATCHES = Boolean.getBoolean("thorough") ? 100_000 : 60;
    private static final int MOST_LINES = 60;
    private static final List<String> NONSENSE = List.of("", " ", "-1", "0", "1", "00", "9", "14", "2000000000",
            "2147483648", "9".repeat(11), "9".repeat(3000), "c3", "\u0000", "\uD83D\uDE00", "1\r", "2 3", "NaN", "1e1");

    private final Games games = new Games();

    /** One of the two programs: its match, and how many of the lines that it must send it has sent. */
    private static final class Program {

        private final Match match;
        private int sent;

        Program(Match match) {
            this.match = match;
        }

        Optional<String> nextLine() {
            return sent < match.linesToSend().size() ? Optional.of(match.linesToSend().get(sent++)) : Optional.empty();
        }

        void act(Random random) {
            final List<List<Square>> legal = match.game().legalMoves();
            if (random.nextInt(100) == 0) {
                match.resign();
            } else {
                match.move(legal.get(random.nextInt(legal.size())));
            }
        }
    }

    @Test
    void noConversationAbortsAndEveryMatchEndsInGoodOrder() {
        final Map<String, Integer> endings = new TreeMap<>();
        for (int seed = 1; seed <= MATCHES; seed++) {
            endings.merge(play(seed), 1, Integer::sum);
        }
        assertThat(endings.keySet()).as("how matches have ended: %s", endings).contains("RESIGNED", "NOT_A_NUMBER",
                "LINE_TOO_LONG", "COUNT", "OUTSIDE_BOARD", "ILLEGAL_TURN", "goes on");
    }

    private String play(int seed) {
        final Random random = new Random(seed);
        final int damage = seed % 4 == 0 ? Integer.MAX_VALUE : 2 + seed % 40;
        final Variant variant = Variant.values()[seed % 2];
        final Program one = program(variant, seed);
        final Program other = program(variant, seed % 5 == 0 ? seed : -seed);
        for (int line = 0; line < MOST_LINES && !one.match.isOver() && !other.match.isOver(); line++) {
            step(one, other, random, damage);
            step(other, one, random, damage);
        }
        if (damage == Integer.MAX_VALUE && one.match.incompleteTurn().equals(other.match.incompleteTurn())
                && one.match.game().moves().size() == other.match.game().moves().size()) {
            assertThat(one.match.game().position()).as("the board of the other program, seed %s", seed)
                    .isEqualTo(other.match.game().position());
        }
        return ending(one.match.isOver() ? one.match : other.match);
    }

    private static String ending(Match match) {
        return match.abandoned().map(Refusal::name)
                .or(() -> match.game().ending().map(Enum::name)).orElse("goes on");
    }

    private Program program(Variant variant, int seed) {
        final Draughts game = games.newGame(variant);
        return new Program(games.newMatch(game, new ArrayList<>(games.draws(seed))));
    }

    /** Lets one program move if it is its turn, and send one line to the other if there is one. */
    private static void step(Program sender, Program receiver, Random random, int damage) {
        if (!sender.match.isOver() && !sender.match.isWaiting()) {
            sender.act(random);
        }
        if (!receiver.match.isOver()) {
            sender.nextLine().ifPresent(line -> receive(receiver.match,
                    random.nextInt(damage) == 1 ? NONSENSE.get(random.nextInt(NONSENSE.size())) : line));
        }
    }

    private static void receive(Match match, String line) {
        final Optional<Refusal> refusal = match.whyNotReceive(line);
        if (refusal.isEmpty()) {
            match.receive(line);
        } else {
            match.abandon(refusal.get());
            assertThat(match.isOver()).isTrue();
            assertThat(match.whyNotReceive(line)).contains(Refusal.ENDED);
        }
    }
}
