package tabuleiro.console.qwirkle;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
        final Set<Option> options = now.options().stream().filter(each -> each != Option.CHEATING)
                .collect(Collectors.toSet());
        return new Prospect(new Position(now.board(), now.turn(), now.nextToPlay(), now.hands(), now.points(),
                now.bag(), options, 0), provider);
    }

    /** Returns a game resumed from here, to try moves in. */
    Qwirkle game() {
        return provider.newGame(position);
    }

    /**
     * Returns the steps that an agent considers: every tile that may be played, and the end of a turn that is begun; if
     * no tile may be played, only to trade as many as possible, or else to pass.
     */
    List<String> steps() {
        final List<Placement> moves = game().legalMoves();
        return Stream.concat(moves.stream().map(Notation::of), Stream.of(withoutPlaying())
                .filter(step -> moves.isEmpty() || !position.turn().isEmpty())).toList();
    }

    /** Returns the step with which the player trades as many tiles as possible, or passes if none may be traded. */
    String withoutPlaying() {
        final List<Tile> hand = Scores.hand(position);
        final int most = position.turn().isEmpty() ? Math.min(hand.size(), position.bag().size()) : 0;
        return most == 0 ? Notation.PASS : Notation.of(hand.subList(0, most));
    }
}
