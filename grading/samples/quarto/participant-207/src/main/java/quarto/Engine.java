package quarto;

import java.util.HashSet;
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

public final class Engine implements Quarto {

    private final Board board;
    private Optional<Piece> chosen;
    private Player placer;

    public Engine() {
        board = new Board();
        chosen = Optional.empty();
        placer = Player.FIRST;
    }

    public Engine(Position position) {
        assert whyNot(position).isEmpty() : "PRE position_can_be_played";
        board = new Board(position);
        chosen = position.chosen();
        placer = position.count() % 2 == 0 ? Player.FIRST : Player.SECOND;
    }

    public static Optional<Refusal> whyNot(Position position) {
        Board board = new Board(position);
        if (position.fault().isEmpty() && (board.isFull() || board.winner().isPresent())) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return position.fault();
    }

    @Override
    public Optional<Piece> at(Cell cell) {
        return board.get(cell);
    }

    @Override
    public Set<Piece> pool() {
        return Piece.ALL.stream().filter(piece -> !board.contains(piece)).collect(Collectors.toSet());
    }

    @Override
    public Optional<Piece> chosen() {
        return chosen;
    }

    @Override
    public Player nextToPlay() {
        return placer;
    }

    @Override
    public boolean isOver() {
        return board.isFull() || winner().isPresent();
    }

    @Override
    public Optional<Player> winner() {
        return board.winner().map(line -> placer);
    }

    @Override
    public Set<Cell> winningCells() {
        return board.winner().map(line -> new HashSet<>(line.cells())).orElse(new HashSet<>());
    }

    @Override
    public Set<Trait> sharedTraits() {
        return board.winner().map(board::common).orElse(Set.of());
    }

    @Override
    public Optional<Refusal> whyNotChoose(Piece piece) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        } else if (chosen.isPresent()) {
            return Optional.of(Refusal.ALREADY_CHOSEN);
        } else if (board.contains(piece)) {
            return Optional.of(Refusal.PIECE_ON_BOARD);
        }
        return Optional.empty();
    }

    @Override
    public void choose(Piece piece) {
        assert whyNotChoose(piece).isEmpty() : "PRE may_be_chosen " + piece;
        chosen = Optional.of(piece);
        assert chosen().get() == piece && pool().contains(piece) : "POST piece_is_chosen";
    }

    @Override
    public Optional<Refusal> whyNotPlace(Cell cell) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        } else if (chosen.isEmpty()) {
            return Optional.of(Refusal.NONE_CHOSEN);
        } else if (board.get(cell).isPresent()) {
            return Optional.of(Refusal.CELL_OCCUPIED);
        }
        return Optional.empty();
    }

    // tag::place[]
    @Override
    public void place(Cell cell) {
        assert whyNotPlace(cell).isEmpty() : "PRE may_be_placed " + cell;
        Piece piece = chosen.get();
        board.put(cell, piece);
        chosen = Optional.empty();
        if (!isOver()) {
            placer.opponent();
        }
        assert at(cell).get() == piece && !pool().contains(piece) : "POST piece_is_placed";
    }
    // end::place[]

    @Override
    public String toString() {
        return position().toString();
    }
}
