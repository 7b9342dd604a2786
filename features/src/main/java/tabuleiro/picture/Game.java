package tabuleiro.picture;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.svg.Board;
import tabuleiro.svg.Drawing;
import tabuleiro.svg.Drawn;

/**
 * A game whose positions can be drawn, as its feature files write them. Its drawing is found by its name, since not
 * every copy has every game.
 */
public enum Game {
    /** Connect Four. */
    CONNECT_FOUR("connect-four", "Connect Four"),
    /** Quarto. */
    QUARTO("quarto", "Quarto"),
    /** Qwirkle. */
    QWIRKLE("qwirkle", "Qwirkle"),
    /** Draughts. */
    DRAUGHTS("draughts", "Draughts"),
    /** Chess. */
    CHESS("chess", "Chess");

    private final String folder;
    private final String title;
    private final Optional<Drawing> drawing;

    Game(String folder, String title) {
        this.folder = folder;
        this.title = title;
        drawing = drawing("tabuleiro." + folder.replace("-", "") + "." + title.replace(" ", "") + "Drawing");
    }

    private static Optional<Drawing> drawing(String name) {
        try {
            return Optional.of((Drawing) Class.forName(name).getConstructor().newInstance());
        } catch (ClassNotFoundException notHere) {
            return Optional.empty();
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException("The game cannot be drawn: " + name, broken);
        }
    }

    /** Returns the games that this copy has, in the order in which they are taught. */
    public static List<Game> all() {
        return Stream.of(values()).filter(game -> game.drawing.isPresent()).toList();
    }

    /** Returns the game with this folder of feature files, such as {@code connect-four}, or nothing if none has it. */
    public static Optional<Game> in(String folder) {
        return all().stream().filter(game -> game.folder.equals(folder)).findFirst();
    }

    /** Returns the name of its folder of feature files. */
    public String folder() {
        return folder;
    }

    /** Returns its name. */
    public String title() {
        return title;
    }

    /**
     * Returns the board that the picture in a doc string shows.
     *
     * @throws IllegalArgumentException if it is no picture of this game; the message says where
     */
    public Board read(String docString) {
        return drawing.orElseThrow().read(docString);
    }

    /** Returns a board to which things have been added, with the grid that it has then. */
    public Board grown(Board board) {
        return drawing.orElseThrow().grown(board);
    }

    /** Returns what can lie on its board, by how a doc string writes it, in order. */
    public Map<String, Drawn> key() {
        return drawing.orElseThrow().key();
    }
}
