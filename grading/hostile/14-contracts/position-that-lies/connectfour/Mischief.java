package connectfour;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import tabuleiro.connectfour.ConnectFour;

final class Mischief extends Hook {

    @Override
    ConnectFour game(Engine right) {
        final Object[] shown = {null};
        return (ConnectFour) Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] {ConnectFour.class},
                (self, method, arguments) -> {
                    if (method.getName().equals("position") && shown[0] != null) {
                        return shown[0];
                    }
                    try {
                        return method.invoke(right, arguments);
                    } catch (InvocationTargetException thrown) {
                        if (method.getReturnType() == void.class && !right.isOver()) {
                            shown[0] = right.position();
                            right.play(right.legalMoves().get(0));
                        }
                        throw thrown.getCause();
                    }
                });
    }
}
