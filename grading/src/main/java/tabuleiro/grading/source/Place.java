package tabuleiro.grading.source;

/**
 * A place in a program.
 *
 * @param file the path of the source file
 * @param line the number of the line, from 1
 * @param what what stands there, in a word or two; empty if the line says it
 */
public record Place(String file, int line, String what) {

    /** Returns it as a reader finds it: {@code Engine.java:47 whyNotPlay}. */
    @Override
    public String toString() {
        return file.substring(file.lastIndexOf('/') + 1) + ":" + line + (what.isEmpty() ? "" : " " + what);
    }
}
