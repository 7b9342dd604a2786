package connectfour;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Optional;
import tabuleiro.connectfour.ConnectFour;

final class Mischief extends Hook {

    @Override
    ConnectFour game(Engine right) {
        return (ConnectFour) Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] {ConnectFour.class},
                (self, method, arguments) -> {
                    try {
                        return method.invoke(right, arguments);
                    } catch (InvocationTargetException thrown) {
                        return method.getName().equals("at") ? Optional.empty()
                                : method.getName().equals("hasSpace") ? false : null;
                    }
                });
    }
}
