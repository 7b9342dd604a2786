package tabuleiro.console.quarto;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Quarto;

/**
 * Makes games that were played without a thought.
 *
 * @param random decides everything
 */
record RandomGames(Random random) {

    private static final Names NAMES = new Names("North", "Équipe du Sud");

    /** Plays a game to its end. Answers it as it was after every half of a turn. */
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

    /** Plays a game, but not always to its end. Answers it as it was then. */
    GameSoFar some() {
        return oneOf(play());
    }

    /** Picks one of several things. */
    <T> T oneOf(List<T> things) {
        return things.get(random.nextInt(things.size()));
    }
}
