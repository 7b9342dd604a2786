package connectfour;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    @SuppressWarnings({"unchecked", "rawtypes"})
    List<Cell> line(List<Cell> right) {
        final List answer = new ArrayList<>();
        answer.add(answer);
        return answer;
    }
}
