package tabuleiro.contracts;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * The question what the assertions of a program do once more that the rest of it does anyhow, and so with the same
 * mistakes. None of its classes is run.
 */
public final class Copies {

    /** So many instructions in a row are compared. */
    private static final int ROW = 5;
    /** Less than so many rows are no copy of anything. */
    private static final int LEAST = 100;

    private final Map<String, Code> code = new TreeMap<>();
    /** What moves alone use to change the game, or whose result they keep. */
    private final Set<String> makers;
    /** What is used outside of assertions. */
    private final Set<String> asked;
    /** The fields that moves change. */
    private final Set<String> state = new TreeSet<>();

    /** Will ask about classes of a program, by name. */
    public Copies(Map<String, byte[]> classes) {
        classes.values().forEach(bytes -> Code.in(bytes).forEach(each -> code.put(each.name(), each)));
        makers = reached(Code::isCommand);
        makers.removeAll(reached(each -> each.isPublic() && !each.isCommand()));
        makers.removeIf(maker -> !code.get(maker).makes());
        asked = reached(Code::isPublic);
        reached(Code::isCommand).forEach(each -> {
            state.addAll(code.get(each).written());
            makers.addAll(code.get(each).kept());
        });
    }

    /** Returns what is reached from some methods without their assertions. */
    private Set<String> reached(Predicate<Code> some) {
        final Set<String> reached = new TreeSet<>();
        reach(code.values().stream().filter(some).map(Code::name).toList(), reached, false, false);
        return reached;
    }

    /**
     * Returns the places of assertions that only do again what the program has done: they make a move, use what moves
     * alone use to change the game or whose result they keep, change what moves change, or use no more than their own
     * method does.
     */
    Set<String> echoes() {
        final Set<String> echoes = new TreeSet<>();
        code.values().forEach(each -> each.assertions().forEach((place, condition) -> {
            final Set<String> used = new TreeSet<>();
            reach(condition.stream().flatMap(instruction -> used(instruction, false).stream()).toList(), used, false,
                    false);
            if (each.isEcho(condition) || used.stream().anyMatch(makers::contains) || used.stream().anyMatch(name ->
                    !asked.contains(name) && code.get(name).written().stream().anyMatch(state::contains))
                    || Stream.concat(condition.stream(), used.stream().flatMap(name ->
                    code.get(name).plain().stream())).anyMatch(this::isMove)) {
                echoes.add(place);
            }
        }));
        return echoes;
    }

    /**
     * Returns what makes one doubt what the assertions are worth.
     *
     * @param provider the name of the class with which the program begins
     */
    public List<Doubt> doubts(String provider) {
        final Set<Doubt> doubts = EnumSet.noneOf(Doubt.class);
        code.values().forEach(each -> each.doubt().ifPresent(doubts::add));
        if (isOne(provider) || code.values().stream().anyMatch(this::playsAlong)) {
            doubts.add(Doubt.COPY);
        }
        return List.copyOf(doubts);
    }

    /** Checks whether an instruction calls a command of a game. */
    private boolean isMove(AbstractInsnNode each) {
        return each instanceof MethodInsnNode call && (code.containsKey(Code.name(call))
                ? code.get(Code.name(call)).isCommand()
                : call.owner.startsWith(Code.SPECIFICATION) && call.getOpcode() == Opcodes.INVOKEINTERFACE
                && call.desc.endsWith(")V"));
    }

    /** Checks whether a command makes the same move in more than one game. */
    private boolean playsAlong(Code command) {
        return command.isCommand() && command.plain().stream().filter(instruction -> isMove(instruction)
                && ((MethodInsnNode) instruction).name.equals(command.method().name)).count() > 1;
    }

    /** Checks whether half of what only assertions use stands in the rest of the program as well. */
    private boolean isOne(String provider) {
        final Set<String> reached = new TreeSet<>();
        final String first = provider.replace('.', '/') + ".";
        reach(code.keySet().stream().filter(each -> each.startsWith(first)).toList(), reached, false, true);
        final Set<String> all = new TreeSet<>(reached);
        reach(reached.stream().flatMap(each -> code.get(each).asserted().stream())
                .flatMap(instruction -> used(instruction, true).stream()).toList(), all, true, true);
        all.removeAll(reached);
        final Set<List<String>> rest = new HashSet<>();
        reached.forEach(each -> rest.addAll(rows(code.get(each).plain())));
        final List<List<String>> only = all.stream().flatMap(each -> rows(code.get(each).plain()).stream()).toList();
        return only.size() >= LEAST && 2 * only.stream().filter(rest::contains).count() >= only.size();
    }

    /** Adds these methods and what they use, by their assertions as well or not. */
    private void reach(Collection<String> some, Set<String> reached, boolean byAssertions, boolean byObjects) {
        final Deque<String> next = new ArrayDeque<>(some);
        while (!next.isEmpty()) {
            final String method = next.pop();
            if (code.containsKey(method) && reached.add(method)) {
                Stream.of(code.get(method).plain(), byAssertions ? code.get(method).asserted()
                        : List.<AbstractInsnNode>of()).flatMap(List::stream)
                        .forEach(instruction -> next.addAll(used(instruction, byObjects)));
            }
        }
    }

    /** Returns the methods that an instruction may lead to; where an object is made, all that it has, or not. */
    private List<String> used(AbstractInsnNode each, boolean byObjects) {
        if (each instanceof MethodInsnNode call) {
            return List.of(Code.name(call));
        } else if (each instanceof InvokeDynamicInsnNode dynamic) {
            return Arrays.stream(dynamic.bsmArgs).filter(Handle.class::isInstance).map(Handle.class::cast)
                    .map(handle -> handle.getOwner() + "." + handle.getName() + handle.getDesc()).toList();
        } else if (each instanceof FieldInsnNode field) {
            return List.of(field.owner + ".<clinit>()V");
        } else if (byObjects && each instanceof TypeInsnNode made && made.getOpcode() == Opcodes.NEW) {
            return code.keySet().stream().filter(method -> method.startsWith(made.desc + ".")
                    && !method.contains("<init>") && !method.contains("lambda$")).toList();
        }
        return List.of();
    }

    /** Returns what an instruction names that is not the program's own: its own names may be others in a copy. */
    private String name(AbstractInsnNode each) {
        return each instanceof MethodInsnNode call && !code.containsKey(Code.name(call)) ? call.name : "";
    }

    private List<List<String>> rows(List<AbstractInsnNode> instructions) {
        final List<String> words = instructions.stream()
                .map(instruction -> instruction.getOpcode() + name(instruction)).toList();
        final List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i + ROW <= words.size(); i++) {
            rows.add(words.subList(i, i + ROW));
        }
        return rows;
    }
}
