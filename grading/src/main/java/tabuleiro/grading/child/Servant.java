package tabuleiro.grading.child;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import tabuleiro.calls.Codec;
import tabuleiro.calls.Form;
import tabuleiro.calls.Handles;
import tabuleiro.calls.MalformedException;
import tabuleiro.calls.Operation;
import tabuleiro.calls.Parts;
import tabuleiro.contracts.replay.Boards;
import tabuleiro.grading.wire.Answer;
import tabuleiro.grading.wire.Frames;
import tabuleiro.grading.wire.Request;

/** Does what grading asks, with the objects of one submission. */
final class Servant implements Handles {

    private static final long MOST_NANOS_TO_WAIT = 20_000_000;
    private static final Request[] REQUESTS = Request.values();

    private final Frames frames;
    private final Surroundings surroundings = new Surroundings();
    private final LiveThreads threads = new LiveThreads();
    private final Codec codec = new Codec(this);
    private final Boards boards = new Boards();
    private final List<Seen> objects = new ArrayList<>();
    private final Set<String> loadedBefore = new TreeSet<>();
    private SortedMap<String, byte[]> classes = new TreeMap<>();
    private SortedSet<String> names = new TreeSet<>();
    private Class<?> providerType = Object.class;
    private String providerName = "";
    private SubmissionLoader loader = new SubmissionLoader(classes, loadedBefore, true);
    private StaticState unused = new StaticState(new SubmissionLoader(classes, new TreeSet<>(), true));
    private KeptCalls kept = new KeptCalls();
    private int begun;
    /** How often the classes have been loaded anew. */
    private int loadings;
    private boolean repeating;
    private boolean isLast = true;
    private long flushed;

    Servant(Frames frames) {
        this.frames = frames;
    }

    /** An object that grading knows, as one of this type: what is two things at once has two numbers. */
    private record Seen(Object object, Class<?> type) {
    }

    void serve() throws IOException {
        while (true) {
            final DataInputStream message;
            try {
                message = frames.receive();
            } catch (EOFException gone) {
                return;
            }
            final int sequence = message.readInt();
            final Request request = REQUESTS[message.readByte()];
            repeating = begun > 0 && (request == Request.BEGIN || request == Request.BEGIN_UNCHECKED);
            switch (request) {
                case LOAD -> load(sequence, message);
                case BEGIN, BEGIN_UNCHECKED -> answer(sequence, codec.form(boolean.class),
                        () -> !threads.lackRoom(loadings) && begin(request == Request.BEGIN));
                case CALL -> call(sequence, message, true);
                case CALL_BEFORE_ANOTHER -> call(sequence, message, false);
                case KEEP, AGAIN, CHANGE -> answer(sequence, kept.asked(request, message, codec));
                default -> answer(sequence, TrialRequest.asked(message, boards, classes, providerName,
                        surroundings::restore));
            }
        }
    }

    private void answer(int sequence, KeptCalls.Asked asked) throws IOException {
        isLast = true;
        answer(sequence, asked.form(), asked.deed());
    }

    private void load(int sequence, DataInputStream message) throws IOException {
        frames.seal(Parts.readBytes(message));
        final String type = Parts.readText(message);
        providerName = Parts.readText(message);
        classes = Frames.readClasses(message);
        names = new TreeSet<>(classes.keySet());
        loader = new SubmissionLoader(classes, loadedBefore, true);
        unused = new StaticState(new SubmissionLoader(classes, new TreeSet<>(), true));
        answer(sequence, codec.form(void.class), () -> {
            providerType = Class.forName(type);
            return null;
        });
    }

    private boolean begin(boolean asserts) throws Throwable {
        begun++;
        objects.clear();
        kept = new KeptCalls();
        surroundings.restore();
        if (loader.asserts() != asserts || threads.areLeft() || !unused.isAsNew(loader, names)) {
            loader = new SubmissionLoader(classes, loadedBefore, asserts);
            loadings++;
        }
        Thread.currentThread().setContextClassLoader(loader);
        final Class<?> provider = Class.forName(providerName, true, loader);
        try {
            objects.add(new Seen(providerType.cast(provider.getConstructor().newInstance()), providerType));
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
        return true;
    }

    private void call(int sequence, DataInputStream message, boolean last) throws IOException {
        isLast = last;
        final Seen target = seen(message.readInt());
        final Operation operation = codec.operations(target.type).get(message.readInt());
        answer(sequence, operation.answer(),
                new Call(sequence, operation, target.object, operation.readArguments(message), kept));
    }

    /** A call, of which there are thousands; a lambda expression in its place would be made much more slowly. */
    private record Call(int sequence, Operation operation, Object target, Object[] arguments, KeptCalls kept)
            implements Deed {

        @Override
        public Object done() throws Throwable {
            try {
                final Object value = operation.method().invoke(target, arguments);
                kept.add(sequence, operation.answer(), arguments, value);
                return value;
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        }
    }

    private void answer(int sequence, Form form, Deed deed) throws IOException {
        Object result = null;
        Throwable thrown = null;
        try {
            result = deed.done();
        } catch (Throwable any) {
            thrown = any;
        }
        if (thrown == null) {
            sendValue(sequence, form, result);
        } else {
            sendThrown(sequence, thrown);
        }
    }

    /** A value is encoded by calling the submission's own collections, so this too may fail in any way whatever. */
    private void sendValue(int sequence, Form form, Object value) throws IOException {
        try {
            send(new Result(sequence, form, value));
        } catch (MalformedException noValue) {
            send(out -> {
                open(out, sequence, Answer.NO_VALUE);
                Parts.writeText(out, Thrown.cut(noValue.getMessage()));
            });
        } catch (Throwable thrown) {
            sendThrown(sequence, thrown);
        }
    }

    /** An answer that is a value; no lambda expression, for the same reason. */
    private final class Result implements Parts.Body {

        private final int sequence;
        private final Form form;
        private final Object value;

        Result(int sequence, Form form, Object value) {
            this.sequence = sequence;
            this.form = form;
            this.value = value;
        }

        @Override
        public void writeTo(DataOutputStream out) throws IOException {
            open(out, sequence, Answer.VALUE);
            form.write(out, value);
        }
    }

    private void sendThrown(int sequence, Throwable thrown) throws IOException {
        final Thrown report = Thrown.of(thrown, classes.keySet());
        send(out -> {
            open(out, sequence, thrown instanceof AssertionError ? Answer.ASSERTION : Answer.EXCEPTION);
            Parts.writeText(out, report.type());
            Parts.writeText(out, report.message());
            Parts.writeText(out, report.places());
        });
    }

    /** Sends an answer; if other calls follow, it waits for theirs, unless it has been waiting for long. */
    private void send(Parts.Body body) throws IOException {
        frames.write(body);
        final long now = System.nanoTime();
        if (isLast || now - flushed > MOST_NANOS_TO_WAIT) {
            frames.flush();
            flushed = now;
        }
    }

    private void open(DataOutputStream out, int sequence, Answer kind) throws IOException {
        out.writeInt(sequence);
        out.writeBoolean(loader.hasRepeated() || repeating);
        out.writeByte(kind.ordinal());
    }

    @Override
    public int handleOf(Object object, Class<?> type) throws MalformedException {
        if (!type.isInstance(object)) {
            throw new MalformedException("no " + type.getSimpleName());
        }
        for (int handle = 0; handle < objects.size(); handle++) {
            if (objects.get(handle).object == object && objects.get(handle).type == type) {
                return handle;
            }
        }
        objects.add(new Seen(object, type));
        return objects.size() - 1;
    }

    @Override
    public Object objectOf(int handle, Class<?> type) throws MalformedException {
        return seen(handle).object;
    }

    private Seen seen(int handle) throws MalformedException {
        if (handle < 0 || handle >= objects.size()) {
            throw new MalformedException("no object number " + handle);
        }
        return objects.get(handle);
    }
}
