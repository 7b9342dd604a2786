package tabuleiro.grading.child;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import tabuleiro.grading.wire.Frames;

/** Runs one submission in a process of its own and answers the judge's calls. */
public final class ChildMain {

    /** How many threads a submission may have at a time, besides those of Java itself; the sandbox grants them. */
    public static final int MOST_THREADS = 256;

    private ChildMain() {
    }

    /** Answers calls until the judge hangs up; what the submission prints goes nowhere. */
    public static void main(String[] args) throws IOException {
        final Frames frames = new Frames(
                new BufferedInputStream(new FileInputStream(FileDescriptor.in)),
                new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)),
                Frames.MOST_BYTES_OF_AN_ANSWER, Frames.MOST_BYTES);
        System.setIn(InputStream.nullInputStream());
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        new Servant(frames).serve();
    }
}
