package tabuleiro.grading.child;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TimeZone;

/**
 * What a program can change beyond its own classes: system properties, the usual input and outputs, the locale, the
 * time zone. It is put back as it was, so that an example finds nothing of the one before.
 */
final class Surroundings {

    private final Properties properties = (Properties) System.getProperties().clone();
    private Properties inUse = System.getProperties();
    private final Thread thread = Thread.currentThread();
    private final String name = thread.getName();
    private final int priority = thread.getPriority();
    private final ClassLoader contextLoader = thread.getContextClassLoader();
    private final Locale locale = Locale.getDefault();
    private final InputStream in = System.in;
    private final PrintStream out = System.out;
    private final PrintStream err = System.err;

    /** Puts everything back as it was when this was made. */
    void restore() {
        if (System.getProperties() != inUse || !isAsBefore()) {
            inUse = (Properties) properties.clone();
            System.setProperties(inUse);
        }
        System.setIn(in);
        System.setOut(out);
        System.setErr(err);
        Locale.setDefault(locale);
        TimeZone.setDefault(null);
        Thread.setDefaultUncaughtExceptionHandler(null);
        Thread.interrupted();
        restoreThread();
    }

    /** Are the properties in use the very same? No method of anything that a submission may have put there is called. */
    private boolean isAsBefore() {
        if (inUse.size() != properties.size()) {
            return false;
        }
        for (Map.Entry<Object, Object> property : properties.entrySet()) {
            if (inUse.get(property.getKey()) != property.getValue()) {
                return false;
            }
        }
        return true;
    }

    private void restoreThread() {
        thread.setName(name);
        thread.setPriority(priority);
        thread.setContextClassLoader(contextLoader);
        thread.setUncaughtExceptionHandler(null);
    }
}
