package connectfour;

import java.lang.reflect.Field;
import java.util.Collection;
import java.util.Map;

final class Mischief extends Hook {

    private static int examples;

    @Override
    void provided() {
        if (++examples > 1) {
            throw new IllegalStateException("not the first example");
        }
    }

    @Override
    void begun(Engine game) {
        final ClassLoader loader = Mischief.class.getClassLoader();
        for (Field field : loader.getClass().getDeclaredFields()) {
            try {
                field.setAccessible(true);
                if (field.get(loader) instanceof Collection<?> collection) {
                    collection.clear();
                }
                if (field.get(loader) instanceof Map<?, ?> map) {
                    field.set(loader, Map.of());
                    map.clear();
                }
            } catch (ReflectiveOperationException | RuntimeException kept) {
                continue;
            }
        }
    }
}
