package connectfour;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

final class Mischief extends Hook {

    @Override
    List<Integer> moves(List<Integer> right) {
        final List<Integer> moves = new ArrayList<>(right);
        Collections.reverse(moves);
        return moves;
    }
}
