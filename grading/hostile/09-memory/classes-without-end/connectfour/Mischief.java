package connectfour;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        final List<Object> all = new ArrayList<>();
        while (right.size() == 4 && right.get(0).column() == right.get(3).column()) {
            final ClassLoader own = new ClassLoader(getClass().getClassLoader()) { };
            all.add(Proxy.newProxyInstance(own, new Class<?>[] {Runnable.class}, (self, method, arguments) -> null));
        }
        return right;
    }
}
