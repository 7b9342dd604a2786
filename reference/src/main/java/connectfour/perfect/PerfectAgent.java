package connectfour.perfect;

import static tabuleiro.Contract.ensure;
import static tabuleiro.Contract.require;

import java.util.Optional;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;

/**
 * An agent that plays a column of best value: it wins as soon as it can, loses as late as it can, and never loses what
 * is not lost (C4-19). In the opening, before there are {@link Openings#DISCS} discs, it looks no further than the book
 * of openings goes; what that does not know yet it takes for a draw.
 */
public final class PerfectAgent implements Agent {

    /** The places in each table, as powers of two: at first 32 KiB, at most 128 MiB. */
    private static final int PLACES = 12;
    private static final int MOST_PLACES = 24;

    /** How many discs each player has. */
    private static final int DISCS = Search.CELLS / 2;

    private final Search opening = new Search(new Table(PLACES, MOST_PLACES),
            Openings.ofThisProgram()::worthOrDraw);
    private final Search later = new Search(new Table(PLACES, MOST_PLACES),
            Openings.ofThisProgram()::worth);

    @Override
    public int chooseColumn(ConnectFour game, Player player) {
        assert !game.isOver() : require("C4-16 game_not_over", player, game);
        assert player == game.nextToPlay() : require("C4-16 player_is_next", player, game);
        final Position oldPosition = game.position();

        final int column = best(Board.of(oldPosition));

        assert game.hasSpace(column) : ensure("C4-16 column_has_space", column, game);
        assert game.position().equals(oldPosition) : ensure("C4-16 game_unchanged", game);
        return column;
    }

    private int best(Board board) {
        final Search search = isInTheOpening(board) ? opening : later;
        final int worth = search.worth(board);
        return Moves.FROM_THE_MIDDLE.stream().filter(column -> board.landing(column) != 0)
                .filter(column -> search.isWorth(board, board.landing(column), worth)).findFirst().orElseThrow();
    }

    private static boolean isInTheOpening(Board board) {
        return board.discs() < Openings.DISCS;
    }

    @Override
    public Optional<Integer> worth(ConnectFour game, int column) {
        assert game.whyNotPlay(column).isEmpty()
                : require("column_can_be_played", game.whyNotPlay(column), column, game);
        final Position oldPosition = game.position();

        final Board board = Board.of(oldPosition);
        final boolean isKnown = !isInTheOpening(board) || Openings.ofThisProgram().isComplete();
        final Optional<Integer> result = isKnown ? Optional.of(worth(board, board.landing(column))) : Optional.empty();

        assert game.position().equals(oldPosition) : ensure("C4-16 game_unchanged", game);
        return result;
    }

    /** Returns with which disc from now the game is won after a move; below 0 if the opponent wins, 0 for a draw. */
    private int worth(Board board, long cell) {
        final int discs = board.discs();
        final int worth = (board.winning() & cell) == 0 ? -later.worth(board.drop(cell)) : Search.winning(discs);
        if (worth > 0) {
            return DISCS + 1 - worth - discs / 2;
        }
        return worth == 0 ? 0 : (discs + 1) / 2 - DISCS - 1 - worth;
    }
}
