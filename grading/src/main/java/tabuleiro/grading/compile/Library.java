package tabuleiro.grading.compile;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.ForwardingJavaFileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;

/**
 * What submissions are compiled against: Java and the specification. It is the same for each of them, so what lies
 * where is looked up once; that it lies nowhere, too, but submissions can make up any number of packages.
 */
final class Library extends ForwardingJavaFileManager<JavaFileManager> {

    /** More than submissions ask about that mean well. */
    private static final int MOST_SHELVES = 300;

    private final Map<List<Object>, List<JavaFileObject>> shelves = new HashMap<>();

    /** Will look up in these files. */
    Library(JavaFileManager files) {
        super(files);
    }

    /** A file that knows which class it holds, and of which kind it is: the compiler asks again and again. */
    private static final class Book extends ForwardingJavaFileObject<JavaFileObject> {

        private final String className;
        private final Kind kind;

        Book(JavaFileObject file, String className) {
            super(file);
            this.className = className;
            kind = file.getKind();
        }

        @Override
        public Kind getKind() {
            return kind;
        }
    }

    @Override
    public List<JavaFileObject> list(
            Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
            throws IOException {
        final List<Object> shelf = List.of(location, packageName, Set.copyOf(kinds), recurse);
        List<JavaFileObject> books = shelves.get(shelf);
        if (books == null) {
            books = new ArrayList<>();
            for (JavaFileObject file : super.list(location, packageName, kinds, recurse)) {
                books.add(new Book(file, super.inferBinaryName(location, file)));
            }
        }
        if (shelves.size() < MOST_SHELVES) {
            shelves.put(shelf, books);
        }
        return books;
    }

    @Override
    public String inferBinaryName(Location location, JavaFileObject file) {
        return file instanceof Book book ? book.className : super.inferBinaryName(location, file);
    }
}
