package tabuleiro.grading.compile;

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

    private static final String SAMPLE = """
            package warmup;
            import java.util.*;
            import java.util.stream.*;
            final class Sample<T extends Comparable<T>> implements Comparable<Sample<T>> {
                private record Pair(int left, String right) { }
                private enum Kind { ONE, TWO; Kind other() { return this == ONE ? TWO : ONE; } }
                private final Map<Kind, List<T>> all = new EnumMap<>(Kind.class);
                private int[][] grid = new int[6][7];
                @Override public int compareTo(Sample<T> other) { return Integer.compare(sum(), other.sum()); }
                int sum() {
                    assert grid.length > 0 : "no grid: " + grid.length;
                    int sum = 0;
                    for (int[] row : grid) { for (int i = 0; i < row.length; i++) { sum += row[i]; } }
                    while (sum > 100) { sum /= 2; }
                    return switch (Kind.values()[sum % 2]) { case ONE -> sum; case TWO -> -sum; };
                }
                Optional<Pair> first() {
                    return IntStream.range(0, 7).mapToObj(i -> new Pair(i, "x" + i))
                            .filter(pair -> pair.left() > 2).findFirst().map(pair -> new Pair(1, pair.right()));
                }
                void fail(Object o) {
                    try { throw new IllegalStateException(String.valueOf(o instanceof String s ? s : o)); }
                    finally { all.computeIfAbsent(Kind.ONE.other(), kind -> new ArrayList<>()).clear(); }
                }
            }
            """;

    private CompilerMain() {
    }

    /**
     * Compiles what is asked until the judge hangs up. The first argument is the class path of the submissions. With a
     * second one it compiles a program of its own and ends: so that Java can note which classes a compiler loads.
     */
    public static void main(String[] args) throws IOException {
        if (args.length > 1) {
            new JavaCompilation(args[0]).compile(Map.of("warmup/Sample.java", SAMPLE));
            return;
        }
        final Frames frames = new Frames(
                new FileInputStream(FileDescriptor.in), new FileOutputStream(FileDescriptor.out));
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
