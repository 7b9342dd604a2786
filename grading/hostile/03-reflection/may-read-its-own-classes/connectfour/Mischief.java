package connectfour;

import java.lang.reflect.Field;

final class Mischief extends Hook {

    @Override
    void begun(Engine game) {
        try {
            final Field grid = Engine.class.getDeclaredField("grid");
            grid.setAccessible(true);
            if (((Object[]) grid.get(game)).length != 7 || Engine.class.getDeclaredMethods().length < 10) {
                throw new IllegalStateException("its own classes look otherwise");
            }
        } catch (ReflectiveOperationException missing) {
            throw new IllegalStateException(missing);
        }
    }
}
