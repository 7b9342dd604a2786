package tabuleiro.contracts;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The instructions of a method: those of its assertions, and all others.
 *
 * @param type       the class
 * @param method     the method
 * @param plain      the instructions outside of assertions
 * @param asserted   those of assertions
 * @param assertions what is asserted, by the places of the assertions that are no guards
 */
record Code(ClassNode type, MethodNode method, List<AbstractInsnNode> plain, List<AbstractInsnNode> asserted,
        Map<String, List<AbstractInsnNode>> assertions) {

    /** With this begin the names of types that a program is handed. */
    static final String SPECIFICATION = "tabuleiro/";

    private static final Pattern CHANGES = Pattern.compile(
            "(add|clear|compute|fill|flip|merge|offer|poll|pop|push|put|remove|replace|retain|set|sort).*|arraycopy");

    /** Returns the methods of a class. */
    static List<Code> in(byte[] bytes) {
        final ClassNode type = new ClassNode();
        new ClassReader(bytes).accept(type, ClassReader.SKIP_FRAMES);
        return type.methods.stream().map(each -> of(type, each)).toList();
    }

    private static Code of(ClassNode type, MethodNode method) {
        final FoundAssertions assertions = new FoundAssertions(type, method);
        final Set<AbstractInsnNode> within = assertions.instructions();
        final Map<Boolean, List<AbstractInsnNode>> parts = Stream.of(method.instructions.toArray())
                .filter(instruction -> instruction.getOpcode() >= 0)
                .collect(Collectors.partitioningBy(within::contains));
        final Map<String, List<AbstractInsnNode>> conditions = new TreeMap<>();
        assertions.found().stream().filter(found -> !found.isGuard()).forEach(found -> {
            final List<AbstractInsnNode> condition =
                    conditions.computeIfAbsent(found.place(), any -> new ArrayList<>());
            for (AbstractInsnNode each = found.begin().getNext(); each != found.failure(); each = each.getNext()) {
                condition.add(each);
            }
        });
        return new Code(type, method, parts.get(false), parts.get(true), conditions);
    }

    /** Returns the name by which calls name it. */
    String name() {
        return type.name + "." + method.name + method.desc;
    }

    /** Returns the name of the method that is called. */
    static String name(MethodInsnNode call) {
        return call.owner + "." + call.name + call.desc;
    }

    /** Returns what it, or its class, makes one doubt; nothing if nothing does. */
    Optional<Doubt> doubt() {
        if (Hooks.isTooLarge(type)) {
            return Optional.of(Doubt.TOO_LARGE);
        } else if (FoundAssertions.hasSwitchOfItsOwn(type)) {
            return Optional.of(Doubt.SWITCH);
        }
        return Stream.concat(plain.stream(), asserted.stream()).filter(this::outlives).findFirst()
                .map(any -> Doubt.OUTLIVES);
    }

    private boolean outlives(AbstractInsnNode each) {
        return each.getOpcode() == Opcodes.PUTSTATIC && !method.name.equals("<clinit>")
                || each instanceof MethodInsnNode call && (call.name.equals("start") && call.desc.equals("()V")
                || call.owner.equals("java/lang/System") && call.name.startsWith("set")
                || call.owner.matches("java/util/(Timer|concurrent/(Exec|Fork|Completable).*)"));
    }

    /** Checks whether everybody who has the object may call it. */
    boolean isPublic() {
        return isPublic(method) && isOfSpecification();
    }

    private boolean isOfSpecification() {
        return type.interfaces.stream().anyMatch(each -> each.startsWith(SPECIFICATION));
    }

    /** Checks whether it belongs to a game that has begun. */
    private boolean isOfGame() {
        return isOfSpecification() && !method.name.startsWith("<");
    }

    private static boolean isPublic(MethodNode method) {
        return (method.access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC)) == Opcodes.ACC_PUBLIC;
    }

    /** Checks whether it is a command of a game. */
    boolean isCommand() {
        return isPublic() && method.desc.endsWith(")V") && !method.name.equals("<init>");
    }

    /** Checks whether it changes what a field holds, or makes an object of the program and returns it. */
    boolean makes() {
        final boolean asks = plain.stream().anyMatch(instruction -> instruction.getOpcode() == Opcodes.GETFIELD);
        return !method.name.startsWith("<") && plain.stream()
                .anyMatch(instruction -> instruction.getOpcode() == Opcodes.PUTFIELD
                || asks && fills(instruction) || makesAnswer(instruction));
    }

    /** Checks whether an instruction changes what a field, an array or a collection holds. */
    static boolean isWrite(AbstractInsnNode each) {
        return each.getOpcode() == Opcodes.PUTFIELD || fills(each);
    }

    private static boolean fills(AbstractInsnNode each) {
        return each.getOpcode() >= Opcodes.IASTORE && each.getOpcode() <= Opcodes.SASTORE
                || each instanceof MethodInsnNode call && call.owner.matches("java/(util/\\w+|lang/System)")
                && CHANGES.matcher(call.name).matches();
    }

    private boolean makesAnswer(AbstractInsnNode each) {
        return each instanceof TypeInsnNode made && made.getOpcode() == Opcodes.NEW && isOwn(made.desc)
                && method.desc.endsWith(")L" + made.desc + ";");
    }

    /**
     * Checks whether what is asserted uses no part of the program that the method does not use itself; in a command
     * moreover a number that the move has worked out, or whatever else it uses, an object.
     */
    boolean isEcho(List<AbstractInsnNode> condition) {
        final Set<String> used = used(condition);
        return isPublic(method) && !method.name.startsWith("<") && (!used.isEmpty() && used(plain).containsAll(used)
                && (!method.desc.endsWith(")V") || !shared(condition, Opcodes.ILOAD).isEmpty())
                || isCommand() && shared(condition, Opcodes.ALOAD).stream().anyMatch(made()::contains));
    }

    /** Returns the local variables that hold objects of the program which the method has asked for or made. */
    private Set<Integer> made() {
        final Set<Integer> made = new HashSet<>();
        for (int i = 1; i < plain.size(); i++) {
            if (plain.get(i).getOpcode() == Opcodes.ASTORE && plain.get(i - 1) instanceof MethodInsnNode call
                    && isOwn(call.name.equals("<init>") ? call.owner
                    : Type.getReturnType(call.desc).getInternalName())) {
                made.add(((VarInsnNode) plain.get(i)).var);
            }
        }
        return made;
    }

    /** Returns the fields of a game that it gives another value. */
    Set<String> written() {
        return plain.stream().filter(instruction -> instruction.getOpcode() == Opcodes.PUTFIELD && isOfGame())
                .map(instruction -> ((FieldInsnNode) instruction).owner + "." + ((FieldInsnNode) instruction).name)
                .collect(Collectors.toSet());
    }

    /** Returns the methods of the program whose results it keeps in fields of a game. */
    Set<String> kept() {
        final Set<String> kept = new HashSet<>();
        for (int i = 1; i < plain.size(); i++) {
            if (plain.get(i).getOpcode() == Opcodes.PUTFIELD && isOfGame()
                    && plain.get(i - 1) instanceof MethodInsnNode call && isOwn(call.owner)
                    && !call.name.equals("<init>")) {
                kept.add(name(call));
            }
        }
        return kept;
    }

    private Set<String> used(List<AbstractInsnNode> some) {
        return some.stream().flatMap(instruction -> used(instruction).stream()).collect(Collectors.toSet());
    }

    /** Returns the field or method of the program that an instruction uses. */
    private Optional<String> used(AbstractInsnNode each) {
        if (each instanceof FieldInsnNode field && isOwn(field.owner)) {
            return Optional.of(field.name);
        } else if (each instanceof MethodInsnNode call && isOwn(call.owner)) {
            return Optional.of(call.name + call.desc);
        }
        return Optional.empty();
    }

    private boolean isOwn(String owner) {
        return owner.startsWith(type.name.replaceFirst("[^/]*$", ""));
    }

    /** Returns the local variables that what is asserted reads, and the rest of the method, too. */
    private Set<Integer> shared(List<AbstractInsnNode> condition, int load) {
        final Set<Integer> shared = read(condition, load);
        shared.retainAll(read(plain, load));
        return shared;
    }

    private Set<Integer> read(List<AbstractInsnNode> some, int load) {
        final Set<Integer> read = new HashSet<>();
        some.stream().filter(instruction -> instruction.getOpcode() == load)
                .map(instruction -> ((VarInsnNode) instruction).var)
                .filter(each -> each >= Type.getArgumentsAndReturnSizes(method.desc) >> 2).forEach(read::add);
        return read;
    }
}
