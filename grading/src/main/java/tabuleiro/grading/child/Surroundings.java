package tabuleiro.grading.child;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;

/**
 * What a program can change beyond its own classes: system properties, the usual input and outputs, the locale, the
 * time zone. It is put back as it was, so that an example finds nothing of the one before.
 */
final class Surroundings {

    private final Properties properties = (Properties) System.getProperties().clone();
    private Properties current = System.getProperties();
    private final Locale locale = Locale.getDefault();
    private final InputStream in = System.in;
    private final PrintStream out = System.out;
    private final PrintStream err = System.err;

    /** Puts everything back as it was when this was made. */
    void restore() {
        if (System.getProperties() != current || !properties.equals(current)) {
            current = (Properties) properties.clone();
            System.setProperties(current);
        }
        System.setIn(in);
        System.setOut(out);
        System.setErr(err);
        Locale.setDefault(locale);
        TimeZone.setDefault(null);
        Thread.setDefaultUncaughtExceptionHandler(null);
        Thread.interrupted();
    }
}
