package tabuleiro.grading.agent;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Refusal;
import tabuleiro.grading.Reference;
import tabuleiro.grading.Text;
import tabuleiro.grading.league.Game;
import tabuleiro.grading.league.Settings;
import tabuleiro.grading.process.ContractBroken;
import tabuleiro.grading.process.Failure;

/** Has two agents play a game, in which the reference says what is allowed and who has won. */
final class Arbiter {

    /** Who is late more often in a game has lost it. */
    private static final int MOST_LATE = 5;

    private static final int LONGEST_REASON = 200;

    private final Reference reference;
    private final Settings settings;

    /** Will have this reference decide. */
    Arbiter(Reference reference, Settings settings) {
        this.reference = reference;
        this.settings = settings;
    }

    /** What an agent does by which it loses its game. */
    private static final class Loss extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final Player loser;
        private final boolean breaks;

        Loss(Player loser, String reason, boolean breaks) {
            super(reason, null, false, false);
            this.loser = loser;
            this.breaks = breaks;
        }
    }

    /** Returns the game that these two play at their levels. */
    Game play(Game.Key key, Contender first, Level firstLevel, Contender second, Level secondLevel) {
        final List<Integer> moves = new ArrayList<>();
        final List<Integer> late = new ArrayList<>();
        final Map<Player, Contender> contenders =
                new EnumMap<>(Map.of(Player.FIRST, first, Player.SECOND, second));
        final Random chance = new Random(settings.seedOf(key));
        final ConnectFour game = ((ConnectFourProvider) reference.provider(false)).newGame();
        try {
            does(first, Player.FIRST, () -> first.begin(firstLevel, chance.nextLong()));
            does(second, Player.SECOND, () -> second.begin(secondLevel, chance.nextLong()));
            while (!game.isOver()) {
                final Player mover = game.nextToPlay();
                final int column = column(game, contenders.get(mover), moves.size(), late, chance);
                moves.add(column);
                game.play(column);
                if (!game.isOver()) {
                    contenders.forEach((player, each) -> does(each, player, () -> each.play(column)));
                }
            }
            return new Game(key, moves, late, game.winner().map(player -> player == Player.FIRST ? 1 : 2).orElse(0), "",
                    false);
        } catch (Loss loss) {
            return new Game(key, moves, late, loss.loser == Player.FIRST ? 2 : 1, loss.getMessage(), loss.breaks);
        }
    }

    /** Returns what an agent plays: the column that it chooses, or any if it is late. */
    private int column(ConnectFour game, Contender contender, int place, List<Integer> late, Random chance) {
        final Player mover = game.nextToPlay();
        final int column = of(contender, mover, () -> contender.choose(mover));
        final List<Integer> legal = game.legalMoves();
        final int any = legal.get(chance.nextInt(legal.size()));
        if (contender.used().compareTo(settings.moveTime()) > 0) {
            late.add(place);
            if (late.stream().filter(move -> move % 2 == place % 2).count() > MOST_LATE) {
                throw new Loss(mover, "was late more than " + MOST_LATE + " times", true);
            }
            return any;
        }
        final Optional<Refusal> refusal = game.whyNotPlay(column);
        if (refusal.isPresent()) {
            throw new Loss(mover, "chose column " + column + ": " + refusal.get().words(), false);
        }
        return column;
    }

    private static void does(Contender contender, Player player, Runnable deed) {
        of(contender, player, () -> {
            deed.run();
            return player;
        });
    }

    /** Returns what an agent answers; who does not loses. */
    private static <T> T of(Contender contender, Player player, Supplier<T> answer) {
        try {
            return answer.get();
        } catch (Failure | ContractBroken none) {
            final String reason = Text.ofRun(String.valueOf(none.getMessage())).lines().findFirst().orElse("");
            throw new Loss(player, reason.substring(0, Math.min(LONGEST_REASON, reason.length())),
                    contender.hasEnded());
        }
    }
}
