package tabuleiro.chess;

import tabuleiro.svg.Drawn;
import tabuleiro.svg.Shapes;

/**
 * How a kind of chess pieces looks: an outline, and lines on it that show its form.
 *
 * @param outline the commands of SVG for the outline
 * @param lines   those for the lines
 */
record PieceShape(String outline, String lines) {

    private static final PieceShape KING = new PieceShape(
            "M10.5 34H29.5V31.5C29.5 30.3 28 30 27.3 28.8C32 24.4 33.6 19 29.4 16.3C26 14.2 22 16 21.3 19.3V14H24.3"
                    + "V11.3H21.3V8H18.7V11.3H15.7V14H18.7V19.3C18 16 14 14.2 10.6 16.3C6.4 19 8 24.4 12.7 28.8"
                    + "C12 30 10.5 30.3 10.5 31.5Z", "M12.7 28.8C17 27.2 23 27.2 27.3 28.8M20 19.3V27.4");
    private static final PieceShape QUEEN = new PieceShape(
            "M10.5 34H29.5V31.5C29.5 30.3 28 30 27.6 28.8L31.9 16.2A2 2 0 1 0 30.3 15.2L26.4 20.6L26.9 12.6"
                    + "A2 2 0 1 0 25.1 12.4L22 19L20.9 10.7A2 2 0 1 0 19.1 10.7L18 19L14.9 12.4A2 2 0 1 0 13.1 12.6"
                    + "L13.6 20.6L9.7 15.2A2 2 0 1 0 8.1 16.2L12.4 28.8C12 30 10.5 30.3 10.5 31.5Z",
            "M12.4 28.8C17 27.2 23 27.2 27.6 28.8M11.6 25.4C17 23.6 23 23.6 28.4 25.4");
    private static final PieceShape ROOK = new PieceShape(
            "M10 34H30V30.5H27.6L26.4 18L29 15V8.5H25V11.3H22.2V8.5H17.8V11.3H15V8.5H11V15L13.6 18L12.4 30.5H10Z",
            "M13.6 18H26.4M12.4 30.5H27.6M11 15H29");
    private static final PieceShape BISHOP = new PieceShape(
            "M10.5 34H29.5V32C29.5 30.6 25 30.6 24.3 28.4L25.6 25.4C28.6 22.4 28 17 21.1 11.3A2.5 2.5 0 1 0 18.9 11.3"
                    + "C12 17 11.4 22.4 14.4 25.4L15.7 28.4C15 30.6 10.5 30.6 10.5 32Z",
            "M14.4 25.4H25.6M15.7 28.4H24.3M20 14.5V21.5M17 17.6H23");
    private static final PieceShape KNIGHT = new PieceShape(
            "M11.5 34H30V31.5C30 30.5 29 30 28.9 28.6C30.6 20 28.3 11.3 19.6 9.6L18.6 6.4L15.9 9.8"
                    + "C13.6 11 12.8 13 11.7 15.2L8.4 20.4C7.7 21.6 8.3 23.2 9.7 23.8L11.3 24.3C12.4 24.5 13.3 23.9"
                    + " 13.9 23C15.6 22.5 17.2 22.2 18.7 21C18.6 24.3 13.8 26.1 12.7 30.2C12.4 30.7 11.5 31 11.5 31.8Z",
            "M21.5 12.8C25 15.4 26.3 20.5 25.4 26.4M15.2 14.6L16.2 14.2M12.6 30.4H28.9");
    private static final PieceShape PAWN = new PieceShape(
            "M11.5 34H28.5V31.5C28.5 28.7 24.6 27.6 23.7 21.4H26V19L23.8 18.2A5.6 5.6 0 1 0 16.2 18.2L14 19V21.4H16.3"
                    + "C15.4 27.6 11.5 28.7 11.5 31.5Z", "M16.3 21.4H23.7");

    /** Returns a piece as it is drawn. */
    static Drawn draw(Piece piece) {
        final PieceShape shape = of(piece.kind());
        final String colour = piece.player() == Player.WHITE ? "white" : "black";
        return new Drawn(piece.words(),
                Shapes.path(colour, shape.outline) + Shapes.path("on-" + colour, shape.lines));
    }

    private static PieceShape of(Kind kind) {
        return switch (kind) {
            case KING -> KING;
            case QUEEN -> QUEEN;
            case ROOK -> ROOK;
            case BISHOP -> BISHOP;
            case KNIGHT -> KNIGHT;
            case PAWN -> PAWN;
        };
    }
}
