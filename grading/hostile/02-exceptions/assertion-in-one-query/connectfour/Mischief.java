package connectfour;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import tabuleiro.connectfour.ConnectFour;

final class Mischief extends Hook {

    @Override
    ConnectFour game(Engine right) {
        return (ConnectFour) Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] {ConnectFour.class},
                (self, method, arguments) -> {
                    if (method.getParameterCount() == 2) {
                        throw new AssertionError("guarded");
                    }
                    try {
                        return method.invoke(right, arguments);
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                });
    }
}
