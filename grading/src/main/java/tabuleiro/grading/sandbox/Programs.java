package tabuleiro.grading.sandbox;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.function.Predicate;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Pattern;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ModuleVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import tabuleiro.Contract;
import tabuleiro.contracts.replay.Trials;
import tabuleiro.grading.Origin;
import tabuleiro.grading.wire.Frames;

/**
 * The archives that go into a sandbox: the harness, the specification without its steps, and what puts hooks into
 * programs. They are packed from whatever this program itself was loaded from, and packed again when that has changed.
 */
final class Programs {

    /** The names of the archives. */
    static final String HARNESS = "harness.jar";
    static final String SPECIFICATION = "specification.jar";
    static final String CHANGES = "changes.jar";

    /** What of the grading suite runs beside a submission. */
    private static final Predicate<String> OF_HARNESS =
            Pattern.compile("tabuleiro/grading/(wire|child|compile)/.*\\.class").asMatchPredicate();

    /** What plays recorded examples again with it. */
    private static final Predicate<String> OF_REPLAYS =
            Pattern.compile("tabuleiro/(calls|contracts/replay)/.*\\.class").asMatchPredicate();

    /** What puts hooks into it: our own classes, and those of a library. */
    private static final Predicate<String> OF_CHANGES =
            Pattern.compile("tabuleiro/contracts/\\w+(\\$\\w+)?\\.class").asMatchPredicate();
    private static final Predicate<String> OF_LIBRARIES =
            Pattern.compile(".*\\.class").asMatchPredicate();
    private static final List<Class<?>> LIBRARIES =
            List.of(ClassReader.class, ClassNode.class);

    /** What a submission is written against: interfaces and values, no steps and no rule book. */
    private static final Predicate<String> OF_SPECIFICATION =
            Pattern.compile("(?!.*/(steps|picture|rulebook)/|.*/package-info)tabuleiro/.*\\.class").asMatchPredicate();

    /** What the harness is called as a module. */
    static final String HARNESS_MODULE = "tabuleiro.harness";

    private final Path base;

    Programs(Path base) {
        this.base = base;
    }

    /** Returns the folder of the archives of just this program, which are packed if they are not there. */
    Path folder() {
        final Origin harness = Origin.of(Frames.class);
        final Origin contracts = Origin.of(Trials.class);
        final Origin specification = Origin.of(Contract.class);
        final String program = "program-%08x%08x".formatted(31 * (31 * harness.checksum(OF_HARNESS)
                + contracts.checksum(OF_REPLAYS)) + contracts.checksum(OF_CHANGES) + LIBRARIES.stream()
                .mapToLong(type -> Origin.of(type).checksum("META-INF/MANIFEST.MF"::equals)).sum(),
                specification.checksum(OF_SPECIFICATION));
        return Runtimes.once(base.resolve(program), made -> {
            Files.createDirectory(made);
            final SortedMap<String, byte[]> both = harness.contents(OF_HARNESS);
            both.putAll(contracts.contents(OF_REPLAYS));
            both.put("module-info.class", module());
            pack(made.resolve(HARNESS), both);
            pack(made.resolve(SPECIFICATION), specification.contents(OF_SPECIFICATION));
            final SortedMap<String, byte[]> changes = contracts.contents(OF_CHANGES);
            LIBRARIES.forEach(type -> changes.putAll(Origin.of(type).contents(OF_LIBRARIES)));
            pack(made.resolve(CHANGES), changes);
        });
    }

    /** As a module, the harness is closed: a submission beside it can look at nothing of it by reflection. */
    private static byte[] module() {
        final ClassWriter info = new ClassWriter(0);
        info.visit(Opcodes.V17, Opcodes.ACC_MODULE, "module-info", null, null, null);
        final ModuleVisitor module = info.visitModule(HARNESS_MODULE, 0, null);
        module.visitRequire("java.base", Opcodes.ACC_MANDATED, null);
        module.visitRequire("jdk.compiler", Opcodes.ACC_STATIC_PHASE, null);
        module.visitExport("tabuleiro/contracts/replay", 0);
        module.visitEnd();
        info.visitEnd();
        return info.toByteArray();
    }

    private static void pack(Path jar, SortedMap<String, byte[]> classes) throws IOException {
        try (OutputStream file = Files.newOutputStream(jar); JarOutputStream out = new JarOutputStream(file)) {
            for (var each : classes.entrySet()) {
                final JarEntry entry = new JarEntry(each.getKey());
                entry.setTime(0);
                out.putNextEntry(entry);
                out.write(each.getValue());
            }
        }
    }
}
