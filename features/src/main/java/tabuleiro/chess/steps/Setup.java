package tabuleiro.chess.steps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;
import tabuleiro.chess.Castling;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Diagram;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Square;
import tabuleiro.steps.Deck;

/** A board on which pieces, castling rights and the like are changed, whether or not a game can look like that. */
final class Setup {

    /** Changes after which there is, or may be, something wrong; they can be made one after another in this order. */
    static final List<BiConsumer<Setup, RandomGenerator>> FAULTS = List.of(Setup::finish, Setup::changeKings,
            Setup::putPawnOnEndRank, Setup::giveRight, Setup::passSquare, Setup::checkOpponent);

    /** Changes after which it is not the same position for a repetition; some change nothing. */
    static final List<BiConsumer<Setup, RandomGenerator>> DIFFERENCES = List.of((setup, random) -> { },
            (setup, random) -> { }, (setup, random) -> { }, Setup::passTurn, Setup::loseRight, Setup::changeKind);

    private final List<Optional<Piece>> pieces = new ArrayList<>();
    private final Set<Castling> rights = EnumSet.noneOf(Castling.class);
    private Player next = Player.WHITE;
    private Optional<Square> passed = Optional.empty();

    /** Starts with what stands on this board. */
    Setup(Diagram diagram) {
        become(diagram);
    }

    private void become(Diagram diagram) {
        pieces.clear();
        pieces.addAll(diagram.pieces());
        rights.clear();
        rights.addAll(diagram.castlingRights());
        next = diagram.nextToPlay();
        passed = diagram.enPassant();
    }

    /** Returns the board as it is now. */
    Diagram diagram() {
        return new Diagram(pieces, next, rights, passed);
    }

    /** Changes it, and returns what it is then. */
    Diagram changed(BiConsumer<Setup, RandomGenerator> change, RandomGenerator random) {
        change.accept(this, random);
        return diagram();
    }

    private void put(Square square, Optional<Piece> piece) {
        if (pieces.get(square.index()).filter(each -> each.kind() == Kind.KING).isEmpty()) {
            pieces.set(square.index(), piece);
        }
    }

    /** Begins anew with a board on which the game is over. */
    private void finish(RandomGenerator random) {
        become(Deck.any(Decisions.finished(), random).exchanged(random).diagram());
    }

    /** Takes a king away, adds one, or gives one to the other player. */
    private void changeKings(RandomGenerator random) {
        final Piece king = Piece.of(player(random), Kind.KING);
        switch (random.nextInt(3)) {
            case 0 -> pieces.replaceAll(piece -> piece.filter(each -> each != king));
            case 1 -> put(square(random), Optional.of(king));
            default -> pieces.replaceAll(piece -> piece.map(each ->
                    each == king ? Piece.of(king.player().opponent(), Kind.KING) : each));
        }
    }

    private void putPawnOnEndRank(RandomGenerator random) {
        put(new Square(player(random).homeRow(), 1 + random.nextInt(Chess.SIZE)),
                Optional.of(Piece.of(player(random), Kind.PAWN)));
    }

    /** Gives a right to castle; perhaps a rook stands at home for it, of either player, and perhaps the king does. */
    private void giveRight(RandomGenerator random) {
        final Castling right = Deck.any(List.of(Castling.values()), random);
        rights.add(right);
        put(right.rookFrom(), random.nextInt(4) == 0 ? Optional.empty() : Optional.of(
                Piece.of(random.nextInt(3) == 0 ? right.player().opponent() : right.player(), Kind.ROOK)));
        final int king = pieces.indexOf(Optional.of(Piece.of(right.player(), Kind.KING)));
        if (king >= 0 && random.nextBoolean()) {
            Collections.swap(pieces, king, right.kingFrom().index());
        }
    }

    private void loseRight(RandomGenerator random) {
        rights.removeIf(right -> random.nextBoolean());
    }

    /** Has a pawn pass a square; perhaps it is of the wrong player, or has come from elsewhere, or through a piece. */
    private void passSquare(RandomGenerator random) {
        final Player mover = random.nextInt(4) == 0 ? next : next.opponent();
        final int column = 1 + random.nextInt(Chess.SIZE);
        final int from = mover.homeRow() + mover.forward();
        passed = Optional.of(random.nextInt(4) == 0 ? square(random) : new Square(from + mover.forward(), column));
        put(new Square(from, column), Optional.empty());
        put(new Square(from + mover.forward(), column), Optional.empty());
        put(new Square(from + 2 * mover.forward(), column), Optional.of(Piece.of(mover, Kind.PAWN)));
        if (random.nextBoolean()) {
            put(new Square(from + random.nextInt(3) * mover.forward(), column), Optional.of(piece(random)));
        }
    }

    /** Puts a knight where it checks the player who is not to move. */
    private void checkOpponent(RandomGenerator random) {
        final int king = pieces.indexOf(Optional.of(Piece.of(next.opponent(), Kind.KING)));
        Square.ALL.stream().filter(square -> king >= 0 && square.row() != 1 && square.row() != Chess.SIZE
                && Math.abs(square.row() - Square.ALL.get(king).row())
                * Math.abs(square.column() - Square.ALL.get(king).column()) == 2)
                .skip(random.nextInt(2)).findFirst()
                .ifPresent(square -> put(square, Optional.of(Piece.of(next, Kind.KNIGHT))));
    }

    private void passTurn(RandomGenerator random) {
        next = next.opponent();
        passed = Optional.empty();
    }

    private void changeKind(RandomGenerator random) {
        pieces.replaceAll(piece -> piece.map(each -> each.kind() == Kind.KING ? each
                : Piece.of(each.player(), Deck.any(Kind.PROMOTIONS, random))));
    }

    private static Player player(RandomGenerator random) {
        return Deck.any(List.of(Player.values()), random);
    }

    private static Square square(RandomGenerator random) {
        return Deck.any(Square.ALL, random);
    }

    /** Returns any piece but a king. */
    private static Piece piece(RandomGenerator random) {
        return Piece.of(player(random), Kind.values()[1 + random.nextInt(Kind.values().length - 1)]);
    }
}
