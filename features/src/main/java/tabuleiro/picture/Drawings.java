package tabuleiro.picture;

import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import tabuleiro.svg.Drawing;

/** The drawings of the games that this copy has, as a file of {@code META-INF/services} names them. */
public final class Drawings {

    private static final List<Drawing> ALL = ServiceLoader.load(Drawing.class, Drawing.class.getClassLoader()).stream()
            .map(ServiceLoader.Provider::get).toList();

    private Drawings() {
    }

    /** Returns all, in the order in which the games are taught. */
    public static List<Drawing> all() {
        return ALL;
    }

    /** Returns that of the game with this folder of feature files, such as {@code connect-four}; or nothing. */
    public static Optional<Drawing> in(String folder) {
        return ALL.stream().filter(game -> game.folder().equals(folder)).findFirst();
    }
}
