package tabuleiro.console.program;

import java.util.Optional;
import java.util.function.Consumer;
import tabuleiro.console.Game;
import tabuleiro.console.GameStart;
import tabuleiro.console.GameStart.Seat;
import tabuleiro.console.Message;
import tabuleiro.console.Opponent;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.Words;

/**
 * The opponent outside this program, if one plays.
 *
 * @param opponent the opponent
 * @param seat     its seat
 * @param <P>      the type of the provider
 * @param <M>      the type of the game
 */
record Outside<P, M extends PlayedGame>(Optional<Opponent<P, M>> opponent, Optional<Seat> seat) {

    /** Returns the opponent of a game that the options name. */
    static <P, M extends PlayedGame> Outside<P, M> of(Game<P, M> game, Options options, Words words) {
        final Optional<Opponent<P, M>> named = game.opponent(options.values());
        return new Outside<>(named, named.map(each -> new Seat(words.of(each.name()), Optional.of(Opponent.LEVEL))));
    }

    /** Returns the start after the opponent has been met, if it takes part. */
    GameStart met(P provider, GameStart start, Consumer<Message> console) {
        return opponent.filter(each -> start.seats().contains(seat.orElseThrow()))
                .map(each -> each.meet(provider, start, console)).orElse(start);
    }

    /** Returns the start of a saved game in which the opponent plays again, if it can. */
    GameStart resumed(GameStart saved) {
        final Optional<Seat> again = seat.filter(each -> opponent.orElseThrow().resumes());
        return saved.with(saved.seats().stream()
                .map(each -> again.filter(own -> own.name().equals(each.name())).orElse(each)).toList());
    }

    /** Leaves the opponent. */
    void close() {
        opponent.ifPresent(Opponent::close);
    }
}
