package chess;

import java.util.List;
import tabuleiro.chess.Move;

/** Counts how many ways of play there are: the field's test of a move generator. Draws are not known here. */
final class Perft {

    private Perft() {
    }

    /** Returns how many ways to play so many moves there are. The last move is counted by the list of legal moves. */
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
}
