package tabuleiro.console.qwirkle;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.console.Chance;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Tile;

/** What an agent may do in a position. It does not cheat: it plays and looks at no tiles but those of its own hand. */
record Prospect(Position position, QwirkleProvider provider) {

    /** Returns what an agent may do that is next in a position. */
    static Prospect of(Position now, QwirkleProvider provider) {
        final Set<Option> options = now.options().stream().filter(option -> option != Option.CHEATING)
                .collect(Collectors.toSet());
        return new Prospect(new Position(now.board(), now.turn(), now.nextToPlay(), now.hands(), now.points(),
                now.bag(), options, 0), provider);
    }

    private List<Placement> moves() {
        return provider.newGame(position).legalMoves();
    }

    /** Returns any step: to play a tile, to end a turn that is begun, or to trade or pass if no tile can be played. */
    String any(Chance chance) {
        final List<Placement> moves = moves();
        return chance.any(Stream.concat(moves.stream().map(Notation::of), Stream.of(withoutPlaying())
                .filter(step -> moves.isEmpty() || !position.turn().isEmpty())).toList());
    }

    /** Returns the step that makes the turn worth the most points: while a tile can be played, to play one. */
    String greedy(Chance chance) {
        final List<Placement> moves = moves();
        return moves.isEmpty() ? withoutPlaying() : Notation.of(chance.best(moves, this::points));
    }

    /** Returns the points of the turn after a move. */
    private int points(Placement move) {
        final Qwirkle game = provider.newGame(position);
        game.play(move.tile(), move.cell());
        return game.turnPoints();
    }

    /** Returns the step with which the player trades as many tiles as possible, or passes if none may be traded. */
    private String withoutPlaying() {
        final List<Tile> hand = Scores.hand(position);
        final int most = position.turn().isEmpty() ? Math.min(hand.size(), position.bag().size()) : 0;
        return most == 0 ? Notation.PASS : Notation.of(hand.subList(0, most));
    }
}
