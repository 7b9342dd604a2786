package tabuleiro.grading;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** A test that the gate and the thorough build run, and {@code mvn verify} leaves out, since it takes long. */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@EnabledIfSystemProperty(named = "slow", matches = "true", disabledReason = "takes long: the gate, .ci/run, runs it")
public @interface Slow {
}
