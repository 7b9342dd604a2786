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
 * A game as far as it has been played, which is all that must be kept to take it up later (QT-39).
 *
 * @param names  of the players
 * @param turns  in the order in which they were played
 * @param chosen the piece that waits to be placed, if there is one
 */
record GameSoFar(Names names, List<Turn> turns, Optional<Piece> chosen) {

    /** The first line of every text that is a game. */
    static final String FIRST_LINE = "Quarto, version 1";

    /** Stands before the name of the player who places the first piece. */
    static final String PLACES = "Places first:";

    /** Stands before the name of the player who chooses the first piece. */
    static final String CHOOSES = "Chooses first:";

    /** Stands before the piece that waits to be placed. */
    static final String CHOSEN = "Chosen:";

    GameSoFar {
        turns = List.copyOf(turns);
    }

    /** What does a game look like in which nothing has been done yet? */
    static GameSoFar start(Names names) {
        return new GameSoFar(names, List.of(), Optional.empty());
    }

    /** What does the game look like once a piece has been chosen? */
    GameSoFar withChosen(Piece piece) {
        return new GameSoFar(names, turns, Optional.of(piece));
    }

    /** What does the game look like after one more turn? */
    GameSoFar with(Turn turn) {
        final List<Turn> more = new ArrayList<>(turns);
        more.add(turn);
        return new GameSoFar(names, more, Optional.empty());
    }

    /** What comes of these turns in an engine that this provider makes? */
    Quarto playedOn(QuartoProvider provider) {
        final Quarto game = provider.newGame();
        for (Turn turn : turns) {
            game.choose(turn.piece());
            game.place(turn.cell());
        }
        chosen.ifPresent(game::choose);
        return game;
    }

    /** Writes it as {@link GameReader} reads it: a line for each thing that a person may want to see or mend. */
    @Override
    public String toString() {
        final Stream<String> head = Stream.of(FIRST_LINE, PLACES + " " + names.first(), CHOOSES + " " + names.second());
        final Stream<String> body = Stream.concat(turns.stream().map(Turn::toString),
                chosen.stream().map(piece -> CHOSEN + " " + piece));
        return Stream.concat(head, body).map(line -> line + "\n").collect(Collectors.joining());
    }
}
