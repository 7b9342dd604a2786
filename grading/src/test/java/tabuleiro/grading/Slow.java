package tabuleiro.grading;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * A test that the gate runs, in the module {@code grading/slow}, and the thorough build; {@code mvn verify} leaves it
 * out, since it takes long.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Tag("slow")
@EnabledIfSystemProperty(named = "slow", matches = "true", disabledReason = "takes long: the gate, .ci/run, runs it")
public @interface Slow {
}
