package tabuleiro.console.quarto;

import java.util.List;
import java.util.Optional;
import tabuleiro.console.Chance;
import tabuleiro.console.Chooser;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.QuartoProvider;

/**
 * An agent that wins if it can, and chooses and places so that the opponent cannot win at once, if that is possible
 * (CO-11). It sees the board and the pool, as its player does. What wins, the engine says: the agent tries steps in
 * other games that begin with the same position.
 */
record CompetentAgent(QuartoProvider provider, Chance chance) implements Chooser<QuartoMatch> {

    /** With fewer pieces on the board, the next cannot win. */
    private static final int FEWEST_TO_WIN = Quarto.IN_LINE - 1;

    @Override
    public String choose(QuartoMatch match) {
        final Position now = match.game().position();
        if (now.chosen().isPresent()) {
            return cell(now, match.pool(), match.cells()).toString();
        }
        return chance.best(match.pieces(), piece -> isSafe(now, piece) ? 1 : 0).toString();
    }

    private Cell cell(Position now, List<Piece> pool, List<Cell> cells) {
        final Piece piece = now.chosen().orElseThrow();
        final List<Piece> others = pool.stream().filter(each -> !each.equals(piece)).toList();
        return chance.best(cells, cell -> {
            final Quarto after = after(now, piece, cell);
            if (after.winner().isPresent()) {
                return 2;
            }
            return leavesSafe(after.position(), others) ? 1 : 0;
        });
    }

    /** Checks whether a player can choose a piece with which the other one cannot win, or need not choose one. */
    private boolean leavesSafe(Position position, List<Piece> pieces) {
        return pieces.isEmpty() || pieces.stream().anyMatch(piece -> isSafe(position, piece));
    }

    /** Checks that a piece wins on no cell. */
    private boolean isSafe(Position position, Piece piece) {
        return Cell.ALL.stream().filter(cell -> position.at(cell).isEmpty())
                .noneMatch(cell -> wins(position, piece, cell));
    }

    private boolean wins(Position position, Piece piece, Cell cell) {
        return position.count() >= FEWEST_TO_WIN && after(position, piece, cell).winner().isPresent();
    }

    private Quarto after(Position position, Piece piece, Cell cell) {
        final Quarto trial = provider.newGame(new Position(position.pieces(), Optional.of(piece)));
        trial.place(cell);
        return trial;
    }
}
