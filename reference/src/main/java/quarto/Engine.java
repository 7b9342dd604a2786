package quarto;

import static tabuleiro.Contract.ensure;
import static tabuleiro.Contract.maintain;
import static tabuleiro.Contract.require;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Refusal;
import tabuleiro.quarto.Trait;

/** A game of Quarto that keeps its board, the pool and the chosen piece, and works everything else out from them. */
public final class Engine implements Quarto {

    /** The pieces placed so far. */
    private Board board;

    /** The pieces not placed yet. */
    private Set<Piece> pool;

    /** The piece that waits to be placed. */
    private Optional<Piece> chosen;

    /** Starts a new game. */
    public Engine() {
        board = Board.EMPTY;
        pool = Set.copyOf(Piece.ALL);
        chosen = Optional.empty();

        assert nextToPlay() == Player.FIRST : ensure("board_is_empty", "QT-01", nextToPlay(), this);
        assert pool.containsAll(Piece.ALL) : ensure("pool_is_full", "QT-02", pool, this);
        assert invariant();
    }

    /**
     * Goes on from a position.
     *
     * @pre position_can_be_played {@code whyNot(position).isEmpty()} (QT-08, QT-17)
     */
    public Engine(Position position) {
        assert whyNot(position).isEmpty()
                : require("position_can_be_played", "QT-17", whyNot(position), position);

        board = Board.of(position);
        pool = board.pool();
        chosen = position.chosen();

        assert position().equals(position) : ensure("same_position", "QT-01", position, this);
        assert invariant();
    }

    /** Why may no game be taken up from a position? The first refusal that applies, or nothing. */
    public static Optional<Refusal> whyNot(Position position) {
        return position.fault()
                .or(() -> Optional.of(Refusal.GAME_OVER).filter(refusal -> isOver(Board.of(position))));
    }

    private static boolean isOver(Board board) {
        return board.isFull() || !board.win().isEmpty();
    }

    @Override
    public Optional<Piece> at(Cell cell) {
        return board.at(cell);
    }

    @Override
    public Set<Piece> pool() {
        return pool;
    }

    @Override
    public Optional<Piece> chosen() {
        return chosen;
    }

    @Override
    public Player nextToPlay() {
        final int turns = isOver() ? board.count() - 1 : board.count();
        return turns % 2 == 0 ? Player.FIRST : Player.SECOND;
    }

    @Override
    public boolean isOver() {
        return isOver(board);
    }

    @Override
    public Optional<Player> winner() {
        return Optional.of(nextToPlay()).filter(player -> !winningCells().isEmpty());
    }

    @Override
    public Set<Cell> winningCells() {
        return board.win();
    }

    @Override
    public Set<Trait> sharedTraits() {
        return board.shared(winningCells());
    }

    @Override
    public Optional<Refusal> whyNotChoose(Piece piece) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (chosen.isPresent()) {
            return Optional.of(Refusal.ALREADY_CHOSEN);
        }
        return pool.contains(piece) ? Optional.empty() : Optional.of(Refusal.PIECE_ON_BOARD);
    }

    @Override
    public void choose(Piece piece) {
        assert whyNotChoose(piece).isEmpty() : require("may_be_chosen", "QT-06", piece, this);
        final Board oldBoard = board;
        final Set<Piece> oldPool = pool;
        final Player oldPlacer = nextToPlay();

        chosen = Optional.of(piece);

        assert chosen().equals(Optional.of(piece)) : ensure("piece_is_chosen", "QT-05", piece, this);
        assert board.equals(oldBoard) && pool.equals(oldPool) : ensure("only_choice_changes", "QT-08", piece, this);
        assert nextToPlay() == oldPlacer : ensure("roles_stay", "QT-05", piece, this);
        assert invariant();
    }

    @Override
    public Optional<Refusal> whyNotPlace(Cell cell) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (chosen.isEmpty()) {
            return Optional.of(Refusal.NONE_CHOSEN);
        }
        return isFree(cell) ? Optional.empty() : Optional.of(Refusal.CELL_OCCUPIED);
    }

    @Override
    public void place(Cell cell) {
        assert whyNotPlace(cell).isEmpty() : require("may_be_placed", "QT-07", cell, this);
        final Board oldBoard = board;
        final Set<Piece> oldPool = pool;
        final Player mover = nextToPlay();
        final Piece piece = chosen.orElseThrow();

        board = board.with(cell, piece);
        pool = pool.stream().filter(other -> !other.equals(piece)).collect(Collectors.toUnmodifiableSet());
        chosen = Optional.empty();

        assert at(cell).equals(Optional.of(piece)) : ensure("piece_is_placed", "QT-07", cell, this);
        assert isAsBeforeExceptOn(cell, oldBoard) : ensure("others_unchanged", "QT-07", cell, this);
        assert hasLostOnly(piece, oldPool) : ensure("piece_leaves_pool", "QT-08", piece, this);
        assert chosen().isEmpty() : ensure("none_is_chosen", "QT-05", chosen, this);
        assert nextToPlay() == (isOver() ? mover : mover.opponent()) : ensure("roles_swap", "QT-09", nextToPlay(), this);

        final Certificate certificate = new Certificate(board, cell);
        final boolean won = certificate.isWin();
        final Optional<Player> expected = Optional.of(mover).filter(player -> won);
        assert winner().equals(expected) : ensure("last_placer_wins", "QT-10", expected, this);
        assert isOver() == (won || pool.isEmpty()) : ensure("won_or_full", "QT-16", won, this);
        assert won == certificate.isThroughHere(winningCells()) : ensure("cells_win", "QT-18", winningCells(), this);
        assert won || winningCells().isEmpty() : ensure("cells_win", "QT-18", winningCells(), this);
        assert hasInCommonExactly(sharedTraits()) : ensure("all_in_common", "QT-14", sharedTraits(), this);
        assert invariant();
    }

    private boolean isAsBeforeExceptOn(Cell cell, Board oldBoard) {
        return Cell.ALL.stream().filter(other -> !other.equals(cell))
                .allMatch(other -> at(other).equals(oldBoard.at(other)));
    }

    private boolean hasLostOnly(Piece piece, Set<Piece> oldPool) {
        final Set<Piece> before = new HashSet<>(pool);
        return before.add(piece) && before.equals(oldPool);
    }

    private boolean hasInCommonExactly(Set<Trait> traits) {
        return Stream.of(Trait.values()).allMatch(trait -> traits.contains(trait) == isInCommon(trait));
    }

    private boolean isInCommon(Trait trait) {
        return winningCells().stream().flatMap(cell -> at(cell).stream())
                .filter(piece -> piece.has(trait)).count() == IN_LINE;
    }

    private boolean invariant() {
        assert hasSixteenPieces() : maintain("sixteen_pieces", "QT-08", this);
        assert pool.containsAll(chosen.stream().toList()) : maintain("chosen_is_in_pool", "QT-08", this);
        assert chosen.isEmpty() || !isOver() : maintain("none_chosen_at_end", "QT-17", this);
        return true;
    }

    /** Is each of the 16 pieces either in the pool or on the board, and none there twice? */
    private boolean hasSixteenPieces() {
        final Set<Piece> all = new HashSet<>(pool);
        all.addAll(board.pieces().values());
        return all.size() == Piece.ALL.size() && pool.size() + board.count() == Piece.ALL.size();
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
