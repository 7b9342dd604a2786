package tabuleiro.grading.intake;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import tabuleiro.grading.Person;
import tabuleiro.grading.TimeText;

/** Reads the list that Gradescope puts beside exported submissions: who handed in what, and when. */
final class GradescopeList {

    /** What the file is called. */
    static final String NAME = "submission_metadata.yml";

    private static final int MOST_BYTES = 16 << 20;

    private GradescopeList() {
    }

    /** Returns what is said of each folder that lies here, by its name; nothing if the list is missing or broken. */
    static Map<String, Platform> in(List<Entry> inside) {
        final Map<String, Platform> all = new HashMap<>();
        inside.stream().filter(entry -> entry.isFile() && entry.name().equals(NAME)).findFirst()
                .ifPresent(file -> read(file).forEach((folder, node) -> {
                    final Map<String, Node> said = entries(node);
                    final List<Person> people = people(said.get(":submitters"));
                    if (!people.isEmpty()) {
                        all.put(folder, platform(folder, people, time(text(said.get(":created_at")))));
                    }
                }));
        return all;
    }

    private static Platform platform(String folder, List<Person> people, String time) {
        final boolean isAlone = people.size() == 1;
        final String id = isAlone ? people.get(0).id() : folder.substring(folder.indexOf('_') + 1);
        return new Platform("Gradescope", people.stream().map(Person::name).collect(Collectors.joining(", ")), id,
                isAlone ? List.of() : people, false, time, false, "", folder, "");
    }

    private static Map<String, Node> read(Entry file) {
        try (InputStream in = file.bytes().open()) {
            final LoaderOptions options = new LoaderOptions();
            options.setCodePointLimit(MOST_BYTES);
            return entries(new Yaml(options).compose(new StringReader(
                    new String(in.readNBytes(MOST_BYTES), StandardCharsets.UTF_8))));
        } catch (IOException | YAMLException broken) {
            return Map.of();
        }
    }

    private static Map<String, Node> entries(Node node) {
        final Map<String, Node> entries = new HashMap<>();
        if (node instanceof MappingNode mapping) {
            mapping.getValue().forEach(tuple ->
                    entries.put(text(tuple.getKeyNode()), tuple.getValueNode()));
        }
        return entries;
    }

    private static String text(Node node) {
        return node instanceof ScalarNode scalar ? scalar.getValue().strip() : "";
    }

    private static List<Person> people(Node node) {
        return !(node instanceof SequenceNode list) ? List.of() : list.getValue().stream().map(item -> {
            final Map<String, Node> said = entries(item);
            final String number = text(said.get(":sid"));
            return new Person(EntryName.title(text(said.get(":name"))),
                    EntryName.title(number.isEmpty() ? text(said.get(":email")) : number));
        }).toList();
    }

    private static String time(String text) {
        return Optional.of(text).filter(words -> !words.isEmpty()).map(words -> {
            try {
                return TimeText.read(words);
            } catch (DateTimeException unreadable) {
                return "";
            }
        }).orElse("");
    }
}
