package tabuleiro.contracts.answers;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import tabuleiro.feedback.PossibleCauses;

/**
 * What is right in the examples of an exercise, and which rules an answer contradicts that is wrong. Grading writes it
 * for a hand-out, so that at home a failure is charged as grading charges it, without the reference.
 *
 * @param examples the calls of each example, by its name
 * @param methods  the rules that each method is about, by its name, as {@link PossibleCauses} reads them
 */
public record AnswerKey(Map<String, List<RightCall>> examples, Map<String, String> methods) {

    /** What the file is called. */
    public static final String FILE = "answers.gz";

    /** Knows nothing. */
    public static final AnswerKey NONE = new AnswerKey(Map.of(), Map.of());

    /** Who is asked for it asks everybody else, and is about no rule of its own. */
    private static final String POSITION = "position";
    private static final String FORM = "tabuleiro answers 2";

    /**
     * A call that was made.
     *
     * @param method    the method
     * @param arguments what it was called with
     * @param answer    what it returned, or what it threw
     * @param inside    if it threw something, the names of the methods of the game in which it did, the innermost first
     */
    public record Made(Method method, List<?> arguments, Object answer, List<String> inside) {

        /** Creates a call of which that is not known, or which has returned something. */
        public Made(Method method, List<?> arguments, Object answer) {
            this(method, arguments, answer, List.of());
        }
    }

    /** Returns what a file says; nothing is known if there is none, or it cannot be read. */
    public static AnswerKey in(Path file) {
        try (InputStream bytes = Files.newInputStream(file);
                DataInputStream in = new DataInputStream(new GZIPInputStream(bytes))) {
            if (!in.readUTF().equals(FORM)) {
                return NONE;
            }
            final List<String> rules = new ArrayList<>();
            for (int left = in.readInt(); left > 0; left--) {
                rules.add(in.readUTF());
            }
            final Map<String, String> methods = new TreeMap<>();
            for (int left = in.readInt(); left > 0; left--) {
                methods.put(in.readUTF(), in.readUTF());
            }
            final Map<String, List<RightCall>> examples = new LinkedHashMap<>();
            for (int left = in.readInt(); left > 0; left--) {
                final List<RightCall> calls = new ArrayList<>();
                examples.put(in.readUTF(), calls);
                for (int more = in.readInt(); more > 0; more--) {
                    calls.add(RightCall.read(in, rules));
                }
            }
            return new AnswerKey(examples, methods);
        } catch (IOException | IndexOutOfBoundsException unreadable) {
            return NONE;
        }
    }

    /** Writes it into a stream, packed. */
    public void write(OutputStream bytes) throws IOException {
        final List<String> rules = new ArrayList<>();
        final ByteArrayOutputStream calls = new ByteArrayOutputStream();
        final DataOutputStream body = new DataOutputStream(calls);
        body.writeInt(examples.size());
        for (Map.Entry<String, List<RightCall>> each : examples.entrySet()) {
            body.writeUTF(each.getKey());
            body.writeInt(each.getValue().size());
            for (RightCall call : each.getValue()) {
                call.write(body, rules);
            }
        }
        try (DataOutputStream out = new DataOutputStream(new GZIPOutputStream(bytes))) {
            out.writeUTF(FORM);
            out.writeInt(rules.size());
            for (String each : rules) {
                out.writeUTF(each);
            }
            out.writeInt(methods.size());
            for (Map.Entry<String, String> each : methods.entrySet()) {
                out.writeUTF(each.getKey());
                out.writeUTF(each.getValue());
            }
            calls.writeTo(out);
        }
    }

    /**
     * Returns the rules of which the first wrong answer in an example contradicts one, as {@link PossibleCauses} reads
     * them; empty if that is not known.
     *
     * @param example its name
     * @param made    the calls that were made, in order
     */
    public String contradicted(String example, List<Made> made) {
        final List<RightCall> right = examples.getOrDefault(example, List.of());
        for (int i = 0; i < Math.min(made.size(), right.size()); i++) {
            final Made call = made.get(i);
            if (!right.get(i).isOf(call.method(), call.arguments())) {
                return "";
            }
            final String rules = brokenWithin(call).orElse(right.get(i).contradicted(call.answer()));
            if (!rules.isEmpty()) {
                return rules;
            }
        }
        return "";
    }

    /** Returns the rules of the methods in which a call broke off: the innermost of the game, and who called it. */
    private Optional<String> brokenWithin(Made call) {
        if (call.answer() instanceof AssertionError || call.inside().isEmpty()
                || call.inside().get(0).equals(call.method().getName())) {
            return Optional.empty();
        }
        return call.inside().stream().limit(2).filter(each -> !each.equals(POSITION)).map(methods::get)
                .filter(Objects::nonNull).reduce((inner, outer) -> inner + PossibleCauses.ANY + outer);
    }
}
