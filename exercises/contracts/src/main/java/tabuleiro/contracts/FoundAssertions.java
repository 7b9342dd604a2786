package tabuleiro.contracts;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import tabuleiro.contracts.replay.Watch;

/** The assertions of a method: from the question whether they are on to their end. */
final class FoundAssertions {

    private static final String SWITCH = "$assertionsDisabled";

    private final ClassNode type;
    private final MethodNode method;
    private final List<AbstractInsnNode[]> found = new ArrayList<>();
    private final Set<AbstractInsnNode> instructions = new HashSet<>();

    /**
     * An assertion.
     *
     * @param begin   reads whether assertions are off
     * @param failure makes the error
     * @param thrown  throws it
     * @param end     where the program goes on
     * @param place   class, method and line, and a mark if it is a guard
     */
    record Found(AbstractInsnNode begin, AbstractInsnNode failure, AbstractInsnNode thrown, LabelNode end,
            String place) {

        /** Checks whether it is a guard. */
        boolean isGuard() {
            return place.endsWith(Watch.GUARD);
        }
    }

    /** Looks for the assertions of a method of a class. */
    FoundAssertions(ClassNode type, MethodNode method) {
        this.type = type;
        this.method = method;
        AbstractInsnNode next = method.instructions.getFirst();
        while (next != null) {
            next = isSwitch(next) && next.getNext() instanceof JumpInsnNode jump
                    && jump.getOpcode() == Opcodes.IFNE ? kept(next, jump.label) : next.getNext();
        }
    }

    private AbstractInsnNode kept(AbstractInsnNode begin, LabelNode end) {
        AbstractInsnNode failure = null;
        AbstractInsnNode thrown = null;
        final Set<AbstractInsnNode> within = new HashSet<>();
        for (AbstractInsnNode each = begin; each != null && each != end; each = each.getNext()) {
            within.add(each);
            failure = each instanceof TypeInsnNode made && made.getOpcode() == Opcodes.NEW
                    && made.desc.equals("java/lang/AssertionError") && failure == null ? each : failure;
            thrown = each.getOpcode() >= 0 ? each : thrown;
        }
        if (failure == null || thrown.getOpcode() != Opcodes.ATHROW) {
            return begin.getNext();
        }
        found.add(new AbstractInsnNode[] {begin, failure, thrown, end});
        instructions.addAll(within);
        return end;
    }

    /** Only what the compiler has made says whether assertions are on: a field of that name may be anybody's. */
    private boolean isSwitch(AbstractInsnNode each) {
        return each instanceof FieldInsnNode field && field.getOpcode() == Opcodes.GETSTATIC
                && field.name.equals(SWITCH) && !hasSwitchOfItsOwn(type)
                && outermost(field.owner).equals(outermost(type.name));
    }

    /** Checks whether a class has a field that only looks like the one that the compiler makes. */
    static boolean hasSwitchOfItsOwn(ClassNode type) {
        return type.fields.stream().anyMatch(own -> own.name.equals(SWITCH)
                && (own.access & Opcodes.ACC_SYNTHETIC) == 0);
    }

    private static String outermost(String name) {
        return name.replaceFirst("\\$.*", "");
    }

    /** Returns all of them, in their order. */
    List<Found> found() {
        final Set<AbstractInsnNode> guards = guards();
        return found.stream().map(parts -> new Found(parts[0], parts[1], parts[2], (LabelNode) parts[3],
                type.name.replace('/', '.') + "." + method.name + ":" + line(parts[0])
                        + (guards.contains(parts[0]) ? Watch.GUARD : ""))).toList();
    }

    /** Returns the instructions that belong to one. */
    Set<AbstractInsnNode> instructions() {
        return instructions;
    }

    /**
     * Returns the beginnings of those that are guards: they stand at the beginning of a public method, and ask about a
     * parameter or why something must not be done.
     */
    private Set<AbstractInsnNode> guards() {
        final Set<AbstractInsnNode> guards = new HashSet<>();
        boolean isBegun = !method.name.equals("<init>");
        AbstractInsnNode begin = null;
        for (AbstractInsnNode each : isPublic() ? withoutLabels() : List.<AbstractInsnNode>of()) {
            if (isBegun && !instructions.contains(each)) {
                return guards;
            }
            isBegun |= each.getOpcode() == Opcodes.INVOKESPECIAL;
            if (isSwitch(each)) {
                begin = each;
            } else if (each.getOpcode() == Opcodes.NEW) {
                begin = null;
            }
            if (begin != null && asks(each)) {
                guards.add(begin);
            }
        }
        return guards;
    }

    private List<AbstractInsnNode> withoutLabels() {
        return Stream.of(method.instructions.toArray()).filter(instruction -> instruction.getOpcode() >= 0).toList();
    }

    private boolean isPublic() {
        return (method.access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC)) == Opcodes.ACC_PUBLIC;
    }

    /** Returns the line in which an instruction stands; 0 if that is not known. */
    private static int line(AbstractInsnNode instruction) {
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
