package tabuleiro.svg;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that pictures can be read by those who see no colours, and printed in black and white. */
class ThemeTest {

    private static final Pattern VARIABLE = Pattern.compile("--([\\w-]+): (#\\w+)");

    /** Returns what a class of the style sheet has for a property, as a colour. */
    private static String colour(Theme theme, String style, String property) {
        final Map<String, String> variables = new HashMap<>();
        VARIABLE.matcher(theme.css()).results().forEach(each -> variables.put(each.group(1), each.group(2)));
        final String value = Pattern.compile("\\.picture \\." + Pattern.quote(style) + " \\{[^}]*?\\b" + property
                + ": (?:var\\(--)?([#\\w-]+)").matcher(theme.css()).results().findFirst().orElseThrow().group(1);
        return variables.getOrDefault(value, value);
    }

    /** Returns the luminance of a colour as the guidelines for accessibility (WCAG) define it. */
    private static double luminance(String colour) {
        final String full = colour.length() == 4 ? colour.replaceAll("(\\w)", "$1$1") : colour;
        double sum = 0;
        final double[] weights = {0.2126, 0.7152, 0.0722};
        for (int i = 0; i < weights.length; i++) {
            final double part = Integer.parseInt(full.substring(1 + 2 * i, 3 + 2 * i), 16) / 255.0;
            sum += weights[i] * (part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4));
        }
        return sum;
    }

    private static double contrast(String one, String other) {
        final double first = luminance(one);
        final double second = luminance(other);
        return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
    }

    @ParameterizedTest
    @CsvSource({"white, fill, black, fill", "first, fill, second, fill", "white, fill, white, stroke",
        "black, fill, black.edged, stroke", "second, fill, second, stroke", "second-form, fill, second, fill",
        "on-white, stroke, white, fill", "on-black, stroke, black, fill", "colour-1, fill, tile, fill",
        "colour-2, fill, tile, fill", "colour-3, fill, tile, fill", "colour-4, fill, tile, fill",
        "colour-5, fill, tile, fill", "colour-6, fill, tile, fill", "digit, fill, colour-1, fill",
        "digit, fill, colour-2, fill", "digit, fill, colour-3, fill", "digit, fill, colour-4, fill",
        "digit, fill, colour-5, fill", "digit, fill, colour-6, fill"})
    void theseColoursDifferInLightness(String one, String property, String other, String itsProperty) {
        for (Theme theme : new Theme[] {Theme.LIGHT, Theme.DARK}) {
            assertThat(contrast(colour(theme, one, property), colour(theme, other, itsProperty)))
                    .as("contrast of %s and %s, %s", one, other, theme).isGreaterThan(4.5);
        }
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, #ffffff", "DARK, #16171a"})
    void wordsAreReadableOnThePage(Theme theme, String page) {
        assertThat(contrast(colour(theme, "caption", "fill"), page)).isGreaterThan(7);
        assertThat(contrast(colour(theme, "name", "fill"), page)).isGreaterThan(7);
    }

    @ParameterizedTest
    @EnumSource
    void noStyleReachesOutOfThePictures(Theme theme) {
        assertThat(theme.css().lines().filter(line -> line.endsWith("{") || line.contains(" { "))
                .filter(line -> !line.startsWith("@media"))).allMatch(line -> line.startsWith(".picture"));
        assertThat(theme.css()).doesNotContain("url(", "@import", "http", "<");
    }

    @Test
    void paperIsNeverDark() {
        assertThat(Theme.SYSTEM.css()).contains("@media screen and (prefers-color-scheme: dark)");
        assertThat(Theme.LIGHT.css()).doesNotContain("@media");
        assertThat(Theme.DARK.css()).startsWith(Theme.LIGHT.css()).doesNotContain("@media").isNotEqualTo(
                Theme.LIGHT.css());
    }
}
