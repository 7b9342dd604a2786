package quarto;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
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

    private final Map<String, Field> fields = new TreeMap<>();
    private final List<Four> fours = new ArrayList<>();
    private final List<Piece> pool = new ArrayList<>(Piece.ALL);
    private Player placer = Player.FIRST;
    private Piece chosen;

    public Engine() {
        for (Cell cell : Cell.ALL) {
            fields.put(cell.toString(), new Field(cell));
        }
        for (int i = 1; i <= SIZE; i++) {
            addFour("A" + i, "B" + i, "C" + i, "D" + i);
        }
        for (char c = 'A'; c <= 'D'; c++) {
            addFour(c + "1", c + "2", c + "3", c + "4");
        }
        addFour("A1", "B2", "C3", "D4");
        addFour("A4", "B3", "C2", "D1");
        for (char c = 'A'; c < 'D'; c++) {
            for (int i = 1; i < SIZE; i++) {
                char next = (char) (c + 1);
                addFour("" + c + i, "" + next + i, "" + c + (i + 1), "" + next + (i + 1));
            }
        }
    }

    public Engine(Position position) {
        this();
        assert whyNot(position).isEmpty() : "position_can_be_played";
        setUp(position);
    }

    private void setUp(Position position) {
        for (Field field : fields.values()) {
            field.piece = position.at(field.cell).orElse(null);
            pool.remove(field.piece);
        }
        placer = position.count() % 2 == 0 ? Player.FIRST : Player.SECOND;
        chosen = position.chosen().orElse(null);
    }

    private void addFour(String a, String b, String c, String d) {
        fours.add(new Four(fields.get(a), fields.get(b), fields.get(c), fields.get(d)));
    }

    private Optional<Four> won() {
        return fours.stream().filter(Four::isWon).findFirst();
    }

    /** Returns why no game can be resumed from a position: the first refusal that applies, or nothing. */
    public static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isEmpty()) {
            Engine engine = new Engine();
            engine.setUp(position);
            return engine.isOver() ? Optional.of(Refusal.GAME_OVER) : Optional.empty();
        }
        return position.fault();
    }

    @Override
    public Optional<Piece> at(Cell cell) {
        return Optional.ofNullable(fields.get(cell.toString()).piece);
    }

    @Override
    public Set<Piece> pool() {
        return pool.stream().collect(Collectors.toSet());
    }

    @Override
    public Optional<Piece> chosen() {
        return Optional.ofNullable(chosen);
    }

    @Override
    public Player nextToPlay() {
        return placer;
    }

    @Override
    public boolean isOver() {
        return won().isPresent();
    }

    @Override
    public Optional<Player> winner() {
        return won().isPresent() ? Optional.of(placer) : Optional.empty();
    }

    @Override
    public Set<Cell> winningCells() {
        return won().map(Four::cells).orElse(Set.of());
    }

    @Override
    public Set<Trait> sharedTraits() {
        return won().map(Four::traits).orElse(Set.of());
    }

    @Override
    public Optional<Refusal> whyNotChoose(Piece piece) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (chosen != null) {
            return Optional.of(Refusal.ALREADY_CHOSEN);
        }
        return pool.contains(piece) ? Optional.empty() : Optional.of(Refusal.PIECE_ON_BOARD);
    }

    @Override
    public void choose(Piece piece) {
        assert whyNotChoose(piece).isEmpty() : "may_be_chosen " + piece;
        chosen = piece;
    }

    @Override
    public Optional<Refusal> whyNotPlace(Cell cell) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (chosen == null) {
            return Optional.of(Refusal.NONE_CHOSEN);
        }
        boolean free = fields.get(cell.toString()).piece == null;
        return free ? Optional.empty() : Optional.of(Refusal.CELL_OCCUPIED);
    }

    @Override
    public void place(Cell cell) {
        assert whyNotPlace(cell).isEmpty() : "may_be_placed " + cell;
        fields.get(cell.toString()).piece = chosen;
        pool.remove(chosen);
        chosen = null;
        placer = isOver() ? placer : placer.opponent();
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
