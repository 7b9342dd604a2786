package connectfour;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        final List<Cell> answer = new ArrayList<>(right);
        new Thread(() -> {
            try {
                Thread.sleep(300);
                answer.clear();
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        }).start();
        return answer;
    }
}
