package tabuleiro.contracts;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The places where a program throws an exception of its own. */
final class Throwing {

    private Throwing() {
    }

    /** Lets a program go on where it would throw an exception of its own, if that depends on a condition. */
    static void put(MethodNode method, Set<AbstractInsnNode> asserted,
            Map<AbstractInsnNode, InsnList> before) {
        for (AbstractInsnNode each : method.instructions.toArray()) {
            if (each.getOpcode() == Opcodes.ATHROW && !asserted.contains(each)
                    && each.getPrevious() instanceof MethodInsnNode made && made.name.equals("<init>")
                    && each.getNext() instanceof LabelNode next) {
                condition(method, each, next).ifPresent(condition -> {
                    before.get(condition).add(Hook.replaced(method, condition));
                    method.instructions.set(each, Hook.watch("throwing", "(Ljava/lang/Throwable;)V"));
                });
            }
        }
    }

    /** Returns where the condition begins by which alone a place is left for what follows it. */
    private static Optional<AbstractInsnNode> condition(MethodNode method, AbstractInsnNode place, LabelNode next) {
        AbstractInsnNode line = null;
        AbstractInsnNode condition = null;
        for (AbstractInsnNode each = method.instructions.getFirst(); each != place; each = each.getNext()) {
            if (each instanceof LineNumberNode
                    || each.getOpcode() >= 0 && (line == null || line instanceof LineNumberNode)) {
                line = each;
            }
            if (each instanceof JumpInsnNode jump && jump.label == next) {
                if (jump.getOpcode() == Opcodes.GOTO) {
                    return Optional.empty();
                }
                condition = condition == null ? line : condition;
            }
        }
        return Optional.ofNullable(condition).filter(any -> Hook.frame(next).filter(frame -> frame.stack == null
                || frame.stack.isEmpty()).isPresent());
    }
}
