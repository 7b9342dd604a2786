package connectfour;

public final class Processor extends javax.annotation.processing.AbstractProcessor {

    static {
        Runtime.getRuntime().halt(0);
    }
}
