package connectfour;

import java.lang.invoke.MethodHandles;

final class Mischief extends Hook {

    @Override
    void provided() {
        try {
            MethodHandles.privateLookupIn(Runtime.class, MethodHandles.lookup());
        } catch (IllegalAccessException expected) {
            return;
        }
        throw new IllegalStateException("looked into java.lang");
    }
}
