package tabuleiro.grading;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** A test that only the thorough build runs, since it takes long and a quicker one notices most of what it would. */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@EnabledIfSystemProperty(named = "thorough", matches = "true", disabledReason = "takes long: -Pthorough runs it")
public @interface Thorough {
}
