package tabuleiro.checking.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import program.Engine;
import tabuleiro.feedback.Example;
import tabuleiro.steps.Keeper;

/** Looks at stack traces of a program with a class that implements an interface of a game, and one that does not. */
class SpecifiedTest {

    private static List<String> inside(StackTraceElement... trace) {
        final Throwable thrown = new IllegalStateException();
        thrown.setStackTrace(trace);
        return Specified.inside(thrown);
    }

    private static StackTraceElement in(Class<?> type, String method) {
        return new StackTraceElement(type.getName(), method, "A.java", 1);
    }

    @Test
    void methodsOfTheGameAreFoundInClassesThatImplementItsInterfacesAndUpToTheOneThatWasCalled() {
        assertThat(inside(in(String.class, "length"), in(Engine.class, "helper"), in(Engine.class, "ends"),
                in(Example.class, "name"), in(Engine.class, "breaksOff"), in(Keeper.class, "call"),
                in(Engine.class, "begins"))).isEqualTo(List.of("ends", "breaksOff"));
    }

    @Test
    void nothingIsSaidOfClassesThatCannotBeFound() {
        assertThat(inside(new StackTraceElement("not.There", "isOver", "A.java", 1))).isEmpty();
    }
}
