package connectfour;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;

final class Mischief extends Hook {

    @Override
    ConnectFour game(Engine right) {
        return proxy(ConnectFour.class, right);
    }

    @Override
    @SuppressWarnings("unchecked")
    List<Cell> line(List<Cell> right) {
        return proxy(List.class, right);
    }

    private static <T> T proxy(Class<T> type, T right) {
        return type.cast(Proxy.newProxyInstance(Mischief.class.getClassLoader(), new Class<?>[] {type},
                (self, method, arguments) -> {
                    try {
                        return method.invoke(right, arguments);
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                }));
    }
}
