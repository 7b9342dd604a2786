package chess;

import java.util.Optional;
import java.util.Set;
import tabuleiro.chess.Chess;
import tabuleiro.chess.ChessProvider;
import tabuleiro.chess.Ending;
import tabuleiro.chess.Position;
import tabuleiro.chess.Refusal;

/** Makes the games of this package: the one class that the rest of the world asks for. */
public final class Games implements ChessProvider {

    @Override
    public Chess newGame() {
        return new Engine();
    }

    @Override
    public Optional<Refusal> whyNotNewGame(Position position) {
        return refusalsOfNewGame(position).stream().findFirst();
    }

    /** Returns all refusals that are right for {@link #whyNotNewGame}. */
    public Set<Refusal> refusalsOfNewGame(Position position) {
        return Referee.ofResuming(position);
    }

    @Override
    public Chess newGame(Position position) {
        return new Engine(position);
    }

    @Override
    public Optional<Ending> ending(Position position) {
        return whyNotNewGame(position).equals(Optional.of(Refusal.GAME_OVER)) ? State.of(position).ending()
                : Optional.empty();
    }
}
