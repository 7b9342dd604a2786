package tabuleiro.picture;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.chess.ChessDrawing;
import tabuleiro.connectfour.ConnectFourDrawing;
import tabuleiro.draughts.DraughtsDrawing;
import tabuleiro.quarto.QuartoDrawing;
import tabuleiro.qwirkle.QwirkleDrawing;
import tabuleiro.svg.Board;
import tabuleiro.svg.Drawing;
import tabuleiro.svg.Drawn;

/** A game whose positions can be drawn, as its feature files write them. */
public enum Game {
    /** Connect Four. */
    CONNECT_FOUR("connect-four", "Connect Four", new ConnectFourDrawing()),
    /** Quarto. */
    QUARTO("quarto", "Quarto", new QuartoDrawing()),
    /** Qwirkle. */
    QWIRKLE("qwirkle", "Qwirkle", new QwirkleDrawing()),
    /** Draughts. */
    DRAUGHTS("draughts", "Draughts", new DraughtsDrawing()),
    /** Chess. */
    CHESS("chess", "Chess", new ChessDrawing());

    private final String folder;
    private final String title;
    private final Drawing drawing;

    Game(String folder, String title, Drawing drawing) {
        this.folder = folder;
        this.title = title;
        this.drawing = drawing;
    }

    /** Returns the game with this folder of feature files, such as {@code connect-four}, or nothing if none has it. */
    public static Optional<Game> in(String folder) {
        return Stream.of(values()).filter(game -> game.folder.equals(folder)).findFirst();
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
        return drawing.read(docString);
    }

    /** Returns a board to which things have been added, with the grid that it has then. */
    public Board grown(Board board) {
        return drawing.grown(board);
    }

    /** Returns what can lie on its board, by how a doc string writes it, in order. */
    public Map<String, Drawn> key() {
        return drawing.key();
    }
}
