package tabuleiro.grading.compile;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import java.util.List;

/**
 * Counts the classes of a submission while it is parsed, those within others included, and stops the compiler if there
 * are too many: it would take long over them, and some names of classes take everybody long.
 */
final class ClassCount implements TaskListener {

    private final int most;
    private int count;

    /** Will let so many classes pass. */
    ClassCount(int most) {
        this.most = most;
    }

    /** Returns whether there were too many classes. The compiler has then ended with an exception. */
    boolean isExceeded() {
        return count > most;
    }

    @Override
    public void finished(TaskEvent event) {
        if (event.getKind() == TaskEvent.Kind.PARSE) {
            count(event.getCompilationUnit().getTypeDecls());
            if (isExceeded()) {
                throw new IllegalStateException("too many classes");
            }
        }
    }

    private void count(List<? extends Tree> members) {
        for (Tree member : members) {
            if (member instanceof ClassTree type) {
                count++;
                count(type.getMembers());
            }
        }
    }
}
