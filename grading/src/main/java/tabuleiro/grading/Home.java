package tabuleiro.grading;

import java.nio.file.Path;

/** Where the grading suite keeps its own files. */
public final class Home {

    /** The folder {@code grading} of the project. */
    private static final Path FOLDER = Path.of(System.getProperty("grading.home", "grading")).toAbsolutePath();

    private Home() {
    }

    /** Returns the folder of the whole project. */
    public static Path project() {
        return FOLDER.getParent();
    }

    /** Returns the folder of the rubrics, one file for each exercise. */
    public static Path rubrics() {
        return FOLDER.resolve("rubrics");
    }

    /** Returns the file that says what the levels of the craft mean. */
    public static Path craft() {
        return FOLDER.resolve("craft.yaml");
    }

    /** Returns the configuration of Checkstyle that students have; it need not be there. */
    public static Path style() {
        return FOLDER.resolveSibling(".ci").resolve("checkstyle.xml");
    }

    /** Returns the folder of the mistakes that students make, one file for each exercise. */
    public static Path faults() {
        return FOLDER.resolve("faults");
    }

    /** Returns the folder of what examiners ask in the oral: for each exercise a file and a folder of features. */
    public static Path oral() {
        return FOLDER.resolve("oral");
    }

    /** Returns the folder of the wrong boards by which contracts are tried, one file for each exercise. */
    public static Path boards() {
        return FOLDER.resolve("boards");
    }

    /** Returns the file of the positions of an exercise of which it is known which moves keep their value. */
    public static Path positions(Exercise exercise) {
        return FOLDER.resolve("positions").resolve(exercise.name() + ".gz");
    }

    /** Returns the folder of the exercises as they are handed out, a folder for each. */
    public static Path exercises() {
        return FOLDER.resolveSibling("exercises");
    }

    /** Returns the folder of the packages of the specification, a folder for each exercise. */
    public static Path specification() {
        return FOLDER.resolveSibling("features").resolve("src/main/java/tabuleiro");
    }

    /** Returns the archive of this program, once it is built; its libraries lie beside it. */
    public static Path program() {
        return FOLDER.resolve("target").resolve("grading.jar");
    }

    /** Returns where the Java runtimes of the sandboxed processes are kept, once they are built. */
    public static Path runtimes() {
        return FOLDER.resolve("target").resolve("runtimes");
    }

    /** Returns where the reference solves the exercises, in the project's own copy. */
    public static Path reference() {
        return FOLDER.resolveSibling("reference");
    }

    /** Returns the folder of what fetches and starts JPlag. */
    public static Path jplag() {
        return FOLDER.resolve("jplag");
    }

    /** Returns where JPlag is kept with its libraries, once it is fetched. */
    public static Path jplagLibraries() {
        return FOLDER.resolve("target").resolve("jplag");
    }

    /** Returns where it is remembered that the reference earned everything. */
    public static Path checked() {
        return FOLDER.resolve("target").resolve("reference-checked");
    }
}
