package connectfour;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;

final class Mischief extends Hook {

    @Override
    void provided() {
        new PrintStream(new FileOutputStream(FileDescriptor.out), true).println("Hello, judge!");
    }
}
