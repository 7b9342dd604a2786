package tabuleiro.grading.wire;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.contracts.replay.Known;
import tabuleiro.contracts.replay.Step;
import tabuleiro.contracts.replay.Wrong;

/** Knows how recorded calls, and what is made wrong after them, are written and read. */
public final class Recorded {

    private final Codec codec = new Codec(new Numbered());
    private final Map<Method, Operation> operations = new HashMap<>();

    /**
     * A call, and what is made wrong after it.
     *
     * @param play   the calls that lead to it, and it
     * @param right  the position after it, or its answer
     * @param wrongs what is made wrong
     * @param seed   from which follows what is left to chance
     */
    public record Asked(List<Step> play, Object right, List<Wrong> wrongs, long seed) {

        private Step call() {
            return play.get(play.size() - 1);
        }
    }

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

    /** Returns the operation that a step calls. */
    public Operation operation(Step step) {
        return operations.computeIfAbsent(step.method(), method -> codec.operations(method.getDeclaringClass()).stream()
                .filter(each -> each.method().equals(method)).findFirst().orElseThrow());
    }

    /** Returns how an answer of a query of the game that a call changes, begins or asks is written. */
    public Form form(Step call, String query) {
        return codec.form(call.query(query).getGenericReturnType());
    }

    /** Returns how what is right after a call is written. */
    public Form right(Step call) {
        return form(call, call.isQuery() ? call.method().getName() : Wrong.POSITION);
    }

    /** Writes a call, and what is made wrong after it. */
    public void write(DataOutputStream out, Asked asked) throws IOException {
        out.writeInt(asked.play.size());
        for (Step step : asked.play) {
            out.writeInt(step.object());
            Frames.writeText(out, step.method().getDeclaringClass().getName());
            out.writeInt(operation(step).number());
            operation(step).writeArguments(out, step.arguments());
        }
        right(asked.call()).write(out, asked.right);
        out.writeInt(asked.wrongs.size());
        for (Wrong wrong : asked.wrongs) {
            Frames.writeText(out, wrong.query());
            form(asked.call(), wrong.query()).write(out, wrong.value());
        }
        out.writeLong(asked.seed);
    }

    /** Returns what comes next. */
    public Asked read(DataInputStream in) throws IOException {
        final List<Step> play = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            final int object = in.readInt();
            final Operation operation = operations(Frames.readText(in)).get(in.readInt());
            play.add(new Step(object, operation.method(), operation.readArguments(in)));
        }
        final Step call = play.get(play.size() - 1);
        final Object right = right(call).read(in);
        final List<Wrong> wrongs = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            final String query = Frames.readText(in);
            wrongs.add(new Wrong(query, form(call, query).read(in)));
        }
        return new Asked(play, right, wrongs, in.readLong());
    }

    private List<Operation> operations(String type) throws IOException {
        try {
            return codec.operations(Class.forName(type));
        } catch (ClassNotFoundException unknown) {
            throw new MalformedException("a call of nothing that is known");
        }
    }
}
