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
    static boolean hasSpace(int discs) {
        RUN.add(1);
        if (discs < 6) {
            RUN.add(2);
            return true;
        }
        RUN.add(3);
        return false;
    }
    // end::method[]

    /** The same method with a mistake each. */
    private static final List<IntPredicate> MUTANTS =
            List.of(discs -> discs < 5, discs -> discs <= 6, discs -> discs != 6, discs -> discs > 0 && discs < 6);

    private static void measure(String name, List<Integer> examples) {
        RUN.clear();
        examples.forEach(Measures::hasSpace);
        final long killed = MUTANTS.stream()
                .filter(mutant -> examples.stream().anyMatch(discs -> mutant.test(discs) != hasSpace(discs))).count();
        System.out.println(name + " " + examples);
        System.out.println("  lines run: " + RUN.size() + " of 3");
        System.out.println("  mutants killed: " + killed + " of " + MUTANTS.size());
    }

    public static void main(String[] arguments) {
        measure("in the middle", List.of(3, 9));
        measure("at the edges", List.of(0, 5, 6, 7));
    }
}
