package tabuleiro.specification;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.platform.commons.support.ReflectionSupport;
import tabuleiro.rulebook.FeatureFile;

/**
 * A game of the specification: a package whose name starts with {@code tabuleiro} and that has a provider; the tiny
 * game of the tests is none. The tests check every game in the same way, and depend on no name of a game.
 *
 * @param provider the interface that creates games, such as {@code ConnectFourProvider}
 */
record SpecifiedGame(Class<?> provider) {

    private static final String PROVIDER = "Provider";

    /** Returns all specified games, in the order of their names. */
    static List<SpecifiedGame> all() {
        return ReflectionSupport.findAllClassesInPackage("tabuleiro", SpecifiedGame::isProvider, name -> true)
                .stream().map(SpecifiedGame::new).sorted(Comparator.comparing(SpecifiedGame::name)).toList();
    }

    private static boolean isProvider(Class<?> type) {
        return type.isInterface() && type.getEnclosingClass() == null && type.getSimpleName().endsWith(PROVIDER)
                && placeOf(type).equals(placeOf(FeatureFile.class));
    }

    /** Returns the name of the interface of the game, such as {@code ConnectFour}. */
    String name() {
        return provider.getSimpleName().substring(0, provider.getSimpleName().length() - PROVIDER.length());
    }

    /** Returns the folder of its rules: its name in lower case, such as {@code connect-four}. */
    String folder() {
        return name().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    /** Returns its feature files. */
    List<FeatureFile> features() {
        return FeatureFile.in(Path.of("rules", folder()));
    }

    /** Returns the types in its package, without tests. */
    List<Class<?>> types() {
        final String home = provider.getPackageName();
        return ReflectionSupport.findAllClassesInPackage(home, this::isSpecification, name -> true).stream()
                .filter(type -> type.getPackageName().equals(home))
                .sorted(Comparator.comparing(Class::getName)).toList();
    }

    private boolean isSpecification(Class<?> type) {
        return placeOf(type).equals(placeOf(provider));
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
                () -> new AssertionError(provider.getPackageName() + " has no type " + simpleName));
    }

    /** Returns the Java files of its package. */
    List<Path> sources() {
        final Path home = Path.of("src/main/java", provider.getPackageName().split("\\."));
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
