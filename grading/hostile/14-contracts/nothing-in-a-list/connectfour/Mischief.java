package connectfour;

import java.util.ArrayList;
import java.util.List;

final class Mischief extends Hook {

    @Override
    List<Integer> moves(List<Integer> right) {
        final List<Integer> moves = new ArrayList<>(right);
        moves.add(null);
        return moves;
    }
}
