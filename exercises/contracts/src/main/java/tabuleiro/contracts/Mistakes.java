package tabuleiro.contracts;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.pitest.classinfo.ClassName;
import org.pitest.mutationtest.engine.MutationDetails;
import org.pitest.mutationtest.engine.gregor.GregorMutater;
import org.pitest.mutationtest.engine.gregor.MethodInfo;
import org.pitest.mutationtest.engine.gregor.config.Mutator;

/** The mistakes that can be put into the classes of a program: those of PIT that a person could make. */
final class Mistakes {

    private static final List<String> KINDS = List.of("CONDITIONALS_BOUNDARY", "NEGATE_CONDITIONALS", "MATH",
            "INCREMENTS", "REMOVE_INCREMENTS", "INVERT_NEGS", "INLINE_CONSTS", "VOID_METHOD_CALLS", "FALSE_RETURNS",
            "TRUE_RETURNS", "EMPTY_RETURNS", "PRIMITIVE_RETURNS", "EXPERIMENTAL_NAKED_RECEIVER",
            "EXPERIMENTAL_ARGUMENT_PROPAGATION", "EXPERIMENTAL_MEMBER_VARIABLE");

    private static final Set<String> OF_ANY_OBJECT = Set.of("toString", "equals", "hashCode");

    private final GregorMutater mutater;

    /** Will put them into these classes; others, which they use, are looked for where this class was loaded. */
    Mistakes(Map<String, byte[]> classes) {
        mutater = new GregorMutater(name -> Optional.ofNullable(classes.get(name.replace('/', '.')))
                .or(() -> given(name)), Mistakes::isWritten, Mutator.fromStrings(KINDS));
    }

    private static Optional<byte[]> given(String name) {
        try (InputStream in = Mistakes.class.getClassLoader().getResourceAsStream(name.replace('.', '/') + ".class")) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Checks whether somebody has written a method: Java makes some of its own. */
    private static boolean isWritten(MethodInfo method) {
        return (!method.isSynthetic() || method.getName().startsWith("lambda$"))
                && !OF_ANY_OBJECT.contains(method.getName());
    }

    /**
     * Returns the mistakes in these classes, in an order that follows from a seed: one of each method, then another.
     *
     * @param isReached whether the place of one counts
     */
    List<MutationDetails> in(List<String> types, Predicate<MutationDetails> isReached, long seed) {
        final Map<String, List<MutationDetails>> methods = new TreeMap<>();
        for (String type : types) {
            mutater.findMutations(ClassName.fromString(type)).stream().filter(isReached).forEach(each ->
                    methods.computeIfAbsent(method(each), any -> new ArrayList<>()).add(each));
        }
        final Random random = new Random(seed);
        final List<List<MutationDetails>> shuffled = new ArrayList<>(methods.values());
        shuffled.forEach(each -> Collections.shuffle(each, random));
        Collections.shuffle(shuffled, random);
        final List<MutationDetails> spread = new ArrayList<>();
        for (int i = 0; shuffled.size() > 0; i++) {
            final int turn = i;
            shuffled.removeIf(each -> each.size() <= turn);
            shuffled.forEach(each -> spread.add(each.get(turn)));
        }
        return spread;
    }

    /** Returns the method in which a mistake is; a lambda expression belongs to the method that it stands in. */
    private static String method(MutationDetails mistake) {
        return mistake.getClassName() + "." + mistake.getMethod().replaceAll("^lambda\\$(\\w+)\\$.*", "$1");
    }

    /** Returns the class with a mistake. */
    byte[] made(MutationDetails mistake) {
        return mutater.getMutation(mistake.getId()).getBytes();
    }
}
