package tabuleiro.console.draughts;

import java.util.List;
import tabuleiro.console.Lookahead;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Square;

/**
 * What an agent sees in a position of draughts: the pieces, and the largest capture of who is next (CO-11). Ways are
 * tried in other games that begin with the same position.
 */
record Material(DraughtsProvider provider) implements Lookahead.Positions<Draughts, List<Square>> {

    private static final int KING = 3;

    @Override
    public List<List<Square>> moves(Draughts game) {
        return game.legalMoves();
    }

    @Override
    public Draughts after(Draughts game, List<Square> way) {
        final Draughts trial = provider.newGame(game.position());
        trial.move(way);
        return trial;
    }

    @Override
    public int value(Draughts game) {
        final Position now = game.position();
        if (game.isOver()) {
            return game.winner().map(winner -> winner == now.nextToPlay() ? WIN : -WIN).orElse(0);
        }
        return balance(now, now.nextToPlay()) + game.legalMoves().stream()
                .mapToInt(way -> game.captured(way).stream().mapToInt(square -> value(now, square)).sum()).max()
                .orElse(0);
    }

    /** Returns how much more the pieces of a player are worth than those of the opponent. */
    static int balance(Position position, Player player) {
        return position.pieces().entrySet().stream().mapToInt(entry -> (entry.getValue().player() == player ? 1 : -1)
                * value(position, entry.getKey())).sum();
    }

    private static int value(Position position, Square square) {
        return position.at(square).map(piece -> piece.isKing() ? KING : 1).orElse(0);
    }
}
