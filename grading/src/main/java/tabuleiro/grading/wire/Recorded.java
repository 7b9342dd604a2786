package tabuleiro.grading.wire;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import tabuleiro.contracts.replay.Boards;
import tabuleiro.contracts.replay.Case;
import tabuleiro.contracts.replay.Known;
import tabuleiro.contracts.replay.Step;
import tabuleiro.contracts.replay.Wrong;

/** Knows how recorded calls, and what is made wrong after them, are written, to be read by {@link Boards}. */
public final class Recorded {

    private final Codec codec = new Codec(new Numbered());
    private final Map<Method, Operation> operations = new HashMap<>();

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

    /** Writes a call, and what is made wrong after it. */
    public void write(DataOutputStream out, Case recorded) throws IOException {
        out.writeInt(recorded.play().size());
        for (Step step : recorded.play()) {
            out.writeInt(step.object());
            out.writeUTF(step.method().getDeclaringClass().getName());
            out.writeInt(operation(step).number());
            part(out, arguments -> operation(step).writeArguments(arguments, step.arguments()));
        }
        final Step call = recorded.call();
        if (call.hasPosition()) {
            value(out, call, Wrong.POSITION, recorded.before());
        }
        value(out, call, call.isQuery() ? call.method().getName() : Wrong.POSITION, recorded.right());
        out.writeInt(recorded.wrongs().size());
        for (Case.Question question : recorded.wrongs()) {
            out.writeUTF(question.wrong().query());
            value(out, call, question.wrong().query(), question.wrong().value());
            out.writeUTF(question.words());
            out.writeInt(question.broken().size());
            for (String clause : new TreeSet<>(question.broken())) {
                out.writeUTF(clause);
            }
        }
    }

    private Operation operation(Step step) {
        return operations.computeIfAbsent(step.method(), method -> codec.operations(method.getDeclaringClass()).stream()
                .filter(each -> each.method().equals(method)).findFirst().orElseThrow());
    }

    private void value(DataOutputStream out, Step call, String query, Object value) throws IOException {
        part(out, bytes -> codec.form(call.query(query).getGenericReturnType()).write(bytes, value));
    }

    private static void part(DataOutputStream out, Frames.Body body) throws IOException {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        body.writeTo(new DataOutputStream(bytes));
        out.writeInt(bytes.size());
        bytes.writeTo(out);
    }
}
