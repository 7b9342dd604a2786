package tiny;

import static tabuleiro.Contract.ensure;
import static tabuleiro.Contract.maintain;
import static tabuleiro.Contract.require;

import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.tiny.Player;
import tabuleiro.tiny.Position;
import tabuleiro.tiny.Refusal;
import tabuleiro.tiny.Tiny;

/** The exercise solved: it keeps the contract that stands in {@link Tiny}. */
public final class Engine implements Tiny {

    private Position position;

    /** Starts a new game. */
    public Engine() {
        position = new Position(".".repeat(CELLS));
        assert invariant();
    }

    /**
     * Resumes a game from a position.
     *
     * @pre position_can_be_played {@code whyNot(position).isEmpty()} (TY-03)
     */
    public Engine(Position position) {
        assert whyNot(position).isEmpty() : require("position_can_be_played", whyNot(position), "", position);
        this.position = position;
        assert invariant();
    }

    /** Returns why no game can be resumed from a position: a refusal that is right, or nothing. */
    public static Optional<Refusal> whyNot(Position position) {
        if (!isInTurn(position)) {
            return Optional.of(Refusal.NOT_IN_TURN);
        }
        return isOver(position) ? Optional.of(Refusal.GAME_OVER) : Optional.empty();
    }

    /** Returns how many stones the first player has more than the second. */
    private static int lead(Position position) {
        return position.cells().chars().map("2.1"::indexOf).map(index -> index - 1).sum();
    }

    private static boolean isInTurn(Position position) {
        return lead(position) == 0 || lead(position) == 1;
    }

    private static Optional<Player> winner(Position position) {
        return Stream.of(Player.values())
                .filter(player -> position.cells().contains(String.valueOf(player.digit()).repeat(2))).findFirst();
    }

    private static boolean isOver(Position position) {
        return winner(position).isPresent() || !position.cells().contains(".");
    }

    @Override
    public Optional<Player> at(int cell) {
        assert 1 <= cell && cell <= CELLS : require("TY-01 cell_exists", cell, this);
        return position.at(cell);
    }

    @Override
    public Player nextToPlay() {
        return lead(position) == 0 ? Player.FIRST : Player.SECOND;
    }

    @Override
    public Optional<Refusal> whyNotPlay(int cell) {
        if (cell < 1 || cell > CELLS) {
            return Optional.of(Refusal.NO_SUCH_CELL);
        }
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return position.at(cell).map(player -> Refusal.CELL_TAKEN);
    }

    @Override
    public void play(int cell) {
        assert whyNotPlay(cell).isEmpty() : require("cell_may_be_taken", whyNotPlay(cell), cell, this);
        final Player oldNext = nextToPlay();
        final String oldCells = position.cells();

        position = new Position(oldCells.substring(0, cell - 1) + oldNext.digit() + oldCells.substring(cell));

        assert position.at(cell).equals(Optional.of(oldNext)) : ensure("TY-02 cell_is_taken", this);
        assert new StringBuilder(position.cells()).replace(cell - 1, cell, ".").toString().equals(oldCells)
                : ensure("TY-02 others_unchanged", this);
        assert nextToPlay() != oldNext : ensure("TY-02 turn_passes", this);
        assert invariant();
    }

    @Override
    public boolean isOver() {
        return isOver(position);
    }

    @Override
    public Optional<Player> winner() {
        return winner(position);
    }

    @Override
    public Position position() {
        return position;
    }

    private boolean invariant() {
        assert isInTurn(position) : maintain("TY-02 players_take_turns", this);
        return true;
    }

    @Override
    public String toString() {
        return position.toString();
    }
}
