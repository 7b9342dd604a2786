package connectfour;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;

final class Mischief extends Hook {

    @Override
    void loaded() {
        List<Object> all = new ArrayList<>();
        try {
            while (true) {
                final ClassLoader own = new ClassLoader(getClass().getClassLoader()) { };
                all.add(Proxy.newProxyInstance(own, new Class<?>[] {Runnable.class}, (self, method, arguments) -> null));
            }
        } catch (OutOfMemoryError expected) {
            all = null;
        }
    }
}
