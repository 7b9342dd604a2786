package tabuleiro.contracts.replay;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import tabuleiro.calls.Codec;
import tabuleiro.calls.Handles;
import tabuleiro.calls.MalformedException;
import tabuleiro.calls.Operation;
import tabuleiro.calls.Parts;

/** How calls of a game after which something is made wrong are recorded in a file, or sent to a process that tries. */
public final class Boards {

    /** What the file is called. */
    public static final String FILE = "boards.gz";

    /** Stands at its beginning. */
    private static final String FORM = "tabuleiro boards 1";

    private final Codec codec = new Codec(new Numbered());

    /** Objects are known by their numbers on both sides. */
    private static final class Numbered implements Handles {

        @Override
        public int handleOf(Object object, Class<?> type) throws MalformedException {
            if (object instanceof Known known) {
                return known.number();
            }
            throw new MalformedException("an object that has no number");
        }

        @Override
        public Object objectOf(int handle, Class<?> type) {
            return new Known(handle);
        }
    }

    /** Returns how the values in them are written. */
    public Codec codec() {
        return codec;
    }

    /**
     * Returns what a file has recorded.
     *
     * @throws IOException if it cannot be read, or is of another version
     */
    public static List<Case> in(Path file) throws IOException {
        try (InputStream bytes = Files.newInputStream(file);
                DataInputStream in = new DataInputStream(new GZIPInputStream(bytes))) {
            if (!in.readUTF().equals(FORM)) {
                throw new IOException(file + " has wrong boards of another version: get the exercise again.");
            }
            final Boards boards = new Boards();
            final List<Case> cases = new ArrayList<>();
            for (int left = in.readInt(); left > 0; left--) {
                cases.add(boards.next(in));
            }
            return cases;
        }
    }

    /** Records these calls in a file. */
    public static void write(Path file, List<Case> cases) throws IOException {
        try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(Files.newOutputStream(file)))) {
            out.writeUTF(FORM);
            out.writeInt(cases.size());
            final Boards boards = new Boards();
            for (Case each : cases) {
                boards.write(out, each);
            }
        }
    }

    /**
     * Returns the call that comes next.
     *
     * @throws IOException if it is one of another version
     */
    public Case next(DataInputStream in) throws IOException {
        final List<Step> play = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            final int object = in.readInt();
            final Operation operation = operation(in.readUTF(), in.readInt());
            play.add(new Step(object, operation.method(), operation.readArguments(part(in))));
        }
        final Step call = play.get(play.size() - 1);
        final Object before = call.hasPosition() ? value(in, call.query(Wrong.POSITION)) : "";
        final String asked = call.isQuery() ? call.method().getName() : Wrong.POSITION;
        final Object right = value(in, call.query(asked));
        final List<Case.Question> wrongs = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            final String name = in.readUTF();
            wrongs.add(new Case.Question(new Wrong(name, value(in, call.query(name))), in.readUTF(), labels(in)));
        }
        return new Case(play, before, right, wrongs);
    }

    private Operation operation(String type, int number) throws IOException {
        try {
            return codec.operations(Class.forName(type)).get(number);
        } catch (ClassNotFoundException | IndexOutOfBoundsException other) {
            throw new IOException("These wrong boards are of another version: get the exercise again.", other);
        }
    }

    private static Set<String> labels(DataInputStream in) throws IOException {
        final Set<String> labels = new LinkedHashSet<>();
        for (int left = in.readInt(); left > 0; left--) {
            labels.add(in.readUTF());
        }
        return labels;
    }

    private Object value(DataInputStream in, Method query) throws IOException {
        return codec.form(query.getGenericReturnType()).read(part(in));
    }

    private static DataInputStream part(DataInputStream in) throws IOException {
        return new DataInputStream(new ByteArrayInputStream(in.readNBytes(in.readInt())));
    }

    /** Writes a call, and what is made wrong after it. */
    public void write(DataOutputStream out, Case recorded) throws IOException {
        out.writeInt(recorded.play().size());
        for (Step step : recorded.play()) {
            final Operation operation = codec.operation(step.method().getDeclaringClass(), step.method());
            out.writeInt(step.object());
            out.writeUTF(step.method().getDeclaringClass().getName());
            out.writeInt(operation.number());
            Parts.writeBytes(out, Parts.written(arguments -> operation.writeArguments(arguments, step.arguments())));
        }
        final Step call = recorded.call();
        if (call.hasPosition()) {
            write(out, call.query(Wrong.POSITION), recorded.before());
        }
        write(out, call.query(call.isQuery() ? call.method().getName() : Wrong.POSITION), recorded.right());
        out.writeInt(recorded.wrongs().size());
        for (Case.Question question : recorded.wrongs()) {
            out.writeUTF(question.wrong().query());
            write(out, call.query(question.wrong().query()), question.wrong().value());
            out.writeUTF(question.words());
            out.writeInt(question.broken().size());
            for (String clause : new TreeSet<>(question.broken())) {
                out.writeUTF(clause);
            }
        }
    }

    private void write(DataOutputStream out, Method query, Object value) throws IOException {
        Parts.writeBytes(out, Parts.written(bytes -> codec.form(query.getGenericReturnType()).write(bytes, value)));
    }
}
