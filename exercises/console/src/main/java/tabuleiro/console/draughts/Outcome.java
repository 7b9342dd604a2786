package tabuleiro.console.draughts;

import java.util.Optional;
import tabuleiro.console.GameStart;
import tabuleiro.console.Message;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Ending;

/** How a game has ended, which is over. */
record Outcome(Draughts game, GameStart start) {

    /** Returns what the players are told. */
    Message message() {
        final Optional<Ending> ending = game.ending();
        final boolean isDraw = game.winner().isEmpty();
        final String reason = ending.filter(each -> each.isDraw() == isDraw).map(each -> "." + each).orElse("");
        return isDraw ? Message.of("draw" + reason) : Message.of("won" + reason,
                start.name(game.winner().get().ordinal()), start.name(game.winner().get().opponent().ordinal()));
    }
}
