package quarto;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Refusal;
import tabuleiro.quarto.Trait;

/** A game of Quarto. The contract of every method stands in {@link Quarto}. */
public final class Engine implements Quarto {

    private final Piece[] board;
    private final WinFinder finder;
    private Optional<Piece> chosen = Optional.empty();

    public Engine() {
        this(new Piece[SIZE * SIZE]);
    }

    public Engine(Position position) {
        this(read(position));
        assert whyNot(position).isEmpty() : "position_can_be_played\n" + position;
        chosen = position.chosen();
    }

    private Engine(Piece[] board) {
        this.board = board;
        this.finder = new WinFinder(board);
    }

    private static Piece[] read(Position position) {
        return position.pieces().stream().map(piece -> piece.orElse(null)).toArray(Piece[]::new);
    }

    public static Optional<Refusal> whyNot(Position position) {
        Optional<Refusal> fault = position.fault();
        if (fault.isPresent()) {
            return fault;
        }
        return new Engine(read(position)).isOver() ? Optional.of(Refusal.GAME_OVER) : fault;
    }

    private static int number(Cell cell) {
        return (cell.row() - 1) * SIZE + cell.column() - 1;
    }

    private long placed() {
        return Arrays.stream(board).filter(Objects::nonNull).count();
    }

    @Override
    public Optional<Piece> at(Cell cell) {
        return Optional.ofNullable(board[number(cell)]);
    }

    @Override
    public Set<Piece> pool() {
        Set<Piece> pool = new LinkedHashSet<>(Piece.ALL);
        for (Piece piece : board) {
            pool.remove(piece);
        }
        return pool;
    }

    @Override
    public Optional<Piece> chosen() {
        return chosen;
    }

    @Override
    public Player nextToPlay() {
        long turn = isOver() ? placed() - 1 : placed();
        return turn % 2 == 0 ? Player.FIRST : Player.SECOND;
    }

    @Override
    public boolean isOver() {
        return finder.find() != WinFinder.NONE || placed() == board.length;
    }

    @Override
    public Optional<Player> winner() {
        return finder.find() == WinFinder.NONE ? Optional.empty() : Optional.of(nextToPlay());
    }

    @Override
    public Set<Cell> winningCells() {
        return Arrays.stream(finder.find()).mapToObj(Cell.ALL::get).collect(Collectors.toSet());
    }

    @Override
    public Set<Trait> sharedTraits() {
        return finder.shared(finder.find());
    }

    @Override
    public Optional<Refusal> whyNotChoose(Piece piece) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (chosen.isPresent()) {
            return Optional.of(Refusal.ALREADY_CHOSEN);
        }
        boolean placed = Arrays.asList(board).contains(piece);
        return placed ? Optional.of(Refusal.PIECE_ON_BOARD) : Optional.empty();
    }

    @Override
    public void choose(Piece piece) {
        assert whyNotChoose(piece).isEmpty() : "may_be_chosen: " + piece + "\n" + this;
        chosen = Optional.of(piece);
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
        assert whyNotPlace(cell).isEmpty() : "may_be_placed: " + cell + "\n" + this;
        board[number(cell)] = chosen.get();
        chosen = Optional.empty();
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
