package tabuleiro.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests on what the checksum of a program depends. */
class ReceiptTest {

    private static final Map<String, String> PROGRAM = Map.of("a/A.java", "class A {\n}\n", "a/B.java",
            "class B { }\n");

    @Test
    void itHasTwelveDigits() {
        assertThat(Receipt.of(PROGRAM)).matches("[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}");
    }

    @Test
    void orderAndEndsOfLinesChangeNothing() {
        final Map<String, String> other = new LinkedHashMap<>();
        other.put("a/B.java", "class B { }\r\n");
        other.put("a/A.java", "\uFEFFclass A {\r\n}\r\n");
        assertThat(Receipt.of(other)).isEqualTo(Receipt.of(PROGRAM));
    }

    @Test
    void anyTextAndAnyPathChangesIt() {
        assertThat(Receipt.of(Map.of("a/A.java", "class A {\n}\n", "a/B.java", "class B {  }\n")))
                .isNotEqualTo(Receipt.of(PROGRAM));
        assertThat(Receipt.of(Map.of("a/A.java", "class A {\n}\n", "b/B.java", "class B { }\n")))
                .isNotEqualTo(Receipt.of(PROGRAM));
        assertThat(Receipt.of(Map.of("a/A.java", "class A {\n}\n"))).isNotEqualTo(Receipt.of(PROGRAM));
    }
}
