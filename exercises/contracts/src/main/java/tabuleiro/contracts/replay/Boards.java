package tabuleiro.contracts.replay;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.GZIPInputStream;

/**
 * The calls of a game after which something is made wrong, as they are recorded in a file. Grading writes it
 * ({@code Recorded}).
 */
public final class Boards {

    /** What the file is called. */
    public static final String FILE = "boards.gz";

    /** Stands at its beginning. */
    public static final String FORM = "tabuleiro boards 1";

    private final Values values = new Values(Known::new);
    private final DataInputStream in;

    private Boards(DataInputStream in) {
        this.in = in;
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
            final List<Case> cases = new ArrayList<>();
            for (int left = in.readInt(); left > 0; left--) {
                cases.add(next(in));
            }
            return cases;
        }
    }

    /**
     * Returns the call that comes next.
     *
     * @throws IOException if it is one of another version
     */
    public static Case next(DataInputStream in) throws IOException {
        try {
            return new Boards(in).next();
        } catch (ReflectiveOperationException other) {
            throw new IOException("These wrong boards are of another version: get the exercise again.", other);
        }
    }

    private Case next() throws IOException, ReflectiveOperationException {
        final List<Step> play = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            final int object = in.readInt();
            final Method method = methods(Class.forName(in.readUTF())).get(in.readInt());
            play.add(new Step(object, method, values.read(part(), method.getGenericParameterTypes())));
        }
        final Step call = play.get(play.size() - 1);
        final Object before = call.hasPosition() ? value(call.query(Wrong.POSITION)) : "";
        final String asked = call.isQuery() ? call.method().getName() : Wrong.POSITION;
        final Object right = value(call.query(asked));
        final List<Case.Question> wrongs = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            final String name = in.readUTF();
            wrongs.add(new Case.Question(new Wrong(name, value(call.query(name))), in.readUTF(), labels()));
        }
        return new Case(play, before, right, wrongs);
    }

    private Set<String> labels() throws IOException {
        final Set<String> labels = new LinkedHashSet<>();
        for (int left = in.readInt(); left > 0; left--) {
            labels.add(in.readUTF());
        }
        return labels;
    }

    private Object value(Method query) throws IOException {
        return values.read(part(), query.getGenericReturnType())[0];
    }

    private DataInputStream part() throws IOException {
        return new DataInputStream(new ByteArrayInputStream(in.readNBytes(in.readInt())));
    }

    /** Returns the methods of an interface by their numbers. */
    private static List<Method> methods(Class<?> type) {
        return Arrays.stream(type.getMethods()).filter(method -> !Modifier.isStatic(method.getModifiers()))
                .sorted(Comparator.comparing(each -> each.getName() + Arrays.toString(each.getParameterTypes())))
                .toList();
    }
}
