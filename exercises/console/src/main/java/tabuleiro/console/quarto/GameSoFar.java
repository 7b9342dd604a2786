package tabuleiro.console.quarto;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.QuartoProvider;

/**
 * A game as far as it has been played, which is all that must be saved to resume it later (QT-39).
 *
 * @param names  the names of the players
 * @param turns  the turns, in the order in which they were played
 * @param chosen the piece that is chosen but not yet placed, if there is one
 */
record GameSoFar(Names names, List<Turn> turns, Optional<Piece> chosen) {

    /** The first line of every saved game. */
    static final String FIRST_LINE = "Quarto, version 1";

    /** The label before the name of the player who places the first piece. */
    static final String PLACES = "Places first:";

    /** The label before the name of the player who chooses the first piece. */
    static final String CHOOSES = "Chooses first:";

    /** The label before the chosen piece. */
    static final String CHOSEN = "Chosen:";

    GameSoFar {
        turns = List.copyOf(turns);
    }

    /** Returns a game in which nothing has been played yet. */
    static GameSoFar start(Names names) {
        return new GameSoFar(names, List.of(), Optional.empty());
    }

    /** Returns the game after a piece has been chosen. */
    GameSoFar withChosen(Piece piece) {
        return new GameSoFar(names, turns, Optional.of(piece));
    }

    /** Returns the game after one more turn. */
    GameSoFar with(Turn turn) {
        final List<Turn> more = new ArrayList<>(turns);
        more.add(turn);
        return new GameSoFar(names, more, Optional.empty());
    }

    /** Plays these turns in a new engine of a provider, and returns that engine. */
    Quarto playedOn(QuartoProvider provider) {
        final Quarto game = provider.newGame();
        for (Turn turn : turns) {
            game.choose(turn.piece());
            game.place(turn.cell());
        }
        chosen.ifPresent(game::choose);
        return game;
    }

    /** Writes the game as {@link GameReader} reads it: on separate lines, so that a person can read and edit it. */
    @Override
    public String toString() {
        final Stream<String> head = Stream.of(FIRST_LINE, PLACES + " " + names.first(), CHOOSES + " " + names.second());
        final Stream<String> body = Stream.concat(turns.stream().map(Turn::toString),
                chosen.stream().map(piece -> CHOSEN + " " + piece));
        return Stream.concat(head, body).map(line -> line + "\n").collect(Collectors.joining());
    }
}
