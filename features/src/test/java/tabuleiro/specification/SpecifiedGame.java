package tabuleiro.specification;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.platform.commons.support.ReflectionSupport;
import tabuleiro.games.Descriptor;
import tabuleiro.rulebook.FeatureFile;

/**
 * A game of the specification; the tiny game of the tests is none. The tests check every game in the same way, and
 * depend on no name of a game.
 *
 * @param descriptor what it says of itself
 */
record SpecifiedGame(Descriptor descriptor) {

    /** Returns all specified games, in the order of their names. */
    static List<SpecifiedGame> all() {
        return Descriptor.all().stream().filter(game -> placeOf(game.getClass()).equals(placeOf(Descriptor.class)))
                .map(SpecifiedGame::new).sorted(Comparator.comparing(SpecifiedGame::name)).toList();
    }

    /** Returns the interface that creates games, such as {@code ConnectFourProvider}. */
    Class<?> provider() {
        return descriptor.provider();
    }

    /** Returns the name of the interface of the game, such as {@code ConnectFour}. */
    String name() {
        return descriptor.name();
    }

    /** Returns the folder of its rules, such as {@code connect-four}. */
    String folder() {
        return descriptor.folder();
    }

    /** Returns its feature files. */
    List<FeatureFile> features() {
        return FeatureFile.in(Path.of("rules", folder()));
    }

    /** Returns the types in its package, without tests. */
    List<Class<?>> types() {
        final String home = provider().getPackageName();
        return ReflectionSupport.findAllClassesInPackage(home, this::isSpecification, name -> true).stream()
                .filter(type -> type.getPackageName().equals(home))
                .sorted(Comparator.comparing(Class::getName)).toList();
    }

    private boolean isSpecification(Class<?> type) {
        return placeOf(type).equals(placeOf(provider()));
    }

    private static URL placeOf(Class<?> type) {
        return type.getProtectionDomain().getCodeSource().getLocation();
    }

    /** Returns its interfaces. */
    List<Class<?>> interfaces() {
        return types().stream().filter(Class::isInterface).toList();
    }

    /** Returns the type of the package with a name. */
    Class<?> type(String simpleName) {
        return types().stream().filter(type -> type.getSimpleName().equals(simpleName)).findFirst().orElseThrow(
                () -> new AssertionError(provider().getPackageName() + " has no type " + simpleName));
    }

    /** Returns the Java files of its package. */
    List<Path> sources() {
        final Path home = Path.of("src/main/java", provider().getPackageName().split("\\."));
        try (Stream<Path> files = Files.list(home)) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Override
    public String toString() {
        return folder();
    }
}
