package connectfour;

import java.util.Properties;

final class Mischief extends Hook {

    @Override
    void provided() {
        System.setProperties(new Properties());
    }
}
