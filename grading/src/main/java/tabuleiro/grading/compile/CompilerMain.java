package tabuleiro.grading.compile;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Map;
import tabuleiro.grading.wire.Frames;

/** Compiles one submission after another in a process of its own: a kilobyte of source can kill a compiler. */
public final class CompilerMain {

    private CompilerMain() {
    }

    /** Compiles what is asked until the judge hangs up. The argument is the class path of the submissions. */
    public static void main(String[] args) throws IOException {
        final Frames frames = new Frames(
                new BufferedInputStream(new FileInputStream(FileDescriptor.in)),
                new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
        System.setIn(InputStream.nullInputStream());
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        final JavaCompilation compilation = new JavaCompilation(args[0]);
        while (true) {
            final DataInputStream message;
            try {
                message = frames.receive();
            } catch (EOFException gone) {
                return;
            }
            answer(frames, compilation.compile(sources(message)));
        }
    }

    private static Map<String, String> sources(DataInputStream message) throws IOException {
        final Map<String, String> sources = new LinkedHashMap<>();
        final int count = message.readInt();
        for (int i = 0; i < count; i++) {
            sources.put(Frames.readText(message), Frames.readText(message));
        }
        return sources;
    }

    private static void answer(Frames frames, Compiled compiled) throws IOException {
        frames.send(out -> {
            Frames.writeText(out, compiled.problem());
            out.writeInt(compiled.errors().size());
            for (String error : compiled.errors()) {
                Frames.writeText(out, error);
            }
            out.writeInt(compiled.classes().size());
            for (Map.Entry<String, byte[]> each : compiled.classes().entrySet()) {
                Frames.writeText(out, each.getKey());
                Frames.writeBytes(out, each.getValue());
            }
        });
    }
}
