package tabuleiro.contracts;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import tabuleiro.contracts.replay.Watch;

/**
 * The classes of a program, made to call {@code Watch} where an assertion begins, holds or fails, where an exception is
 * thrown, where something has been written, where a query returns and where a loop goes on. A very long class stays
 * as it is.
 */
public final class Hooks {

    /** So many instructions ask whether an assertion is to be skipped. */
    private static final int QUESTION = 3;
    private static final int MOST_INSTRUCTIONS = 20_000;

    private final ClassNode type;
    private final Set<String> echoes;
    private final boolean answers;

    private Hooks(ClassNode type, Set<String> echoes) {
        this.type = type;
        this.echoes = echoes;
        answers = type.interfaces.stream().anyMatch(each -> each.startsWith(Code.SPECIFICATION));
    }

    /** Returns these classes of a program, by name, with hooks. */
    public static Map<String, byte[]> in(Map<String, byte[]> classes) {
        final Map<String, byte[]> hooked = new TreeMap<>();
        final Set<String> echoes = new Copies(classes).echoes();
        classes.forEach((name, bytes) -> hooked.put(name, in(bytes, echoes)));
        return hooked;
    }

    private static byte[] in(byte[] bytes, Set<String> echoes) {
        final ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, ClassReader.EXPAND_FRAMES);
        if (isTooLarge(node)) {
            return bytes;
        }
        final Hooks hooks = new Hooks(node, echoes);
        node.methods.stream().filter(method -> method.instructions.size() > 0).forEach(hooks::put);
        try {
            final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
            node.accept(writer);
            return writer.toByteArray();
        } catch (MethodTooLargeException tooLarge) {
            return bytes;
        }
    }

    /** Checks whether a class is too long to be looked into. */
    static boolean isTooLarge(ClassNode type) {
        return type.methods.stream().mapToInt(method -> method.instructions.size()).sum() > MOST_INSTRUCTIONS;
    }

    private void put(MethodNode method) {
        final FoundAssertions assertions = new FoundAssertions(type, method);
        final Set<AbstractInsnNode> asserted = assertions.instructions();
        final List<AbstractInsnNode> begins = assertions.found().stream().map(FoundAssertions.Found::begin).toList();
        final AbstractInsnNode created = creation(method);
        final Map<AbstractInsnNode, InsnList> before = new HashMap<>();
        boolean isCreated = created == null;
        boolean isWritten = false;
        final Set<LabelNode> passed = new HashSet<>();
        for (AbstractInsnNode each : method.instructions.toArray()) {
            if (each instanceof LabelNode label) {
                passed.add(label);
            } else if (each.getOpcode() >= 0) {
                final boolean isStep = before.isEmpty() || each instanceof JumpInsnNode jump
                        && passed.contains(jump.label);
                final InsnList calls = isStep ? Hook.list(Hook.watch("step", "()V")) : new InsnList();
                calls.add(isWritten || begins.contains(each) || each.getOpcode() == Opcodes.RETURN
                        ? goes(method, isCreated) : new InsnList());
                calls.add(answer(method, each));
                before.put(each, calls);
                isWritten = Code.isWrite(each);
                isCreated |= each == created;
            }
        }
        for (FoundAssertions.Found found : assertions.found()) {
            put(method, found, before);
        }
        Throwing.put(method, asserted, before);
        before.forEach((each, calls) -> insert(method.instructions, each, calls));
    }

    private static InsnList goes(MethodNode method, boolean isCreated) {
        return method.name.equals("<clinit>") ? new InsnList()
                : Hook.list(self(method, isCreated), Hook.watch("goes", "(Ljava/lang/Object;)V"));
    }

    /** Returns the call by which a constructor begins the object; null in another method. */
    private AbstractInsnNode creation(MethodNode method) {
        int others = 0;
        for (AbstractInsnNode each : method.name.equals("<init>") ? method.instructions.toArray()
                : new AbstractInsnNode[0]) {
            others += each instanceof TypeInsnNode made && made.getOpcode() == Opcodes.NEW ? 1 : 0;
            if (each instanceof MethodInsnNode call && call.name.equals("<init>")) {
                if (others == 0) {
                    return each;
                }
                others--;
            }
        }
        return null;
    }

    private static AbstractInsnNode self(MethodNode method, boolean isCreated) {
        return (method.access & Opcodes.ACC_STATIC) == 0 && (isCreated || !method.name.equals("<init>"))
                ? new VarInsnNode(Opcodes.ALOAD, 0) : new InsnNode(Opcodes.ACONST_NULL);
    }

    private void put(MethodNode method, FoundAssertions.Found found, Map<AbstractInsnNode, InsnList> before) {
        before.get(found.begin()).add(Hook.replaced(method, found.begin()));
        final InsnList begins = new InsnList();
        begins.add(place(found));
        begins.add(Hook.watch("begins", "(ZLjava/lang/String;)Z"));
        method.instructions.insert(found.begin(), begins);
        final LabelNode holds = new LabelNode();
        AbstractInsnNode each = found.begin();
        for (int question = 0; question <= QUESTION; question++) {
            each = each.getNext();
        }
        for (; each != found.end(); each = each.getNext()) {
            if (each instanceof JumpInsnNode jump && jump.label == found.end()) {
                jump.label = holds;
            }
            if (each == found.failure()) {
                before.get(each).add(place(found));
                before.get(each).add(Hook.watch("fails", "(Ljava/lang/String;)V"));
            }
        }
        final InsnList end = new InsnList();
        end.add(Hook.watch("failed", "(Ljava/lang/Throwable;)V"));
        end.add(holds);
        Hook.frame(found.end()).ifPresent(frame -> end.add(frame.clone(null)));
        end.add(Hook.watch("ends", "()V"));
        method.instructions.insert(found.thrown(), end);
        method.instructions.remove(found.thrown());
        before.remove(found.thrown());
    }

    private LdcInsnNode place(FoundAssertions.Found found) {
        return new LdcInsnNode(found.place() + (echoes.contains(found.place()) ? Watch.ECHO : ""));
    }

    private InsnList answer(MethodNode method, AbstractInsnNode each) {
        final String asked = isPublic(method) ? method.name : "";
        return isAnswer(method, each) ? Hook.answer(Type.getReturnType(method.desc), asked) : new InsnList();
    }

    private boolean isAnswer(MethodNode method, AbstractInsnNode each) {
        return answers && method.desc.startsWith("()") && (method.access & (Opcodes.ACC_STATIC
                | Opcodes.ACC_SYNTHETIC)) == 0 && each.getOpcode() >= Opcodes.IRETURN
                && each.getOpcode() <= Opcodes.ARETURN && Hook.isHeld(Type.getReturnType(method.desc))
                && (isPublic(method) || each.getOpcode() == Opcodes.ARETURN);
    }

    private static boolean isPublic(MethodNode method) {
        return (method.access & Opcodes.ACC_PUBLIC) != 0;
    }

    /** Frames name the place of the instruction that makes an object, so nothing may come between its label and it. */
    private static void insert(InsnList code, AbstractInsnNode place, InsnList calls) {
        if (!code.contains(place)) {
            return;
        }
        if (place.getOpcode() == Opcodes.NEW) {
            code.insert(place, calls);
        } else {
            code.insertBefore(place, calls);
        }
    }
}
