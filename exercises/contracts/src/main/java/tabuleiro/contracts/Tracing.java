package tabuleiro.contracts;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The classes of a program, made to tell {@code Meter} of their steps and of the lines that they reach. Lines of
 * assertions are left out. A class that is very long stays as it is, and no mistakes are put into it.
 */
final class Tracing {

    private static final String METER = "tabuleiro/contracts/replay/Meter";
    private static final int MOST_INSTRUCTIONS = 20_000;

    private final Map<String, Map<Integer, Integer>> lines = new HashMap<>();
    private final Map<String, byte[]> traced = new TreeMap<>();
    private final Set<String> guards = new HashSet<>();
    private final Set<String> untraced = new HashSet<>();
    private final Set<String> asserting = new HashSet<>();
    private int count;

    /** Traces these classes. */
    Tracing(Map<String, byte[]> classes) {
        new TreeMap<>(classes).forEach((name, bytes) -> traced.put(name, traced(name, bytes)));
    }

    /** Returns all classes by name. */
    Map<String, byte[]> classes() {
        return traced;
    }

    /** Returns the number of a line of a class; nothing if the program's own work does not begin there. */
    Optional<Integer> line(String type, int line) {
        return Optional.ofNullable(lines.getOrDefault(type, Map.of()).get(line));
    }

    /** Checks whether mistakes can be put into a class: it is traced. */
    boolean isTraced(String type) {
        return !untraced.contains(type);
    }

    /** Checks whether an assertion stands in a method. */
    boolean isAsserting(String type, String method, String descriptor) {
        return asserting.contains(type + "." + method + descriptor);
    }

    /** Returns where assertions stand that are guards, such as {@code connectfour.Engine.play:95}. */
    Set<String> guards() {
        return guards;
    }

    /** Returns a class that may be changed, traced. */
    byte[] traced(String name, byte[] bytes) {
        final ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, 0);
        if (node.methods.stream().mapToInt(method -> method.instructions.size()).sum() > MOST_INSTRUCTIONS) {
            untraced.add(name);
            return bytes;
        }
        final int unwritten = unwritten(node);
        for (MethodNode method : node.methods) {
            final Assertions assertions = new Assertions(method);
            if (!assertions.isEmpty()) {
                asserting.add(name + "." + method.name + method.desc);
            }
            assertions.guards().forEach(line -> guards.add(name + "." + method.name + ":" + line));
            trace(name, method, assertions, unwritten);
        }
        try {
            final ClassWriter writer = new ClassWriter(0);
            node.accept(writer);
            return writer.toByteArray();
        } catch (MethodTooLargeException tooLarge) {
            untraced.add(name);
            return bytes;
        }
    }

    /** Returns the line of the methods that a record has without anybody writing them; 0 if there are none. */
    private static int unwritten(ClassNode type) {
        return type.methods.stream().filter(method -> method.name.equals("hashCode")).flatMap(method ->
                Stream.of(method.instructions.toArray()))
                .filter(each -> each instanceof InvokeDynamicInsnNode && type.superName.equals("java/lang/Record"))
                .mapToInt(Assertions::line).findFirst().orElse(0);
    }

    private void trace(String type, MethodNode method, Assertions assertions, int unwritten) {
        final InsnList code = method.instructions;
        final Map<AbstractInsnNode, InsnList> before = new LinkedHashMap<>();
        final Set<LabelNode> passed = new HashSet<>();
        boolean isFirst = true;
        Optional<LineNumberNode> line = Optional.empty();
        for (AbstractInsnNode each : code) {
            if (each instanceof LabelNode label) {
                passed.add(label);
            } else if (each instanceof LineNumberNode number) {
                line = Optional.of(number);
            } else if (each.getOpcode() >= 0) {
                final InsnList calls = new InsnList();
                if (isFirst || each instanceof JumpInsnNode jump && passed.contains(jump.label)) {
                    calls.add(new MethodInsnNode(Opcodes.INVOKESTATIC, METER, "step", "()V"));
                }
                line.filter(any -> any.line != unwritten && !assertions.has(each))
                        .ifPresent(number -> note(type, number.line, calls));
                before.put(each, calls);
                line = Optional.empty();
                isFirst = false;
            }
        }
        before.forEach((each, calls) -> insert(code, each, calls));
        method.maxStack++;
    }

    /** Frames name the place of the instruction that makes an object, so nothing may come between its label and it. */
    private static void insert(InsnList code, AbstractInsnNode place, InsnList calls) {
        if (place.getOpcode() == Opcodes.NEW) {
            code.insert(place, calls);
        } else {
            code.insertBefore(place, calls);
        }
    }

    private void note(String type, int line, InsnList calls) {
        calls.add(new LdcInsnNode(lines.computeIfAbsent(type, any -> new HashMap<>())
                .computeIfAbsent(line, any -> count++)));
        calls.add(new MethodInsnNode(Opcodes.INVOKESTATIC, METER, "line", "(I)V"));
    }
}
