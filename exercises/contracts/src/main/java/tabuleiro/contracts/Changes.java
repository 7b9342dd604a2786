package tabuleiro.contracts;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.MethodTooLargeException;
import org.pitest.mutationtest.engine.MutationDetails;

/** Changes the classes of programs in this process. Nothing of them is loaded or run. */
public final class Changes implements Workshop {

    /** How large all classes of a program together may be: some ten times as large as a large solution. */
    static final int MOST_BYTES = 1 << 20;

    /** Stands in the names of the mutators that change what is returned. */
    private static final String RETURNS = ".returns.";

    @Override
    public Optional<Traced> traced(Map<String, byte[]> classes) {
        if (isTooLarge(classes)) {
            return Optional.empty();
        }
        final Tracing tracing = new Tracing(classes);
        return Optional.of(new Traced(tracing.classes(), tracing.guards()));
    }

    private static boolean isTooLarge(Map<String, byte[]> classes) {
        return classes.values().stream().mapToLong(each -> each.length).sum() > MOST_BYTES;
    }

    @Override
    public List<Changed> changed(Map<String, byte[]> classes, BitSet lines, long seed, int from, int most) {
        if (isTooLarge(classes)) {
            return List.of();
        }
        final Tracing tracing = new Tracing(classes);
        final Mistakes mistakes = new Mistakes(classes);
        final List<String> types = classes.keySet().stream().filter(tracing::isTraced).sorted().toList();
        return mistakes.in(types, each -> place(tracing, each).filter(lines::get).isPresent()
                && !isTooLate(tracing, each), seed).stream()
                .skip(from).limit(most).flatMap(each -> changed(tracing, mistakes, each).stream()).toList();
    }

    private static Optional<Integer> place(Tracing tracing, MutationDetails mistake) {
        return tracing.line(mistake.getClassName().asJavaName(), mistake.getLineNumber());
    }

    /** What a method has asserted of its answer is true until it is returned: nobody can assert anything after that. */
    private static boolean isTooLate(Tracing tracing, MutationDetails mistake) {
        return mistake.getMutator().contains(RETURNS) && tracing.isAsserting(mistake.getClassName().asJavaName(),
                mistake.getMethod(), mistake.getId().getLocation().getMethodDesc());
    }

    /** Returns a mistake; nothing if it makes a method too long. */
    private static Optional<Changed> changed(Tracing tracing, Mistakes mistakes, MutationDetails mistake) {
        final String type = mistake.getClassName().asJavaName();
        try {
            return Optional.of(new Changed(place(tracing, mistake).orElseThrow(), type, mistake.getFilename(),
                    mistake.getMethod(), mistake.getLineNumber(), mistake.getDescription(),
                    tracing.traced(type, mistakes.made(mistake))));
        } catch (MethodTooLargeException tooLong) {
            return Optional.empty();
        }
    }
}
