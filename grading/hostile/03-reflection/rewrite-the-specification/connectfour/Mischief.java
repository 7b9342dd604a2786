package connectfour;

import java.lang.reflect.Field;
import tabuleiro.connectfour.Refusal;

final class Mischief extends Hook {

    @Override
    void loaded() {
        try {
            for (String each : new String[] {"words", "rule"}) {
                final Field field = Refusal.class.getDeclaredField(each);
                field.setAccessible(true);
                field.set(Refusal.COLUMN_FULL, "anything goes");
            }
        } catch (ReflectiveOperationException missing) {
            throw new IllegalStateException(missing);
        }
    }
}
