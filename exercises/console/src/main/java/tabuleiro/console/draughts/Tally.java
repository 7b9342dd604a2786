package tabuleiro.console.draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.console.GameStart;
import tabuleiro.console.History;
import tabuleiro.console.Message;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Pdn;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Square;

/** What has been played and captured in a game of draughts, and what has come of it. */
final class Tally {

    /** After how many turns of kings without a capture an agent resigns that is not ahead: no rule ends the game. */
    private static final int PATIENCE = 80;

    private final List<String> turns = new ArrayList<>();
    private final int[] captures = new int[Player.values().length];
    private int quietTurns;

    /** Adds a turn that has been played from a position. */
    void add(Position before, List<Square> way, List<Square> captured) {
        final boolean isQuiet = captured.isEmpty() && before.at(way.get(0)).filter(Piece::isKing).isPresent();
        turns.add(Pdn.write(way, !captured.isEmpty()));
        captures[before.nextToPlay().ordinal()] += captured.size();
        quietTurns = isQuiet ? quietTurns + 1 : 0;
    }

    /** Returns the turns, as PDN has them. */
    History history(Player first) {
        return new History(turns, captures.length, first.ordinal());
    }

    /** Returns what each player has left and has captured. */
    List<Message> material(Position position, GameStart start) {
        return Stream.of(Player.values()).map(player -> {
            final List<Piece> pieces = position.pieces().values().stream().filter(piece -> piece.player() == player)
                    .toList();
            return Message.of("screen.material", start.name(player.ordinal()), pieces.size(),
                    pieces.stream().filter(Piece::isKing).count(), captures[player.ordinal()]);
        }).toList();
    }

    /** Returns how a game has ended. */
    static Message result(Draughts game, GameStart start) {
        final Optional<Player> winner = game.winner();
        final String reason = game.ending().filter(ending -> ending.isDraw() == winner.isEmpty())
                .map(ending -> "." + ending)
                .orElse("");
        return winner.map(player -> Message.of("won" + reason, start.name(player.ordinal()),
                start.name(player.opponent().ordinal()))).orElseGet(() -> Message.of("draw" + reason));
    }

    /** Checks whether the player who is next should resign because no rule would end the game. */
    boolean isHopeless(Position position) {
        return quietTurns >= PATIENCE && Material.balance(position, position.nextToPlay()) <= 0;
    }
}
