package tabuleiro.grading.boards;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.GZIPOutputStream;
import tabuleiro.contracts.Boards;
import tabuleiro.contracts.Case;
import tabuleiro.contracts.replay.Step;
import tabuleiro.contracts.replay.Wrong;
import tabuleiro.grading.wire.Form;
import tabuleiro.grading.wire.Recorded;

/** Writes calls after which something is made wrong, to be read by {@link Boards}. */
final class BoardsFile {

    private final Recorded recorded = new Recorded();
    private final DataOutputStream out;

    private BoardsFile(DataOutputStream out) {
        this.out = out;
    }

    /** Writes these in the place of an older file. */
    static void write(Path file, List<Case> cases) throws IOException {
        try (OutputStream bytes = Files.newOutputStream(file);
                DataOutputStream out = new DataOutputStream(new GZIPOutputStream(bytes))) {
            out.writeUTF(Boards.FORM);
            out.writeInt(cases.size());
            final BoardsFile written = new BoardsFile(out);
            for (Case each : cases) {
                written.write(each);
            }
        }
    }

    private void write(Case each) throws IOException {
        out.writeInt(each.play().size());
        for (Step step : each.play()) {
            out.writeInt(step.object());
            out.writeUTF(step.method().getDeclaringClass().getName());
            out.writeInt(recorded.operation(step).number());
            final ByteArrayOutputStream arguments = new ByteArrayOutputStream();
            recorded.operation(step).writeArguments(new DataOutputStream(arguments), step.arguments());
            writePart(arguments);
        }
        final Step call = each.call();
        if (call.hasPosition()) {
            write(recorded.form(call, Wrong.POSITION), each.before());
        }
        write(recorded.right(call), each.right());
        out.writeInt(each.wrongs().size());
        for (Case.Question question : each.wrongs()) {
            out.writeUTF(question.wrong().query());
            write(recorded.form(call, question.wrong().query()), question.wrong().value());
            out.writeUTF(question.words());
            final Set<String> broken = new TreeSet<>(question.broken());
            out.writeInt(broken.size());
            for (String clause : broken) {
                out.writeUTF(clause);
            }
        }
    }

    private void write(Form form, Object value) throws IOException {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        form.write(new DataOutputStream(bytes), value);
        writePart(bytes);
    }

    private void writePart(ByteArrayOutputStream bytes) throws IOException {
        out.writeInt(bytes.size());
        bytes.writeTo(out);
    }
}
