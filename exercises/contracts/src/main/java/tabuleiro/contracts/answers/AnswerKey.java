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
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import tabuleiro.feedback.Suspects;

/**
 * What is right in the examples of an exercise, and which rules an answer contradicts that is wrong. Grading writes it
 * for a hand-out, so that at home a failure is charged as grading charges it, without the reference.
 *
 * @param examples the calls of each example, by its name
 */
public record AnswerKey(Map<String, List<RightCall>> examples) {

    /** What the file is called. */
    public static final String FILE = "answers.gz";

    /** Knows nothing. */
    public static final AnswerKey NONE = new AnswerKey(Map.of());

    private static final String FORM = "tabuleiro answers 1";

    /**
     * A call that was made.
     *
     * @param method    the method
     * @param arguments what it was called with
     * @param answer    what it returned, or what it threw
     */
    public record Made(Method method, List<?> arguments, Object answer) {
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
            final Map<String, List<RightCall>> examples = new LinkedHashMap<>();
            for (int left = in.readInt(); left > 0; left--) {
                final List<RightCall> calls = new ArrayList<>();
                examples.put(in.readUTF(), calls);
                for (int more = in.readInt(); more > 0; more--) {
                    calls.add(RightCall.read(in, rules));
                }
            }
            return new AnswerKey(examples);
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
            calls.writeTo(out);
        }
    }

    /**
     * Returns the rules of which the first wrong answer in an example contradicts one, as {@link Suspects} reads them;
     * empty if that is not known.
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
            final String rules = right.get(i).contradicted(call.answer());
            if (!rules.isEmpty()) {
                return rules;
            }
        }
        return "";
    }
}
