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

/** Knows how recorded examples are written and read. */
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

    /** Returns the operation that a step calls. */
    public Operation operation(Step step) {
        return operations.computeIfAbsent(step.method(), method -> codec.operations(method.getDeclaringClass()).stream()
                .filter(each -> each.method().equals(method)).findFirst().orElseThrow());
    }

    /** Writes examples. */
    public void write(DataOutputStream out, List<List<Step>> plays) throws IOException {
        final List<Class<?>> types = plays.stream().flatMap(List::stream)
                .<Class<?>>map(step -> step.method().getDeclaringClass()).distinct().toList();
        out.writeInt(types.size());
        for (Class<?> type : types) {
            Frames.writeText(out, type.getName());
        }
        out.writeInt(plays.size());
        for (List<Step> play : plays) {
            out.writeInt(play.size());
            for (Step step : play) {
                final Operation operation = operation(step);
                out.writeInt(step.object());
                out.writeInt(types.indexOf(step.method().getDeclaringClass()));
                out.writeInt(operation.number());
                operation.writeArguments(out, step.arguments());
            }
        }
    }

    /** Returns the examples that come next. */
    public List<List<Step>> read(DataInputStream in) throws IOException {
        final List<List<Operation>> types = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            types.add(operations(Frames.readText(in)));
        }
        final List<List<Step>> plays = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            final List<Step> steps = new ArrayList<>();
            for (int calls = in.readInt(); calls > 0; calls--) {
                final int object = in.readInt();
                final Operation operation = types.get(in.readInt()).get(in.readInt());
                steps.add(new Step(object, operation.method(), operation.readArguments(in)));
            }
            plays.add(steps);
        }
        return plays;
    }

    private List<Operation> operations(String type) throws IOException {
        try {
            return codec.operations(Class.forName(type));
        } catch (ClassNotFoundException unknown) {
            throw new MalformedException("a call of nothing that is known");
        }
    }
}
