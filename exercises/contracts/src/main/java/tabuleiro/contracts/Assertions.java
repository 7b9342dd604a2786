package tabuleiro.contracts;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** The instructions of a method that belong to assertions: from the question whether they are on to their end. */
final class Assertions {

    private static final String SWITCH = "$assertionsDisabled";

    private final MethodNode method;
    private final Set<AbstractInsnNode> instructions = new HashSet<>();

    Assertions(MethodNode method) {
        this.method = method;
        LabelNode end = null;
        for (AbstractInsnNode each : method.instructions) {
            end = each == end ? null : end;
            if (end == null && isSwitch(each) && each.getNext() instanceof JumpInsnNode jump
                    && jump.getOpcode() == Opcodes.IFNE) {
                end = jump.label;
            }
            if (end != null) {
                instructions.add(each);
            }
        }
    }

    private static boolean isSwitch(AbstractInsnNode each) {
        return each instanceof FieldInsnNode field && field.getOpcode() == Opcodes.GETSTATIC
                && field.name.equals(SWITCH);
    }

    /** Checks whether there is none. */
    boolean isEmpty() {
        return instructions.isEmpty();
    }

    /** Checks whether an instruction belongs to one. */
    boolean has(AbstractInsnNode instruction) {
        return instructions.contains(instruction);
    }

    /**
     * Returns the lines of those that are guards: they stand at the beginning of a public method, and ask about a
     * parameter or why something must not be done.
     */
    Set<Integer> guards() {
        return isPublic() ? atBeginning() : Set.of();
    }

    private Set<Integer> atBeginning() {
        final Set<Integer> guards = new TreeSet<>();
        boolean isBegun = !method.name.equals("<init>");
        boolean isCondition = false;
        boolean isGuard = false;
        for (AbstractInsnNode each : withoutLabels()) {
            if (isBegun && !has(each)) {
                return guards;
            }
            isBegun |= each.getOpcode() == Opcodes.INVOKESPECIAL;
            isCondition = isSwitch(each) || isCondition && each.getOpcode() != Opcodes.NEW;
            isGuard = !isSwitch(each) && (isGuard || isCondition && asks(each));
            if (isGuard) {
                guards.add(line(each));
            }
        }
        return guards;
    }

    private List<AbstractInsnNode> withoutLabels() {
        return Stream.of(method.instructions.toArray()).filter(each -> each.getOpcode() >= 0).toList();
    }

    private boolean isPublic() {
        return (method.access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC)) == Opcodes.ACC_PUBLIC;
    }

    /** Returns the line in which an instruction stands; 0 if that is not known. */
    static int line(AbstractInsnNode instruction) {
        AbstractInsnNode each = instruction;
        while (each != null && !(each instanceof LineNumberNode)) {
            each = each.getPrevious();
        }
        return each instanceof LineNumberNode number ? number.line : 0;
    }

    private boolean asks(AbstractInsnNode each) {
        final int self = (method.access & Opcodes.ACC_STATIC) == 0 ? 1 : 0;
        final int parameters = Type.getArgumentsAndReturnSizes(method.desc) >> 2;
        return each instanceof VarInsnNode local && local.var >= self && local.var < parameters
                || each instanceof MethodInsnNode call && call.name.startsWith("whyNot");
    }
}
