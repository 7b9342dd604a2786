package connectfour;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        if (right.size() == 4 && right.get(0).column() == right.get(3).column()) {
            try {
                new FileOutputStream(FileDescriptor.out).write(new byte[] {0, 1, 0, 0});
            } catch (IOException broken) {
                throw new IllegalStateException(broken);
            }
        }
        return right;
    }
}
