package tabuleiro.console.draughts;

import java.util.List;
import tabuleiro.console.Chance;
import tabuleiro.console.Chooser;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Square;

/**
 * An agent that looks ahead a move (CO-11): it wins if it can, and otherwise takes the way that leaves it with the best
 * pieces after the largest capture of the opponent. It tries ways in other games that begin with the same position.
 */
record CompetentAgent(DraughtsProvider provider, Chance chance) implements Chooser<DraughtsMatch> {

    private static final int KING = 3;

    @Override
    public String choose(DraughtsMatch match) {
        final Turn turn = match.turn();
        final Position now = match.game().position();
        return turn.step(chance.best(turn.ways(), way -> worth(now, way)));
    }

    private int worth(Position now, List<Square> way) {
        final Player self = now.nextToPlay();
        final Draughts trial = provider.newGame(now);
        trial.move(way);
        if (trial.isOver()) {
            return trial.winner().filter(self::equals).isPresent() ? Integer.MAX_VALUE : 0;
        }
        final Position after = trial.position();
        return balance(after, self) - trial.legalMoves().stream()
                .mapToInt(reply -> trial.captured(reply).stream().mapToInt(each -> value(after, each)).sum())
                .max().orElse(0);
    }

    /** Returns how much more the pieces of a player are worth than those of the opponent. */
    static int balance(Position position, Player player) {
        return position.pieces().entrySet().stream().mapToInt(each -> (each.getValue().player() == player ? 1 : -1)
                * value(position, each.getKey())).sum();
    }

    private static int value(Position position, Square square) {
        return position.at(square).map(piece -> piece.isKing() ? KING : 1).orElse(0);
    }
}
