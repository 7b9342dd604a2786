package connectfour;

import java.lang.reflect.Proxy;
import tabuleiro.connectfour.ConnectFour;

final class Mischief extends Hook {

    @Override
    ConnectFour game(Engine right) {
        return (ConnectFour) Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] {ConnectFour.class},
                (self, method, arguments) -> {
                    if (method.getName().equals("position")) {
                        return right.position();
                    }
                    throw new AssertionError("guarded");
                });
    }

    @Override
    int choice(int right) {
        throw new AssertionError("guarded");
    }
}
