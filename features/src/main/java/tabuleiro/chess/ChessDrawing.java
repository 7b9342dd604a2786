package tabuleiro.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tabuleiro.svg.Board;
import tabuleiro.svg.Drawing;
import tabuleiro.svg.Drawn;
import tabuleiro.svg.Grid;
import tabuleiro.svg.Mark;
import tabuleiro.svg.Place;

/** How chess draws its board, and below it whose turn it is and what else matters. */
public final class ChessDrawing implements Drawing {

    private static final Grid GRID = new Grid(List.of("8", "7", "6", "5", "4", "3", "2", "1"),
            List.of("a", "b", "c", "d", "e", "f", "g", "h"), Grid.Edge.BOTTOM, (row, column) -> column + row,
            Grid.Ground.chequered());

    /** Returns the board of a position, with a caption for everything that is not as in most positions. */
    public static Board draw(Position position) {
        return board(position).with(List.of(), captions(position));
    }

    private static Board board(Position position) {
        final Map<Place, Drawn> things = new TreeMap<>();
        GRID.places().forEach(place -> position.at(new Square(Chess.SIZE - place.row(), place.column() + 1))
                .ifPresent(piece -> things.put(place, PieceShape.draw(piece))));
        return new Board("Chess", GRID, things);
    }

    private static List<String> captions(Position position) {
        final List<String> captions = new ArrayList<>(List.of(side(position.nextToPlay()) + " to move"));
        if (!position.castlingRights().isEmpty()) {
            captions.add("castling:\u00a0" + position.castlingRights().stream().sorted()
                    .map(right -> String.valueOf(right.letter())).collect(Collectors.joining()));
        }
        position.enPassant().ifPresent(square -> captions.add("en\u00a0passant:\u00a0" + square));
        if (position.halfmoveClock() != 0) {
            captions.add("halfmove\u00a0clock:\u00a0" + position.halfmoveClock());
        }
        if (position.moveNumber() != 1) {
            captions.add("move:\u00a0" + position.moveNumber());
        }
        position.drawOffer().ifPresent(player -> captions.add("draw offered by " + side(player)));
        return List.of(String.join(", ", captions), captured(position), history(position)).stream()
                .filter(line -> !line.isEmpty()).toList();
    }

    private static String side(Player player) {
        return player == Player.WHITE ? "White" : "Black";
    }

    private static String captured(Position position) {
        return position.captured().isEmpty() ? "" : "captured: " + position.captured().stream()
                .map(piece -> String.valueOf(piece.letter())).collect(Collectors.joining(" "));
    }

    private static String history(Position position) {
        final List<String> said = new ArrayList<>();
        if (!position.earlier().isEmpty()) {
            said.add("earlier positions: " + position.earlier().size());
        }
        position.settled().ifPresent(ending -> said.add("settled by " + ending.words()));
        return String.join(", ", said);
    }

    @Override
    public Board read(String text) {
        final Position position = Position.parse(text.replace('*', '.'));
        return text.contains("*") ? board(position).marked(Mark.NAMED, Drawing.stars(text, 1)) : draw(position);
    }
}
