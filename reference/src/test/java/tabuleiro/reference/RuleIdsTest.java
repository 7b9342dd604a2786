package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds the sources of specification, reference and exercises to rules that exist: they name no other id. */
class RuleIdsTest {

    private static final List<Path> SOURCES = List.of(Path.of("../features/src/main/java"), Path.of("src/main/java"),
            Path.of("../exercises"));
    private static final Path RULES = Path.of("../features/rules");
    private static final Pattern ID = Pattern.compile("\\b(?:C4|QT|QW|DR|CH|CO)-\\d\\d\\b");
    private static final Pattern TAG = Pattern.compile("(?<=@)" + ID.pattern());

    @Test
    void everyIdInASourceIsTheTagOfARule() throws IOException {
        final Set<String> rules = found(TAG, RULES, ".feature");
        assertThat(rules).as("the rules").isNotEmpty();
        for (Path sources : SOURCES) {
            assertThat(found(ID, sources, ".java")).as("the rules that are named in %s", sources).isNotEmpty()
                    .isSubsetOf(rules);
        }
    }

    @Test
    void anIdIsFoundInACommentAndInAMessage() {
        assertThat(ID.matcher("@post leads_there it leads there (CH-11)\nensure(\"leads_there\", \"C4-06\", path);")
                .results().map(id -> id.group())).containsExactly("CH-11", "C4-06");
        assertThat(TAG.matcher("@CH-11\nRule: A\n@guard-CH-12\n@given @CH-27\n")
                .results().map(id -> id.group())).containsExactly("CH-11", "CH-27");
    }

    private static Set<String> found(Pattern pattern, Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            final List<Path> read = files.filter(each -> each.toString().endsWith(ending)).toList();
            final Set<String> found = new TreeSet<>();
            for (Path file : read) {
                found.addAll(pattern.matcher(Files.readString(file)).results().map(id -> id.group())
                        .collect(Collectors.toSet()));
            }
            return found;
        }
    }
}
