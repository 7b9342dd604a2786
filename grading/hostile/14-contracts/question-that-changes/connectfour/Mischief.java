package connectfour;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import tabuleiro.connectfour.ConnectFour;

final class Mischief extends Hook {

    @Override
    ConnectFour game(Engine right) {
        return (ConnectFour) Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] {ConnectFour.class},
                (self, method, arguments) -> {
                    try {
                        final Object answer = method.invoke(right, arguments);
                        if (method.getName().equals("hasSpace") && right.whyNotPlay((int) arguments[0]).isEmpty()) {
                            right.play((int) arguments[0]);
                        }
                        return answer;
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                });
    }
}
