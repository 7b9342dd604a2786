package tabuleiro.contracts;

import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** The calls that are put into the classes of a program. */
final class Hook {

    private static final String PLACE = "tabuleiro/contracts/replay/";

    private Hook() {
    }

    /** Returns a call of {@code Watch}. */
    static MethodInsnNode watch(String name, String descriptor) {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, PLACE + "Watch", name, descriptor);
    }

    private static MethodInsnNode replaced(String name, String descriptor) {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, PLACE + "Replaced", name, descriptor);
    }

    /** Returns these instructions in a row. */
    static InsnList list(AbstractInsnNode... instructions) {
        final InsnList list = new InsnList();
        List.of(instructions).forEach(list::add);
        return list;
    }

    /** Returns the frame that describes a place; nothing if none does. */
    static Optional<FrameNode> frame(LabelNode label) {
        for (AbstractInsnNode each = label; each != null && each.getOpcode() < 0; each = each.getNext()) {
            if (each instanceof FrameNode frame) {
                return Optional.of(frame);
            }
        }
        return Optional.empty();
    }

    /** Lets what holds an answer be replaced before it is looked at here. */
    static InsnList replaced(MethodNode method, AbstractInsnNode place) {
        final InsnList calls = new InsnList();
        final int at = method.instructions.indexOf(place);
        for (LocalVariableNode local : method.localVariables == null ? List.<LocalVariableNode>of()
                : method.localVariables) {
            if (!local.name.equals("this") && method.instructions.indexOf(local.start) <= at
                    && at < method.instructions.indexOf(local.end)) {
                replaced(Type.getType(local.desc), local.index, calls);
            }
        }
        return calls;
    }

    private static void replaced(Type local, int index, InsnList calls) {
        final String kind = kind(local);
        if (!kind.isEmpty()) {
            calls.add(new VarInsnNode(local.getOpcode(Opcodes.ILOAD), index));
            calls.add(replaced("local", "(" + kind + ")" + kind));
            cast(local, calls);
            calls.add(new VarInsnNode(local.getOpcode(Opcodes.ISTORE), index));
        }
    }

    /** Checks whether a value of a type can be replaced. */
    static boolean isHeld(Type value) {
        return !kind(value).isEmpty();
    }

    /** Returns how {@code Replaced} takes a value of a type; empty if it does not. */
    private static String kind(Type value) {
        return switch (value.getSort()) {
            case Type.BOOLEAN, Type.INT, Type.LONG -> value.getDescriptor();
            case Type.OBJECT -> "Ljava/lang/Object;";
            default -> "";
        };
    }

    private static void cast(Type value, InsnList calls) {
        if (value.getSort() == Type.OBJECT) {
            calls.add(new TypeInsnNode(Opcodes.CHECKCAST, value.getInternalName()));
        }
    }

    /** Returns what lets an answer be replaced that a query is about to return. */
    static InsnList answer(Type value, String query) {
        final InsnList calls = new InsnList();
        calls.add(new LdcInsnNode(query));
        calls.add(replaced("answer", "(" + kind(value) + "Ljava/lang/String;)" + kind(value)));
        cast(value, calls);
        return calls;
    }
}
