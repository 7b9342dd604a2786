package quarto;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Refusal;
import tabuleiro.quarto.Trait;

public final class Engine implements Quarto {

    private static final List<Trait> ATTRIBUTES = List.of(Trait.LARGE, Trait.WHITE, Trait.ROUND, Trait.SOLID);

    private final Map<Cell, Piece> board;
    private Optional<Piece> chosen;

    Engine() {
        board = new HashMap<>();
        chosen = Optional.empty();
    }

    /** The position has been checked by Games. */
    Engine(Position position) {
        board = map(position);
        chosen = position.chosen();
    }

    static Map<Cell, Piece> map(Position position) {
        return Cell.ALL.stream().filter(cell -> position.at(cell).isPresent())
                .collect(Collectors.toMap(cell -> cell, cell -> position.at(cell).get(), (a, b) -> a, HashMap::new));
    }

    static boolean ended(Map<Cell, Piece> board) {
        return board.size() == Cell.ALL.size() || winning(board).isPresent();
    }

    // ---- lines ----

    private static List<Cell> where(Predicate<Cell> condition) {
        return Cell.ALL.stream().filter(condition).toList();
    }

    private static Stream<List<Cell>> lines() {
        Stream<List<Cell>> straight = Stream.of(1, 2, 3, 4)
                .flatMap(i -> Stream.of(where(c -> c.row() == i), where(c -> c.column() == i)));
        Stream<List<Cell>> diagonals = Stream.of(where(c -> c.row() == c.column()),
                where(c -> c.row() + c.column() == SIZE + 1));
        Stream<List<Cell>> squares = where(c -> c.row() < SIZE && c.column() < SIZE).stream()
                .map(corner -> where(c -> (c.row() - corner.row()) >> 1 == 0 && (c.column() - corner.column()) >> 1 == 0));
        return Stream.of(straight, diagonals, squares).flatMap(s -> s);
    }

    private static Stream<Trait> inCommon(Map<Cell, Piece> board, List<Cell> line) {
        return ATTRIBUTES.stream()
                .filter(trait -> line.stream().allMatch(cell -> board.containsKey(cell) && board.get(cell).has(trait)));
    }

    private static Optional<List<Cell>> winning(Map<Cell, Piece> board) {
        return lines().filter(line -> inCommon(board, line).findAny().isPresent()).findFirst();
    }

    // ---- questions ----

    @Override
    public Optional<Piece> at(Cell cell) {
        return Optional.ofNullable(board.get(cell));
    }

    @Override
    public Set<Piece> pool() {
        return Piece.ALL.stream().filter(piece -> !board.containsValue(piece)).collect(Collectors.toSet());
    }

    @Override
    public Optional<Piece> chosen() {
        return chosen;
    }

    @Override
    public Player nextToPlay() {
        // the one who made the last move stays the placer
        int turns = isOver() ? board.size() - 1 : board.size();
        return Player.values()[turns % 2];
    }

    @Override
    public boolean isOver() {
        return ended(board);
    }

    @Override
    public Optional<Player> winner() {
        return winning(board).map(line -> nextToPlay());
    }

    @Override
    public Set<Cell> winningCells() {
        return winning(board).map(Set::copyOf).orElse(Set.of());
    }

    @Override
    public Set<Trait> sharedTraits() {
        return winning(board).map(line -> inCommon(board, line).collect(Collectors.toSet())).orElse(Set.of());
    }

    // ---- moves ----

    @Override
    public Optional<Refusal> whyNotChoose(Piece piece) {
        return whyNotMove(chosen.isPresent(), Refusal.ALREADY_CHOSEN)
                .or(() -> Optional.of(Refusal.PIECE_ON_BOARD).filter(refusal -> board.containsValue(piece)));
    }

    @Override
    public Optional<Refusal> whyNotPlace(Cell cell) {
        return whyNotMove(chosen.isEmpty(), Refusal.NONE_CHOSEN)
                .or(() -> Optional.of(Refusal.CELL_OCCUPIED).filter(refusal -> board.containsKey(cell)));
    }

    private Optional<Refusal> whyNotMove(boolean notMyTurn, Refusal refusal) {
        return isOver() ? Optional.of(Refusal.GAME_OVER) : Optional.of(refusal).filter(r -> notMyTurn);
    }

    @Override
    public void choose(Piece piece) {
        assert whyNotChoose(piece).isEmpty() : "may_be_chosen (QT-05, QT-06, QT-17) " + piece;
        chosen = Optional.of(piece);
    }

    @Override
    public void place(Cell cell) {
        assert whyNotPlace(cell).isEmpty() : "may_be_placed (QT-05, QT-07, QT-17) " + cell;
        board.put(cell, chosen.orElseThrow());
        chosen = Optional.empty();
        assert pool().size() + board.size() == Piece.ALL.size();
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
