package tabuleiro.console.quarto;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Quarto;

/**
 * Creates games that are played at random.
 *
 * @param random the source of all choices
 */
record RandomGames(Random random) {

    private static final Names NAMES = new Names("North", "Équipe du Sud");

    /** Plays a game to its end, and returns the game as it was after every half of a turn. */
    List<GameSoFar> play() {
        final List<GameSoFar> stages = new ArrayList<>(List.of(GameSoFar.start(NAMES)));
        final Quarto engine = new SimpleQuarto();
        while (!engine.isOver()) {
            final Piece piece = oneOf(engine.choices());
            engine.choose(piece);
            stages.add(stages.get(stages.size() - 1).withChosen(piece));
            final Cell cell = oneOf(engine.legalMoves());
            engine.place(cell);
            stages.add(stages.get(stages.size() - 1).with(new Turn(piece, cell)));
        }
        return stages;
    }

    /** Returns a game that was played to a random point. */
    GameSoFar some() {
        return oneOf(play());
    }

    /** Returns a random element of a list. */
    <T> T oneOf(List<T> things) {
        return things.get(random.nextInt(things.size()));
    }
}
