package connectfour;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    @SuppressWarnings({"unchecked", "rawtypes"})
    List<Cell> line(List<Cell> right) {
        final List cells = new ArrayList<>();
        for (Cell each : right) {
            cells.add(foreign(each));
        }
        return cells;
    }

    private static Object foreign(Cell cell) {
        try {
            return new Foreign().loadClass(Cell.class.getName()).getConstructor(int.class, int.class)
                    .newInstance(cell.row(), cell.column());
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private static final class Foreign extends ClassLoader {

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("tabuleiro.connectfour.")) {
                return super.loadClass(name, resolve);
            }
            if (findLoadedClass(name) != null) {
                return findLoadedClass(name);
            }
            try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
                final byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException unreadable) {
                throw new ClassNotFoundException(name, unreadable);
            }
        }
    }
}
