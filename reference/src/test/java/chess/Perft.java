package chess;

import java.util.List;
import tabuleiro.chess.Fen;
import tabuleiro.chess.Move;

/** Counts how many ways of play there are: the field's test of a move generator. Draws are not known here. */
public final class Perft {

    private Perft() {
    }

    /** Returns how many ways to play so many moves there are from a position in FEN. */
    public static long count(String fen, int depth) {
        return count(Situation.of(Fen.read(fen).diagram()), depth);
    }

    /** Returns how many there are from a situation. The last move is counted by the list of legal moves. */
    static long count(Situation situation, int depth) {
        final List<Move> moves = situation.legalMoves();
        if (depth == 1) {
            return moves.size();
        }
        long count = 0;
        for (Move move : moves) {
            count += count(situation.after(move), depth - 1);
        }
        return count;
    }

    /** Checks whether assertions are on while moves are found. */
    public static boolean areAssertionsOn() {
        return LegalMoves.class.desiredAssertionStatus();
    }
}
