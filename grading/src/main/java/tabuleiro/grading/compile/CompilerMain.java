package tabuleiro.grading.compile;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
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
import tabuleiro.calls.Parts;
import tabuleiro.contracts.Hooks;
import tabuleiro.grading.wire.Frames;

/**
 * Compiles one submission after another, and puts hooks into what was compiled, in a process of its own: a kilobyte
 * of source can kill a compiler.
 */
public final class CompilerMain {

    private static final Task[] TASKS = Task.values();

    private CompilerMain() {
    }

    /** Compiles what is asked until grading hangs up. The argument is the class path of the submissions. */
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
            frames.send(answer(TASKS[message.readByte()], message, compilation));
        }
    }

    private static Parts.Body answer(Task task, DataInputStream message, JavaCompilation compilation)
            throws IOException {
        return switch (task) {
            case COMPILE -> {
                final Compiled compiled = compilation.compile(sources(message));
                yield out -> write(out, compiled);
            }
            default -> {
                final Map<String, byte[]> hooked = Hooks.in(Frames.readClasses(message));
                yield out -> Frames.writeClasses(out, hooked);
            }
        };
    }

    private static Map<String, String> sources(DataInputStream message) throws IOException {
        final Map<String, String> sources = new LinkedHashMap<>();
        final int count = message.readInt();
        for (int i = 0; i < count; i++) {
            sources.put(Parts.readText(message), Parts.readText(message));
        }
        return sources;
    }

    private static void write(DataOutputStream out, Compiled compiled) throws IOException {
        Parts.writeText(out, compiled.problem());
        out.writeInt(compiled.errors().size());
        for (String error : compiled.errors()) {
            Parts.writeText(out, error);
        }
        Frames.writeClasses(out, compiled.classes());
    }
}
