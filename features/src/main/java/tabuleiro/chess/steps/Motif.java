package tabuleiro.chess.steps;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import tabuleiro.chess.Castling;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Diagram;
import tabuleiro.chess.Fen;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Square;

/**
 * What stands on the board, and moves that are worth trying there. It can be played with the colours or the wings
 * exchanged, which changes nothing about the moves.
 *
 * @param diagram what stands on the board
 * @param moves   the moves; some are not legal
 */
record Motif(Diagram diagram, List<Move> moves) {

    private static final int FIELDS_OF_DIAGRAM = 4;

    /** Reads a motif: four fields of a FEN, and moves such as {@code e7e8q}. */
    static Motif read(String text) {
        final List<String> words = Arrays.asList(text.split(" "));
        return new Motif(Fen.read(String.join(" ", words.subList(0, FIELDS_OF_DIAGRAM)) + " 0 1").diagram(),
                words.subList(FIELDS_OF_DIAGRAM, words.size()).stream().map(Move::parse).toList());
    }

    /** Returns the same board with other moves. */
    Motif with(List<Move> others) {
        return new Motif(diagram, others);
    }

    /** Returns it with the colours exchanged or as it is, and, if nobody castles, with the wings exchanged or not. */
    Motif exchanged(RandomGenerator random) {
        final Motif motif = random.nextBoolean() ? this : withColoursExchanged();
        final boolean isFixed = !diagram.castlingRights().isEmpty() || moves.stream().anyMatch(this::isCastling);
        return random.nextBoolean() || isFixed ? motif : motif.withWingsExchanged();
    }

    /** Checks whether a king is to go as if it castled. */
    private boolean isCastling(Move move) {
        return diagram.at(move.from()).filter(piece -> piece.kind() == Kind.KING).isPresent()
                && Math.abs(move.from().column() - move.to().column()) > 1;
    }

    private Motif withColoursExchanged() {
        final UnaryOperator<Square> to = square -> new Square(Chess.SIZE + 1 - square.row(), square.column());
        return moved(to, new Diagram(placed(to, piece -> Piece.of(piece.player().opponent(), piece.kind())),
                diagram.nextToPlay().opponent(), diagram.castlingRights().stream().map(Motif::ofOpponent)
                        .collect(Collectors.toSet()), diagram.enPassant().map(to)));
    }

    private static Castling ofOpponent(Castling right) {
        return Arrays.stream(Castling.values()).filter(each -> each.player() != right.player()
                && each.kingTo().column() == right.kingTo().column()).findFirst().orElseThrow();
    }

    private Motif withWingsExchanged() {
        final UnaryOperator<Square> to = square -> new Square(square.row(), Chess.SIZE + 1 - square.column());
        return moved(to, new Diagram(placed(to, UnaryOperator.identity()), diagram.nextToPlay(),
                diagram.castlingRights(), diagram.enPassant().map(to)));
    }

    private List<Optional<Piece>> placed(UnaryOperator<Square> to, UnaryOperator<Piece> as) {
        final List<Optional<Piece>> pieces = new ArrayList<>(Collections.nCopies(Square.ALL.size(), Optional.empty()));
        Square.ALL.forEach(square -> pieces.set(to.apply(square).index(), diagram.at(square).map(as)));
        return pieces;
    }

    private Motif moved(UnaryOperator<Square> to, Diagram exchanged) {
        return new Motif(exchanged, moves.stream()
                .map(move -> new Move(to.apply(move.from()), to.apply(move.to()), move.promotion())).toList());
    }
}
