package tabuleiro.console.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.console.Game;
import tabuleiro.console.Language;
import tabuleiro.console.Message;
import tabuleiro.console.Words;
import tabuleiro.console.connectfour.ConnectFourGame;
import tabuleiro.console.draughts.DraughtsGame;

/** Tests options that are wrong: each is reported as it was typed. */
class OptionsTest {

    private static Optional<Message> whyNot(String typed) {
        return whyNot(typed, new ConnectFourGame(), Language.EN);
    }

    private static Optional<Message> whyNot(String typed, Game<?, ?> game, Language language) {
        return Options.read(List.of(typed.split(" "))).whyNot(game, new Words(game, language));
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

    @ParameterizedTest
    @ValueSource(strings = {"--variant clássicas", "--variant CLASSICAS", "--variant=classic"})
    void anOptionOfASettingIsAWordOfAnyLanguage(String typed) {
        assertThat(whyNot(typed, new DraughtsGame(), Language.PT)).isEmpty();
        assertThat(Options.read(List.of(typed.split(" |="))).setting(new DraughtsGame().settings().get(0),
                new Words(DraughtsGame.class, Language.PT))).contains("classic");
    }

    @Test
    void anotherWordIsRefusedInTheLanguageThatIsSpoken() {
        assertThat(whyNot("--variant oficiais", new DraughtsGame(), Language.PT))
                .contains(Message.of("options.setting", "variant", "simplificadas, clássicas"));
    }

    @Test
    void aValueMayContainAnEqualsSign() {
        assertThat(Options.read(List.of("--saves=a=b")).get("saves")).contains("a=b");
    }

    @ParameterizedTest
    @CsvSource({"1s, 1000", "0.5, 500", "2 s, 2000", "0, 0", "120s, 120000"})
    void aPauseIsATimeInSeconds(String typed, long milliseconds) {
        assertThat(Options.read(List.of("--pause=" + typed)).pause()).isEqualTo(Duration.ofMillis(milliseconds));
    }

    @Test
    void aPauseIsEndedByAKeyOrThereIsNone() {
        assertThat(Options.read(List.of("--pause=key")).pause()).isEqualTo(Options.UNTIL_KEY);
        assertThat(Options.read(List.of()).pause()).isEqualTo(Duration.ZERO);
        assertThat(Stream.of("--pause soon", "--pause -1", "--pause 1m", "--pause 1000").map(OptionsTest::whyNot))
                .containsOnly(Optional.of(Message.of("options.pause")));
    }
}
