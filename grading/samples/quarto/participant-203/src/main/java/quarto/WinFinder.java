package quarto;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Trait;

/** Looks for four pieces with something in common. Cells are numbered 0 to 15, row by row. */
class WinFinder {

    static final int[] NONE = {};

    private static final int N = Quarto.SIZE;

    private final Piece[] board;

    WinFinder(Piece[] board) {
        this.board = board;
    }

    /** The numbers of four cells that won, or NONE. */
    int[] find() {
        List<int[]> candidates = new ArrayList<>();
        int[] down = new int[N];
        int[] up = new int[N];
        for (int i = 0; i < N; i++) {
            candidates.add(new int[] {i * N, i * N + 1, i * N + 2, i * N + 3});
            candidates.add(new int[] {i, i + N, i + 2 * N, i + 3 * N});
            down[i] = i * N + i;
            up[i] = i * N + (N - i);
        }
        candidates.add(down);
        candidates.add(up);
        for (int corner = 0; corner < N * (N - 1); corner++) {
            // the last column has no neighbour on the right
            if (corner % N != N - 1) {
                candidates.add(new int[] {corner, corner + 1, corner + N, corner + N + 1});
            }
        }
        return candidates.stream().filter(cells -> !shared(cells).isEmpty()).findFirst().orElse(NONE);
    }

    Set<Trait> shared(int[] cells) {
        Set<Trait> shared = EnumSet.noneOf(Trait.class);
        for (Trait trait : Trait.values()) {
            long having = Arrays.stream(cells).filter(cell -> board[cell] != null && board[cell].has(trait)).count();
            if (having == N) {
                shared.add(trait);
            }
        }
        return shared;
    }
}
