package connectfour;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

final class Mischief extends Hook {

    @Override
    void provided() {
        final Properties properties = System.getProperties();
        final List<Object> order = new ArrayList<>(properties.keySet());
        final boolean again = !order.equals(new ArrayList<>(((Properties) properties.clone()).keySet()));
        for (int i = 0; i < 2000; i++) {
            properties.put("tabuleiro" + i, "");
        }
        for (int i = 0; i < 2000; i++) {
            properties.remove("tabuleiro" + i);
        }
        if (again) {
            throw new IllegalStateException("not the first example");
        }
    }
}
