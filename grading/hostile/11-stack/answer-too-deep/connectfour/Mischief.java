package connectfour;

import java.util.Collections;
import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        List<Cell> answer = right;
        for (int i = 0; i < 100_000; i++) {
            answer = Collections.synchronizedList(answer);
        }
        return answer;
    }
}
