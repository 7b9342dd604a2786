package tabuleiro.contracts;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** The question whether what only assertions use is a copy of the rest of a program: of its classes nothing is run. */
public final class Copies {

    /** So many instructions in a row are compared. */
    private static final int ROW = 5;
    /** Less than so many rows are no copy of anything. */
    private static final int LEAST = 100;

    private final Map<String, List<AbstractInsnNode>> plain = new TreeMap<>();
    private final Map<String, List<AbstractInsnNode>> asserted = new TreeMap<>();

    private Copies(Map<String, byte[]> classes) {
        classes.values().forEach(bytes -> {
            final ClassNode type = new ClassNode();
            new ClassReader(bytes).accept(type, ClassReader.SKIP_FRAMES);
            type.methods.forEach(method -> {
                final Set<AbstractInsnNode> within = new FoundAssertions(type, method).instructions();
                final String name = type.name + "." + method.name + method.desc;
                plain.put(name, new ArrayList<>());
                asserted.put(name, new ArrayList<>());
                Stream.of(method.instructions.toArray()).filter(each -> each.getOpcode() >= 0).forEach(each ->
                        (within.contains(each) ? asserted : plain).get(name).add(each));
            });
        });
    }

    /**
     * Checks whether half of what only assertions use stands in the rest of the program as well.
     *
     * @param provider the name of the class with which the program begins
     */
    public static boolean isOne(Map<String, byte[]> classes, String provider) {
        final Copies copies = new Copies(classes);
        final Set<String> reached = new TreeSet<>();
        final String first = provider.replace('.', '/') + ".";
        copies.reach(copies.plain.keySet().stream().filter(each -> each.startsWith(first)).toList(), reached, false);
        final Set<String> all = new TreeSet<>(reached);
        copies.reach(reached.stream().flatMap(each -> copies.asserted.get(each).stream())
                .flatMap(each -> copies.used(each).stream()).toList(), all, true);
        all.removeAll(reached);
        final Set<List<String>> rest = new HashSet<>();
        reached.forEach(each -> rest.addAll(rows(copies.plain.get(each))));
        final List<List<String>> only = all.stream().flatMap(each -> rows(copies.plain.get(each)).stream()).toList();
        return only.size() >= LEAST && 2 * only.stream().filter(rest::contains).count() >= only.size();
    }

    /** Adds these methods and what they use, by their assertions as well or not. */
    private void reach(Collection<String> some, Set<String> reached, boolean byAssertions) {
        final Deque<String> next = new ArrayDeque<>(some);
        while (!next.isEmpty()) {
            final String method = next.pop();
            if (plain.containsKey(method) && reached.add(method)) {
                Stream.of(plain, byAssertions ? asserted : Map.<String, List<AbstractInsnNode>>of())
                        .flatMap(each -> each.getOrDefault(method, List.of()).stream())
                        .forEach(each -> next.addAll(used(each)));
            }
        }
    }

    /** Returns the methods that an instruction may lead to: where an object is made, all that it has. */
    private List<String> used(AbstractInsnNode each) {
        if (each instanceof MethodInsnNode call) {
            return List.of(call.owner + "." + call.name + call.desc);
        } else if (each instanceof InvokeDynamicInsnNode dynamic) {
            return Arrays.stream(dynamic.bsmArgs).filter(Handle.class::isInstance).map(Handle.class::cast)
                    .map(handle -> handle.getOwner() + "." + handle.getName() + handle.getDesc()).toList();
        } else if (each instanceof FieldInsnNode field) {
            return List.of(field.owner + ".<clinit>()V");
        } else if (each instanceof TypeInsnNode made && made.getOpcode() == Opcodes.NEW) {
            return plain.keySet().stream().filter(method -> method.startsWith(made.desc + ".")
                    && !method.contains("<init>") && !method.contains("lambda$")).toList();
        }
        return List.of();
    }

    private static String name(AbstractInsnNode each) {
        return each instanceof MethodInsnNode call ? call.name : each instanceof FieldInsnNode field ? field.name : "";
    }

    private static List<List<String>> rows(List<AbstractInsnNode> instructions) {
        final List<String> words = instructions.stream().map(each -> each.getOpcode()
                + name(each)).toList();
        final List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i + ROW <= words.size(); i++) {
            rows.add(words.subList(i, i + ROW));
        }
        return rows;
    }
}
