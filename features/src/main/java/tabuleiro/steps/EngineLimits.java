package tabuleiro.steps;

import java.time.Duration;
import java.util.List;

/**
 * How much an engine may use while it is tested: the same at home, in {@code mvn test}, and when it is graded.
 *
 * <p>Time is counted in work, which is processor time, so that a busy computer ends no program. The clock ends only
 * programs that do nothing at all.
 */
public final class EngineLimits {

    /** How much work one call may take. */
    public static final Duration WORK_OF_A_CALL = Duration.ofSeconds(2);

    /** How much time may go by in one call. */
    public static final Duration CLOCK_OF_A_CALL = Duration.ofSeconds(10);

    /** How much work all examples together may take. */
    public static final Duration WORK_IN_ALL = Duration.ofSeconds(20);

    /** How much time may go by in all examples together. */
    public static final Duration CLOCK_IN_ALL = Duration.ofSeconds(100);

    /** How large the stack of each thread is, in KiB: {@code -Xss1024k}. */
    public static final int STACK_KIBIBYTES = 1024;

    /** How Java runs an engine at home. A program finds the same when it is graded. */
    public static final List<String> JAVA = List.of("-Xss" + STACK_KIBIBYTES + "k", "-Xmx256m", "-XX:+UseSerialGC",
            "-Dfile.encoding=UTF-8", "-Duser.language=en", "-Duser.country=", "-Duser.timezone=UTC");

    private EngineLimits() {
    }
}
