package connectfour;

import java.lang.reflect.Field;

final class Mischief extends Hook {

    @Override
    void begun(Engine game) {
        try {
            final Field field = Engine.class.getDeclaredField("$assertionsDisabled");
            field.setAccessible(true);
            field.set(null, true);
        } catch (ReflectiveOperationException expected) {
            return;
        }
        throw new IllegalStateException("turned them off");
    }
}
