package tabuleiro.qwirkle.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Tile;
import tabuleiro.steps.Actor;

/** In which phrases an example of Qwirkle describes a position. */
final class QwirklePhrases {

    private QwirklePhrases() {
    }

    /** Returns the phrases that describe a position. */
    static List<String> given(Position position) {
        final List<String> given = new ArrayList<>();
        given.add("a table of %d players".formatted(position.hands().size()));
        given.addAll(seeded(position.seed()));
        position.options().forEach(option -> given.add(agreed(option)));
        given.add("the board\n" + Position.draw(position.board()));
        given.add("it is the turn of the %s player".formatted(Actor.word(position.nextToPlay())));
        if (!position.turn().isEmpty()) {
            given.add("the tiles on %s have been played in this turn".formatted(cells(position.turn())));
        }
        for (Player player : Player.first(position.hands().size())) {
            final List<Tile> hand = position.hands().get(player.ordinal());
            given.add("the %s player has %s".formatted(Actor.word(player),
                    hand.isEmpty() ? "an empty hand" : "the hand " + QwirkleTrials.words(hand)));
            given.add("the %s player has scored %d".formatted(Actor.word(player),
                    position.points().get(player.ordinal())));
        }
        given.add(position.bag().isEmpty() ? "the bag is empty"
                : "the bag holds only " + QwirkleTrials.words(position.bag()));
        return given;
    }

    /** Returns the phrase that a game has this seed, unless it is the usual one. */
    static List<String> seeded(long seed) {
        return seed == SetUp.SEED ? List.of() : List.of("a game with the seed " + seed);
    }

    /** Returns the phrase that an option is agreed on. */
    static String agreed(Option option) {
        return switch (option) {
            case CHEATING -> "cheat mode";
            case PUBLISHED_END -> "the published end";
            case PUBLISHED_OPENING -> "the published opening";
        } + " is agreed on";
    }

    /** Returns how an example writes cells. */
    static String cells(List<Cell> cells) {
        return cells.stream().map(Cell::toString).collect(Collectors.joining(", "));
    }
}
