package tabuleiro.console.qwirkle;

import java.util.ArrayList;
import java.util.Collections;
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

/**
 * What the player who is next may see: the board, the own hand, the points, and how many tiles the others and the bag
 * have. Which these are is not seen: in the position they lie in their order. An agent does not cheat.
 */
record Seen(Position position, QwirkleProvider provider) {

    /** Returns what the player who is next may see of a position. */
    static Seen of(Position whole, QwirkleProvider provider) {
        final int own = whole.nextToPlay().ordinal();
        final List<Tile> unseen = new ArrayList<>(whole.bag());
        whole.hands().stream().filter(hand -> hand != whole.hands().get(own)).forEach(unseen::addAll);
        Collections.sort(unseen);
        final List<List<Tile>> hands = new ArrayList<>();
        for (int i = 0; i < whole.hands().size(); i++) {
            final List<Tile> some = unseen.subList(0, i == own ? 0 : whole.hands().get(i).size());
            hands.add(i == own ? whole.hands().get(i) : List.copyOf(some));
            some.clear();
        }
        final Set<Option> options = whole.options().stream().filter(each -> each != Option.CHEATING)
                .collect(Collectors.toSet());
        return new Seen(new Position(whole.board(), whole.turn(), whole.nextToPlay(), hands, whole.points(), unseen,
                options, 0), provider);
    }

    /** Returns the tiles that the player holds. */
    List<Tile> hand() {
        return Scores.hand(position);
    }

    /** Returns the tiles that may be played, and where. */
    List<Placement> moves() {
        return game().legalMoves();
    }

    /**
     * Returns the steps that an agent considers: every tile that may be played, and the end of a turn that is begun; if
     * no tile may be played, only to trade as many as possible, or else to pass.
     */
    List<String> steps() {
        final List<Placement> moves = moves();
        return Stream.concat(moves.stream().map(Notation::of), Stream.of(withoutPlaying())
                .filter(step -> moves.isEmpty() || !position.turn().isEmpty())).toList();
    }

    /** Returns a game resumed from here, to try moves in. */
    Qwirkle game() {
        return provider.newGame(position);
    }

    /** Returns the step with which the player trades as many tiles as possible, or passes if none may be traded. */
    String withoutPlaying() {
        final int most = position.turn().isEmpty() ? Math.min(hand().size(), position.bag().size()) : 0;
        return most == 0 ? Notation.PASS : Notation.of(hand().subList(0, most));
    }
}
