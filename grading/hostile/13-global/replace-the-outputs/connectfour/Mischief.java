package connectfour;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

final class Mischief extends Hook {

    @Override
    void provided() {
        final PrintStream deadly = new PrintStream(new OutputStream() {
            @Override
            public void write(int each) {
                Runtime.getRuntime().halt(0);
            }
        });
        System.setOut(deadly);
        System.setErr(deadly);
        System.setIn(new InputStream() {
            @Override
            public int read() {
                Runtime.getRuntime().halt(0);
                return 0;
            }
        });
    }
}
