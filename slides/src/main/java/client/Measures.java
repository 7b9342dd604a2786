package client;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;

/** Measures two sets of examples of one method: which lines they run, and which planted mistakes they notice. */
final class Measures {

    private static final Set<Integer> RUN = new TreeSet<>();

    private Measures() {
    }

    // tag::method[]
    static boolean isColumn(int number) {
        RUN.add(1);
        if (number < 1 || number > 7) {
            RUN.add(2);
            return false;
        }
        RUN.add(3);
        return true;
    }
    // end::method[]

    /** The same method with a mistake each. */
    private static final List<IntPredicate> MUTANTS = List.of(number -> number >= 0 && number <= 7,
            number -> number > 1 && number <= 7, number -> number >= 1 && number < 7,
            number -> number >= 1 && number <= 8);

    private static void measure(String name, List<Integer> examples) {
        RUN.clear();
        examples.forEach(Measures::isColumn);
        final long killed = MUTANTS.stream().filter(mutant ->
                examples.stream().anyMatch(number -> mutant.test(number) != isColumn(number))).count();
        System.out.println(name + " " + examples);
        System.out.println("  lines run: " + RUN.size() + " of 3");
        System.out.println("  mutants killed: " + killed + " of " + MUTANTS.size());
    }

    public static void main(String[] arguments) {
        measure("in the middle", List.of(4, 20));
        measure("at the edges", List.of(0, 1, 7, 8));
    }
}
