package tabuleiro.grading.compile;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeSet;
import tabuleiro.contracts.Workshop;
import tabuleiro.contracts.Workshop.Changed;
import tabuleiro.contracts.Workshop.Traced;
import tabuleiro.grading.wire.Frames;

/** Knows how another process is asked to change the classes of a program, and how it answers. */
public final class ChangeMessages {

    private ChangeMessages() {
    }

    /** Writes what {@code Workshop.changed} is asked with. */
    public static void ask(DataOutputStream out, Map<String, byte[]> classes, BitSet lines, long seed, int from,
            int most) throws IOException {
        Frames.writeClasses(out, classes);
        Frames.writeBytes(out, lines.toByteArray());
        out.writeLong(seed);
        out.writeInt(from);
        out.writeInt(most);
    }

    /** Returns what a workshop answers to what is asked next. */
    static List<Changed> changed(Workshop workshop, DataInputStream in) throws IOException {
        return workshop.changed(Frames.readClasses(in), BitSet.valueOf(Frames.readBytes(in)), in.readLong(),
                in.readInt(), in.readInt());
    }

    /** Writes what {@code Workshop.traced} has returned. */
    static void write(DataOutputStream out, Optional<Traced> traced) throws IOException {
        out.writeBoolean(traced.isPresent());
        if (traced.isPresent()) {
            Frames.writeClasses(out, traced.get().classes());
            Frames.writeText(out, String.join("\n", traced.get().guards()));
        }
    }

    /** Returns what {@code Workshop.traced} has returned. */
    public static Optional<Traced> readTraced(DataInputStream in) throws IOException {
        if (!in.readBoolean()) {
            return Optional.empty();
        }
        final SortedMap<String, byte[]> classes = Frames.readClasses(in);
        return Optional.of(new Traced(classes, new TreeSet<>(Frames.readText(in).lines().toList())));
    }

    /** Writes what {@code Workshop.changed} has returned. */
    static void write(DataOutputStream out, List<Changed> changed) throws IOException {
        out.writeInt(changed.size());
        for (Changed each : changed) {
            out.writeInt(each.place());
            Frames.writeText(out, each.type());
            Frames.writeText(out, each.file());
            Frames.writeText(out, each.method());
            out.writeInt(each.line());
            Frames.writeText(out, each.description());
            Frames.writeBytes(out, each.change());
        }
    }

    /** Returns what {@code Workshop.changed} has returned. */
    public static List<Changed> readChanged(DataInputStream in) throws IOException {
        final List<Changed> changed = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            changed.add(new Changed(in.readInt(), Frames.readText(in), Frames.readText(in), Frames.readText(in),
                    in.readInt(), Frames.readText(in), Frames.readBytes(in)));
        }
        return changed;
    }
}
