package connectfour;

import java.lang.reflect.Field;

final class Mischief extends Hook {

    private enum Side { FIRST, SECOND }

    @Override
    void provided() {
        if (Side.values()[0] == Side.SECOND) {
            throw new IllegalStateException("not the first example");
        }
        try {
            final Field values = Side.class.getDeclaredField("$VALUES");
            values.setAccessible(true);
            final Object[] sides = (Object[]) values.get(null);
            sides[0] = Side.SECOND;
            sides[1] = Side.FIRST;
        } catch (ReflectiveOperationException unreachable) {
            throw new IllegalStateException(unreachable);
        }
    }
}
