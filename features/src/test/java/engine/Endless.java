package engine;

/** A program under test that has no end; it is in a package of its own, as students' programs are. */
public final class Endless {

    private Endless() {
    }

    /** Loops until it is ended. */
    public static void loop() {
        while (System.nanoTime() != 0) {
            Thread.onSpinWait();
        }
    }
}
