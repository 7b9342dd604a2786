package tabuleiro.draughts.steps;

import static tabuleiro.draughts.steps.Ways.DARK;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/** Spoils positions of draughts: up to two things are wrong with them, or the game is over, or nearly so. */
final class Spoiler {

    /** The light squares, and those of them at the edge of the board. */
    private static final List<Square> LIGHT = Square.ALL.stream().filter(square -> !square.isDark()).toList();
    private static final List<Square> LIGHT_AT_THE_EDGE =
            LIGHT.stream().filter(square -> square.row() % 7 == 1 || square.column() % 7 == 1).toList();

    private static final int MOST_WRONG = 2;
    private static final int KINDS_OF_WRONG = 8;
    private static final int SOMETIMES = 3;

    private final RandomGenerator random;
    private final Situations situations;

    /** Will choose what to spoil with this generator. */
    Spoiler(RandomGenerator random) {
        this.random = random;
        situations = new Situations(random);
    }

    /** Returns a position that differs from this one, or another without a move, with something wrong perhaps. */
    Position spoiled(Position position) {
        final boolean isEnding = random.nextInt(SOMETIMES) == 0;
        Position spoiled = isEnding ? ending(position) : position;
        for (int left = random.nextInt(MOST_WRONG + 1) + (isEnding ? 0 : 1); left > 0; left--) {
            spoiled = wrong(spoiled);
        }
        return spoiled;
    }

    /** Returns a position in which the game is over, or nearly so; nothing else is wrong with it. */
    Position ending(Position position) {
        final Position ending = switch (random.nextInt(SOMETIMES)) {
            case 0 -> situations.blocked();
            case 1 -> bare(position);
            default -> position;
        };
        return ending.variant() == Variant.SIMPLIFIED || random.nextInt(SOMETIMES) == 0 ? ending : drawn(ending);
    }

    /** Returns the position after as many turns as make a draw, or after one turn fewer, of either kind or both. */
    private Position drawn(Position position) {
        final boolean isByKings = random.nextBoolean();
        final boolean isByFew = !isByKings || random.nextBoolean();
        return counting(position, Draughts.KING_TURNS - (isByKings ? 0 : 1),
                Draughts.ENDGAME_TURNS - (isByFew ? 0 : 1));
    }

    private Position wrong(Position position) {
        return switch (random.nextInt(KINDS_OF_WRONG)) {
            case 0 -> with(position, situations.any(random.nextBoolean() ? LIGHT : LIGHT_AT_THE_EDGE));
            case 1 -> with(position, situations.any(DARK));
            case 2 -> uncrowned(position);
            case 3 -> crowded(position);
            case 4 -> counting(position, Draughts.KING_TURNS + random.nextInt(2), 0);
            case 5 -> counting(position, 0, Draughts.ENDGAME_TURNS + random.nextInt(2));
            case 6 -> counting(position, turns(Draughts.KING_TURNS, position.kingTurns()), position.endgameTurns());
            default -> counting(position, position.kingTurns(), turns(Draughts.ENDGAME_TURNS, position.endgameTurns()));
        };
    }

    private Position with(Position position, Square square) {
        final Map<Square, Piece> pieces = new HashMap<>(position.pieces());
        pieces.put(square, situations.any(List.of(Piece.values())));
        return changed(position, pieces);
    }

    /** Returns the position with a man of a player on the far row, in the place of another piece of that player. */
    private Position uncrowned(Position position) {
        final Player player = situations.any(List.of(Player.values()));
        final int row = player == Player.WHITE ? Draughts.SIZE : 1;
        final Map<Square, Piece> pieces = new HashMap<>(position.pieces());
        position.pieces().keySet().stream().filter(square -> pieces.get(square).player() == player).findFirst()
                .ifPresent(pieces::remove);
        pieces.put(situations.any(DARK.stream().filter(each -> each.row() == row).toList()), Piece.man(player));
        return changed(position, pieces);
    }

    /** Returns the position with so many more pieces of a kind that there are about as many as there may be. */
    private Position crowded(Position position) {
        final Piece piece = situations.any(List.of(Piece.values()));
        final List<Square> squares = new ArrayList<>(DARK);
        Collections.shuffle(squares, new Random(random.nextLong()));
        final Map<Square, Piece> pieces = new HashMap<>(position.pieces());
        int left = Draughts.PIECES - position.count(piece.player()) + random.nextInt(SOMETIMES) - 1;
        for (Square square : squares) {
            if (left > 0 && !pieces.containsKey(square) && (piece.isKing() || square.row() % 7 != 1)) {
                pieces.put(square, piece);
                left--;
            }
        }
        return changed(position, pieces);
    }

    /** Returns the position without the pieces of one player, or all but one. */
    private Position bare(Position position) {
        final Player player = situations.any(List.of(Player.values()));
        final Map<Square, Piece> pieces = new HashMap<>(position.pieces());
        int left = random.nextInt(SOMETIMES) == 0 ? 1 : 0;
        for (Square square : position.pieces().keySet()) {
            if (pieces.get(square).player() == player && left-- <= 0) {
                pieces.remove(square);
            }
        }
        return changed(position, pieces);
    }

    /** Returns a number of turns: what it is, or one at or beyond a limit. */
    private int turns(int most, int turns) {
        return random.nextInt(SOMETIMES) == 0 ? turns : situations.any(List.of(-1, 0, 1, most - 1, most, most + 1));
    }

    private Position changed(Position position, Map<Square, Piece> pieces) {
        return new Position(position.variant(), pieces, situations.any(List.of(Player.values())), position.kingTurns(),
                position.endgameTurns());
    }

    private static Position counting(Position position, int kingTurns, int endgameTurns) {
        return new Position(position.variant(), position.pieces(), position.nextToPlay(), kingTurns, endgameTurns);
    }
}
