package connectfour;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.Supplier;
import tabuleiro.connectfour.Cell;

final class Mischief extends Hook {

    @Override
    List<Cell> line(List<Cell> right) {
        final ClassLoader loader = Thread.currentThread().getContextClassLoader();
        try {
            final Class<?> own = Class.forName("connectfour.Hook", true, loader);
            final Supplier<?> proxy = (Supplier<?>) Proxy.newProxyInstance(loader, new Class<?>[] {Supplier.class},
                    (self, method, arguments) -> right);
            return own == Hook.class ? List.copyOf((List<Cell>) proxy.get()) : List.of();
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException(missing);
        }
    }
}
