package tabuleiro.grading;

import java.io.IOException;
import java.io.StringReader;
import java.math.BigDecimal;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * A file of YAML that somebody writes by hand. Every key is asked for once, and what is left over is an error with its
 * line.
 */
public final class YamlFile {

    /** So large a file is read; SnakeYAML's own limit is meant for files of strangers. */
    private static final int MOST_CHARACTERS = 16 << 20;
    /** No number has more. */
    private static final int MOST_DIGITS = 12;

    private final String what;
    private final Path file;
    private final Node node;
    private final Map<String, Node> left;
    private final List<YamlFile> asked = new ArrayList<>();

    /**
     * Reads a file.
     *
     * @param what what it is, as messages begin, such as {@code The rubric}
     * @throws GradingException if it is no YAML of keys and values
     */
    public YamlFile(String what, Path file) throws IOException {
        this.what = what;
        this.file = file;
        try {
            final LoaderOptions options = new LoaderOptions();
            options.setCodePointLimit(MOST_CHARACTERS);
            final Node root = new Yaml(options).compose(new StringReader(Files.readString(file)));
            if (root == null) {
                throw new GradingException(what + " " + file + " is empty.");
            }
            node = root;
            left = entries(root);
        } catch (MarkedYAMLException wrong) {
            throw new GradingException(what + " " + file + ", line " + (wrong.getProblemMark().getLine() + 1) + ": "
                    + wrong.getProblem() + ".", wrong);
        } catch (CharacterCodingException | YAMLException wrong) {
            throw new GradingException(what + " " + file + " is no text in UTF-8: save it as such.", wrong);
        }
    }

    private YamlFile(String what, Path file, Node node) {
        this.what = what;
        this.file = file;
        this.node = node;
        left = entries(node);
    }

    /** Returns what is to be said of all this, with the file and the line. */
    public GradingException wrong(String said) {
        return wrong(node, said);
    }

    private GradingException wrong(Node where, String said) {
        return new GradingException(what + " " + file + ", line " + (where.getStartMark().getLine() + 1) + ": "
                + said + ".");
    }

    private Map<String, Node> entries(Node node) {
        if (!(node instanceof MappingNode mapping)) {
            throw wrong(node, "here must stand keys with values");
        }
        final Map<String, Node> entries = new LinkedHashMap<>();
        for (NodeTuple tuple : mapping.getValue()) {
            if (entries.put(scalar(tuple.getKeyNode()), tuple.getValueNode()) != null) {
                throw wrong(tuple.getKeyNode(), scalar(tuple.getKeyNode()) + " occurs twice");
            }
        }
        return entries;
    }

    private String scalar(Node node) {
        if (!(node instanceof ScalarNode scalar)) {
            throw wrong(node, "here must stand a plain value");
        }
        return scalar.getValue();
    }

    private Node take(String key) {
        final Node node = left.remove(key);
        if (node == null) {
            throw wrong(key + " is missing");
        }
        return node;
    }

    /** Returns the text under this key. */
    public String text(String key) {
        return scalar(take(key));
    }

    /** Returns the text under this key, or this one if the key is missing. */
    public String text(String key, String otherwise) {
        return left.containsKey(key) ? text(key) : otherwise;
    }

    /** Checks whether yes stands under this key; if it is missing, no does. */
    public boolean isYes(String key) {
        final Node value = left.get(key);
        final String word = text(key, "no");
        if (!word.equals("yes") && !word.equals("no")) {
            throw wrong(value, key + " is yes or no, not " + word);
        }
        return word.equals("yes");
    }

    /** Returns the words in the list under this key. */
    public List<String> words(String key) {
        return list(key, take(key)).stream().map(this::scalar).toList();
    }

    /** Returns what stands under this key with keys of its own; nothing if the key is missing. */
    public Optional<YamlFile> part(String key) {
        return Optional.ofNullable(left.remove(key)).map(this::part);
    }

    /** Returns the entries of the list under this key, each with keys of its own. */
    public List<YamlFile> parts(String key) {
        return list(key, take(key)).stream().map(this::part).toList();
    }

    /** Returns the entries of the list under this key, each with keys of its own; none if the key is missing. */
    public List<YamlFile> partsOrNone(String key) {
        return left.containsKey(key) ? parts(key) : List.of();
    }

    private YamlFile part(Node inner) {
        final YamlFile part = new YamlFile(what, file, inner);
        asked.add(part);
        return part;
    }

    private List<Node> list(String key, Node node) {
        if (!(node instanceof SequenceNode sequence)) {
            throw wrong(node, key + " must be a list");
        }
        return sequence.getValue();
    }

    /** Returns the number under this key. */
    public BigDecimal number(String key) {
        return number(key, take(key));
    }

    /** Returns the number under this key, which may be missing; then it is 0. */
    public BigDecimal numberOrNone(String key) {
        return optionalNumber(key).orElse(BigDecimal.ZERO);
    }

    /** Returns the number under this key, if it is there. */
    public Optional<BigDecimal> optionalNumber(String key) {
        return Optional.of(key).filter(left::containsKey).map(this::number);
    }

    private BigDecimal number(String key, Node node) {
        try {
            final BigDecimal number = new BigDecimal(scalar(node));
            if (number.precision() > MOST_DIGITS || Math.abs(number.scale()) > MOST_DIGITS) {
                throw new NumberFormatException("too long");
            }
            return number;
        } catch (NumberFormatException none) {
            throw wrong(node, key + " must be a number, not " + scalar(node));
        }
    }

    /** Returns the numbers under this key, each by a key of its own. */
    public Map<String, BigDecimal> numbers(String key) {
        final Map<String, BigDecimal> numbers = new LinkedHashMap<>();
        entries(take(key)).forEach((name, node) -> numbers.put(name, number(name, node)));
        return numbers;
    }

    /** Returns the numbers under this key; none if the key is missing. */
    public Map<String, BigDecimal> numbersOrNone(String key) {
        return left.containsKey(key) ? numbers(key) : Map.of();
    }

    /** Returns what stands under each key that is left, each with keys of its own. */
    public Map<String, YamlFile> partsByName() {
        final Map<String, YamlFile> named = new LinkedHashMap<>();
        left.forEach((key, inner) -> named.put(key, part(inner)));
        left.clear();
        return named;
    }

    /** Returns the words in the list under this key; none if the key is missing. */
    public List<String> wordsOrNone(String key) {
        return left.containsKey(key) ? words(key) : List.of();
    }

    /** Returns the keys that have not been asked for yet, in their order. */
    public List<String> keys() {
        return List.copyOf(left.keySet());
    }

    /** Checks whether this key is there and has not been asked for. */
    public boolean has(String key) {
        return left.containsKey(key);
    }

    /** Makes sure that nothing stands in the file but what was asked for. */
    public void mustBeUsedUp() {
        left.forEach((key, node) -> {
            throw wrong(node, key + " is not known here");
        });
        asked.forEach(YamlFile::mustBeUsedUp);
    }
}
