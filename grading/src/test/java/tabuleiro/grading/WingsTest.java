package tabuleiro.grading;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.Contract;
import tabuleiro.contracts.Trial;

/** The two wings of grading do not see each other, and no packages use each other in a circle. */
class WingsTest {

    /** Each package is a slice of its own. */
    private static final SliceAssignment PACKAGES = new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
            return SliceIdentifier.of(type.getPackageName());
        }

        @Override
        public String getDescription() {
            return "packages";
        }
    };

    /** Returns the classes of a module: a folder while it is tested, a jar when the whole is built. */
    private static JavaClasses classes(Class<?> ofModule) throws IOException, URISyntaxException {
        final Path place = Path.of(ofModule.getProtectionDomain().getCodeSource().getLocation().toURI());
        final ClassFileImporter importer = new ClassFileImporter();
        return Files.isDirectory(place) ? importer.importPath(place) : importer.importJar(new JarFile(place.toFile()));
    }

    private static String[] packages(String... names) {
        return Stream.of(names).map(name -> "tabuleiro.grading." + name).toArray(String[]::new);
    }

    @Test
    void theWingThatRunsProgramsAndTheWingThatMarksDoNotSeeEachOther() throws IOException, URISyntaxException {
        layeredArchitecture().consideringOnlyDependenciesInLayers().ensureAllClassesAreContainedInArchitecture()
                .layer("commands").definedBy(packages("command"))
                .layer("the wing that runs programs").definedBy(packages("agent", "boards", "calls", "cause", "child",
                        "compile", "games..", "oral", "play", "process", "sandbox", "testing", "wire"))
                .layer("the wing that marks").definedBy(packages("craft", "gradebook", "marks", "pages", "report",
                        "similarity"))
                .layer("the ground floor").definedBy(Stream.concat(Stream.of("tabuleiro.grading"), Stream.of(packages(
                        "faults", "handout", "intake", "league", "results", "rulebook", "source", "suite")))
                        .toArray(String[]::new))
                .whereLayer("commands").mayNotBeAccessedByAnyLayer()
                .whereLayer("the wing that runs programs").mayOnlyBeAccessedByLayers("commands")
                .whereLayer("the wing that marks").mayOnlyBeAccessedByLayers("commands")
                .because("what both need is a plain record in results, or lies on the ground floor as well; a new"
                        + " package is named here and in grading/README.md")
                .check(classes(Exercise.class));
    }

    @ParameterizedTest
    @ValueSource(classes = {Contract.class, Trial.class, Exercise.class})
    void noPackagesUseEachOtherInACircle(Class<?> ofModule) throws IOException, URISyntaxException {
        slices().assignedFrom(PACKAGES).should().beFreeOfCycles()
                .because("each package can then be understood from what it uses").check(classes(ofModule));
    }
}
