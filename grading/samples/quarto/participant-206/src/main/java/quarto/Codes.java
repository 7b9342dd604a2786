package quarto;

import java.util.HashSet;
import java.util.Set;
import tabuleiro.quarto.*;

/**
 * Pieces as numbers from 0 to 15, with a bit for each attribute:
 * 8 = large, 4 = white, 2 = round, 1 = solid.
 */
public class Codes {
    public static final int NOTHING = -1;

    private static final Trait[] BITS = {Trait.SOLID, Trait.ROUND, Trait.WHITE, Trait.LARGE};

    public static int code(Piece piece) {
        int code = 0;
        for (int bit = 0; bit < 4; bit++) {
            if (piece.has(BITS[bit])) {
                code += 1 << bit;
            }
        }
        return code;
    }

    public static Piece piece(int code) {
        Trait[] t = new Trait[4];
        for (int bit = 0; bit < 4; bit++) {
            t[bit] = (code >> bit & 1) == 1 ? BITS[bit] : BITS[bit].opposite();
        }
        return new Piece(t[3], t[2], t[1], t[0]);
    }

    /** Which traits do all of these have? */
    public static Set<Trait> shared(int... codes) {
        int ones = 15;
        int zeros = 15;
        for (int code : codes) {
            if (code == NOTHING) {
                return new HashSet<>();
            }
            ones = ones & code;
            zeros = zeros & ~code;
        }
        Set<Trait> shared = new HashSet<>();
        for (int bit = 0; bit < 4; bit++) {
            if ((ones >> bit & 1) == 1) shared.add(BITS[bit]);
            if ((zeros >> bit & 1) == 1) shared.add(BITS[bit].opposite());
        }
        return shared;
    }
}
