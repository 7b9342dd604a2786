package connectfour;

import java.util.AbstractList;
import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        return new AbstractList<>() {
            @Override
            public Cell get(int index) {
                throw Mischief.<RuntimeException>undeclared();
            }

            @Override
            public int size() {
                return 1;
            }
        };
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T undeclared() throws T {
        try {
            throw (T) Class.forName("tabuleiro.grading.wire.MalformedException").getConstructor(String.class)
                    .newInstance("x".repeat(50_000_000));
        } catch (ReflectiveOperationException unknown) {
            throw new IllegalStateException(unknown);
        }
    }
}
