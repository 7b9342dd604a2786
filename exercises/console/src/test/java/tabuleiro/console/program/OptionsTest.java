package tabuleiro.console.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.console.Message;
import tabuleiro.console.connectfour.ConnectFourGame;

/** Tests options that are wrong: each is reported as it was typed. */
class OptionsTest {

    private static Optional<Message> whyNot(String typed) {
        return Options.read(List.of(typed.split(" "))).whyNot(new ConnectFourGame());
    }

    @ParameterizedTest
    @CsvSource({"--bogus 1,options.unknown,--bogus", "extra,options.unknown,extra", "seed 5,options.unknown,seed",
        "-x,options.unknown,-x", "--,options.unknown,--", "=3,options.unknown,''",
        "--seed 1 --seed 2,options.twice,--seed",
        "--plain --plain,options.twice,--plain", "--plain=no,options.flag,--plain", "--seed,options.value,--seed",
        "--players --plain,options.value,--players", "--saves=,options.value,--saves",
        "--plain A,options.unknown,A"})
    void aWrongWordIsNamed(String typed, String key, String word) {
        assertThat(whyNot(typed)).contains(Message.of(key, word));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--seed -5", "--seed=-5 --plain", "--players A,B --seed 1 --saves a=b", "--plain --help"})
    void whatIsRightIsNotReported(String typed) {
        assertThat(whyNot(typed)).isEmpty();
    }

    @Test
    void aValueMayContainAnEqualsSign() {
        assertThat(Options.read(List.of("--saves=a=b")).get("saves")).contains("a=b");
    }
}
