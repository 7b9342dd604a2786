package connectfour;

import java.io.IOException;

final class Mischief extends Hook {

    @Override
    void loaded() {
        try {
            System.out.close();
            System.err.close();
            System.in.close();
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }
}
