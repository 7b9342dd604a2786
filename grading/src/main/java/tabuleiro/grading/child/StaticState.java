package tabuleiro.grading.child;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

/**
 * Checks whether classes that have been used are still as good as new: whether their static fields hold what they hold
 * in a copy of the classes that nobody has used. Then they need not be loaded again for the next example.
 *
 * <p>Whatever cannot be compared is taken for changed.
 */
final class StaticState {

    /**
     * The static fields of a class, looked up once. A constant counts too: its class may have been first used when
     * other fields were not as new. Of those that the compiler adds, arrays alone can change.
     */
    private static final ClassValue<List<Field>> STATIC_FIELDS = new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
            final List<Field> fields = new ArrayList<>();
            for (Field field : type.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) && (!field.isSynthetic() || field.getType().isArray())) {
                    field.setAccessible(true);
                    fields.add(field);
                }
            }
            return List.copyOf(fields);
        }
    };

    private final SubmissionLoader pristine;

    /** Will compare with classes from this loader, which are used for nothing else. */
    StaticState(SubmissionLoader pristine) {
        this.pristine = pristine;
    }

    /** Returns whether all classes of these names that this loader has loaded are as good as new. */
    boolean isAsNew(SubmissionLoader used, SortedSet<String> names) {
        try {
            final Likeness likeness = new Likeness();
            for (String name : names) {
                final Optional<Class<?>> type = used.loaded(name);
                if (type.isPresent() && !isAlike(likeness, STATIC_FIELDS.get(type.get()), name)) {
                    return false;
                }
            }
            return likeness.isComplete();
        } catch (ReflectiveOperationException | RuntimeException | LinkageError | OutOfMemoryError unknown) {
            return false;
        }
    }

    private boolean isAlike(Likeness likeness, List<Field> used, String name) throws ReflectiveOperationException {
        if (used.isEmpty()) {
            return true;
        }
        final List<Field> unused = STATIC_FIELDS.get(Class.forName(name, false, pristine));
        for (int i = 0; i < used.size(); i++) {
            if (!likeness.mayBeAlike(used.get(i).get(null), unused.get(i).get(null))) {
                return false;
            }
        }
        return true;
    }
}
