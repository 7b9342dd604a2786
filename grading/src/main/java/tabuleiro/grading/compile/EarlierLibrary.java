package tabuleiro.grading.compile;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.ForwardingJavaFileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/**
 * What submissions were compiled against earlier: the constants of enumerations that are marked as
 * {@code tabuleiro.Later} are no constants here, so that a {@code switch} is complete without them.
 */
final class EarlierLibrary extends ForwardingJavaFileManager<JavaFileManager> {

    /** The mark: where submissions are compiled the class itself is not loaded. */
    private static final String LATER = "Ltabuleiro/Later;";

    /** Will change what these files hold. */
    EarlierLibrary(JavaFileManager files) {
        super(files);
    }

    /** A class file of which nothing but the constants is changed. */
    private static final class Earlier extends ForwardingJavaFileObject<JavaFileObject> {

        private final String className;

        Earlier(JavaFileObject file, String className) {
            super(file);
            this.className = className;
        }

        @Override
        public InputStream openInputStream() throws IOException {
            final ClassNode type = new ClassNode();
            try (InputStream file = super.openInputStream()) {
                new ClassReader(file).accept(type, 0);
            }
            type.fields.stream().filter(EarlierLibrary::isLater).forEach(field -> field.access &= ~Opcodes.ACC_ENUM);
            final ClassWriter earlier = new ClassWriter(0);
            type.accept(earlier);
            return new ByteArrayInputStream(earlier.toByteArray());
        }
    }

    private static boolean isLater(FieldNode field) {
        return field.invisibleAnnotations != null
                && field.invisibleAnnotations.stream().anyMatch(annotationNode -> LATER.equals(annotationNode.desc));
    }

    @Override
    public Iterable<JavaFileObject> list(
            Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
            throws IOException {
        final Iterable<JavaFileObject> files = super.list(location, packageName, kinds, recurse);
        if (location != StandardLocation.CLASS_PATH) {
            return files;
        }
        final List<JavaFileObject> earlier = new ArrayList<>();
        for (JavaFileObject file : files) {
            earlier.add(new Earlier(file, super.inferBinaryName(location, file)));
        }
        return earlier;
    }

    @Override
    public String inferBinaryName(Location location, JavaFileObject file) {
        return file instanceof Earlier earlier ? earlier.className : super.inferBinaryName(location, file);
    }
}
