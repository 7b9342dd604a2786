package connectfour;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;

final class Mischief extends Hook {

    @Override
    ConnectFour game(Engine right) {
        final boolean[] stopped = {false};
        return (ConnectFour) Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] {ConnectFour.class},
                (self, method, arguments) -> {
                    try {
                        final Object answer = method.invoke(right, arguments);
                        return stopped[0] && answer instanceof Player next ? next.opponent() : answer;
                    } catch (InvocationTargetException thrown) {
                        stopped[0] |= method.getReturnType() == void.class;
                        throw thrown.getCause();
                    }
                });
    }
}
