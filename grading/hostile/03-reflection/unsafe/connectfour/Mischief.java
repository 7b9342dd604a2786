package connectfour;

import java.lang.reflect.InvocationTargetException;

final class Mischief extends Hook {

    @Override
    void provided() {
        if (isThere("sun.misc.Unsafe") || isThere("jdk.internal.misc.Unsafe")) {
            throw new IllegalStateException("unsafe");
        }
    }

    private static boolean isThere(String name) {
        try {
            return Class.forName(name).getMethod("getUnsafe").invoke(null) != null;
        } catch (InvocationTargetException stopped) {
            return false;
        } catch (ReflectiveOperationException missing) {
            return false;
        }
    }
}
