package tabuleiro.console.quarto;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.GameStart;
import tabuleiro.console.History;
import tabuleiro.console.Message;
import tabuleiro.console.Picture;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.Reading;
import tabuleiro.console.Sight;
import tabuleiro.console.Words;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Trait;

/**
 * A game of Quarto in the console. A turn has two steps: the opponent chooses a piece, whose notation is its drawing,
 * and the player places it on a cell, such as {@code A1}.
 */
final class QuartoMatch implements PlayedGame {

    /** A digit and another character, in either order. */
    private static final Pattern FORM = Pattern.compile("[0-9][^0-9]|[^0-9][0-9]");

    private final Quarto game;
    private final GameStart start;
    private final List<String> turns = new ArrayList<>();
    private Optional<Cell> last = Optional.empty();

    /** Creates a match of a game, in which pieces may have been placed already. */
    QuartoMatch(Quarto game, GameStart start) {
        this.game = game;
        this.start = start;
    }

    /** Returns the game, for an agent. */
    Quarto game() {
        return game;
    }

    /**
     * Returns the pieces that may be chosen, in the order of their letters (QT-34).
     *
     * @throws EngineFailure if there is none
     */
    List<Piece> pieces() {
        return EngineFailure.unlessNone(game.choices(), "failure.pieces");
    }

    /**
     * Returns the cells on which the chosen piece may be placed.
     *
     * @throws EngineFailure if there is none
     */
    List<Cell> cells() {
        return EngineFailure.unlessNone(game.legalMoves(), "failure.cells");
    }

    @Override
    public int player() {
        return (isTurnBegun() ? game.nextToPlay() : game.chooser()).ordinal();
    }

    @Override
    public boolean isTurnBegun() {
        return game.chosen().isPresent();
    }

    @Override
    public Message question() {
        final Optional<Piece> chosen = game.chosen();
        EngineFailure.ifWritten(this::legalSteps, List.of());
        if (chosen.isEmpty()) {
            return Message.of("ask.piece", start.name(player()));
        }
        return Message.of("ask.cell", start.name(player()), chosen.get().toString());
    }

    @Override
    public Message whyNotNothing() {
        return Message.of(isTurnBegun() ? "refused.cell" : "refused.one");
    }

    @Override
    public Reading<Step> read(String typed) {
        return isTurnBegun() ? readCell(typed) : readPiece(typed);
    }

    /** Reads the letter of a piece, or a piece as it is drawn (QT-35). */
    private Reading<Step> readPiece(String typed) {
        final List<Piece> pieces = pieces();
        final Optional<Piece> drawn = Piece.ALL.stream().filter(piece -> piece.toString().equals(typed)).findFirst();
        final Optional<Piece> named = pieces.stream()
                .filter(piece -> letter(pieces.indexOf(piece)).equals(typed.toLowerCase(Locale.ROOT))).findFirst();
        if (drawn.isPresent()) {
            return Reading.step(game.whyNotChoose(drawn.get()), typed, () -> choose(drawn.get()));
        }
        return named.map(piece -> Reading.step(piece.toString(), () -> choose(piece)))
                .orElseGet(() -> Reading.refused(typed.codePointCount(0, typed.length()) == 1
                        ? Message.of("refused.letter", letter(pieces.size() - 1)) : Message.of("refused.one")));
    }

    /** Reads a cell, with its row and column in either order (QT-36). */
    private Reading<Step> readCell(String typed) {
        if (!FORM.matcher(typed).matches()) {
            return Reading.refused("refused.cell");
        }
        final String row = typed.replaceAll("[^0-9]", "");
        final String column = typed.replaceAll("[0-9]", "");
        if (!row.matches("[1-4]")) {
            return Reading.refused("refused.row");
        }
        if (!column.matches("[A-Da-d]")) {
            return Reading.refused("refused.column");
        }
        final Cell cell = Cell.parse(column.toUpperCase(Locale.ROOT) + row);
        return Reading.step(game.whyNotPlace(cell), cell.toString(), () -> place(cell));
    }

    private void choose(Piece piece) {
        game.choose(piece);
        EngineFailure.unless(game.chosen().equals(Optional.of(piece)), "failure.chosen");
    }

    private void place(Cell cell) {
        final String piece = game.chosen().map(Piece::toString).orElse("");
        game.place(cell);
        turns.add(cell + "=" + piece);
        last = Optional.of(cell);
    }

    /** Returns the letter of the piece at an index (QT-34). */
    static String letter(int index) {
        return String.valueOf((char) ('a' + index));
    }

    @Override
    public List<String> legalSteps() {
        return (isTurnBegun() ? cells().stream() : pieces().stream()).map(Object::toString).toList();
    }

    @Override
    public History history(Words words) {
        return new History(turns, 2, 0);
    }

    @Override
    public boolean isOver() {
        return game.isOver();
    }

    @Override
    public Message result() {
        final Optional<Player> winner = game.winner();
        final List<Message> shared = shared();
        if (winner.isEmpty()) {
            return Message.of("draw");
        }
        final String name = start.name(winner.get().ordinal());
        return shared.isEmpty() ? Message.of("won", name)
                : Message.of("won.line", name, Message.list(line()), Message.list(shared));
    }

    static Message word(Trait trait) {
        return Message.of("trait." + trait.name());
    }

    /** Returns the cells that have won, in their order; none if the engine does not name four. */
    private List<Cell> line() {
        final Set<Cell> won = game.isOver() ? game.winningCells() : Set.of();
        final List<Cell> cells = Cell.ALL.stream().filter(won::contains).toList();
        return cells.size() == Quarto.IN_LINE ? cells : List.of();
    }

    /** Returns what the pieces have in common that have won; nothing if the engine does not say it. */
    private List<Message> shared() {
        final Set<Trait> said = line().isEmpty() ? Set.of() : game.sharedTraits();
        return Stream.of(Trait.values()).filter(said::contains)
                .map(trait -> Message.of("trait.all", word(trait))).toList();
    }

    @Override
    public String plain(Words words) {
        final String board = new QuartoDrawing(game.position()).toString();
        return isOver() ? board : board + "\n" + words.of("turn", start.name(game.nextToPlay().ordinal()),
                QuartoDrawing.pool(pool()));
    }

    @Override
    public Picture picture(Sight sight) {
        return new QuartoPicture(game.position(), pool(), isOver(), line(), shared(), last,
                history(sight.words()), sight).picture();
    }

    /** Returns the pieces that are not on the board, in the order of their letters (QT-34). */
    List<Piece> pool() {
        final Set<Piece> left = game.pool();
        return Piece.ALL.stream().filter(left::contains).toList();
    }

    /** Returns two steps for each cell. */
    @Override
    public int mostSteps() {
        return 2 * Cell.ALL.size();
    }
}
