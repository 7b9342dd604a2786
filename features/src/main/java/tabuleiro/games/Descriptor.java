package tabuleiro.games;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import tabuleiro.svg.Drawing;

/**
 * What a game says of itself beside its rules, from which everything else follows: where it lies, what it is called,
 * how its rules are numbered, who creates it, and how it is drawn. {@code features/pom.xml} names the class of each
 * game, in the order of the course.
 */
public abstract class Descriptor implements Drawing {

    private final String folder;
    private final String title;
    private final String prefix;
    private final Class<?> provider;

    /**
     * Describes a game.
     *
     * @param folder   the name of its folder of feature files and of its exercise: words in small letters with hyphens
     *                 between, such as {@code connect-four}; without the hyphens it is the name of its packages
     * @param title    what it is called, such as {@code Connect Four}; any words
     * @param prefix   what the ids of its rules begin with: a capital letter, and another or a digit
     * @param provider the interface that creates its games: the name of the game, and {@code Provider}
     */
    protected Descriptor(String folder, String title, String prefix, Class<?> provider) {
        this.folder = folder;
        this.title = title;
        this.prefix = prefix;
        this.provider = provider;
    }

    /** Returns the name of its folder of feature files and of its exercise. */
    public final String folder() {
        return folder;
    }

    /** Returns what it is called. */
    public final String title() {
        return title;
    }

    /** Returns what the ids of its rules begin with, before the hyphen. */
    public final String prefix() {
        return prefix;
    }

    /** Returns the interface that creates its games. */
    public final Class<?> provider() {
        return provider;
    }

    /** Returns the name of its interface, such as {@code ConnectFour}, with which the names of its classes begin. */
    public final String name() {
        return provider.getSimpleName().replaceFirst("Provider$", "");
    }

    /** Returns the name of its packages, such as {@code connectfour}. */
    public final String packageName() {
        return folder.replace("-", "");
    }

    /** Checks whether its boards are so large that more lines may explain a rule. */
    public boolean isLarge() {
        return false;
    }

    /** Returns how many columns there are, if phrases name them by numbers: in a mirror the last is the first. */
    public int columns() {
        return 0;
    }

    /** Checks whether an example that draws no board shows the one with which a game begins. */
    public boolean isAlwaysDrawn() {
        return false;
    }

    /**
     * Returns the class that a game adds to another part of the project; nothing if it adds none.
     *
     * @param type what the class extends
     * @param name its full name
     * @throws IllegalStateException if there is such a class but it extends something else; the message says so
     */
    public static <T> Optional<Class<? extends T>> added(Class<T> type, String name) {
        try {
            return Optional.of(Class.forName(name, false, type.getClassLoader()).asSubclass(type));
        } catch (ClassNotFoundException none) {
            return Optional.empty();
        } catch (ClassCastException other) {
            throw new IllegalStateException("The class " + name + " must extend " + type.getName() + ".", other);
        }
    }

    /** Returns the descriptors of the games that this copy has, in the order of the course. */
    public static List<Descriptor> all() {
        return ServiceLoader.load(Descriptor.class, Descriptor.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get).toList();
    }

    /** Returns that of the game with this folder, such as {@code connect-four}; nothing if there is none. */
    public static Optional<Descriptor> in(String folder) {
        return all().stream().filter(game -> game.folder.equals(folder)).findFirst();
    }
}
