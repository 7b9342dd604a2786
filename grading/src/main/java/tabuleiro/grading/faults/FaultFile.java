package tabuleiro.grading.faults;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import tabuleiro.grading.GradingException;

/** The faults of an exercise as they stand in their file; what is missing or unknown is an error with its line. */
final class FaultFile {

    /** So large a file is read; SnakeYAML's own limit is meant for files of strangers. */
    private static final int MOST_CHARACTERS = 16 << 20;

    private final Path file;
    private final String clean;
    private final List<Fault> faults = new ArrayList<>();

    /**
     * Reads a file.
     *
     * @throws GradingException if it is no YAML, or a key is missing, unknown or doubled; the message says where
     */
    FaultFile(Path file) {
        this.file = file;
        final Node root = root();
        final Map<String, Node> keys = keys(root);
        clean = text(root, keys, "clean");
        for (Node entry : list(root, keys, "faults")) {
            faults.add(fault(entry));
        }
        mustBeUsedUp(keys);
    }

    private Node root() {
        final LoaderOptions options = new LoaderOptions();
        options.setCodePointLimit(MOST_CHARACTERS);
        try {
            final Node root = new Yaml(options).compose(new StringReader(Files.readString(file)));
            if (root == null) {
                throw new GradingException("The faults " + file + " are empty.");
            }
            return root;
        } catch (MarkedYAMLException broken) {
            throw new GradingException("The faults " + file + ", line " + (broken.getProblemMark().getLine() + 1)
                    + ": " + broken.getProblem() + ".", broken);
        } catch (IOException | YAMLException broken) {
            throw new GradingException("The faults " + file + " are no text in UTF-8 that can be read.", broken);
        }
    }

    private Fault fault(Node entry) {
        final Map<String, Node> keys = keys(entry);
        final String rule = text(entry, keys, "rule");
        final boolean guard = keys.containsKey("guard") && isTrue(keys.remove("guard"));
        final String mistake = text(entry, keys, "mistake");
        final String changed = text(entry, keys, "file");
        final List<Fault.Change> changes = new ArrayList<>(List.of(change(entry, keys)));
        for (Node other : keys.containsKey("also") ? list(entry, keys, "also") : List.<Node>of()) {
            final Map<String, Node> more = keys(other);
            changes.add(change(other, more));
            mustBeUsedUp(more);
        }
        mustBeUsedUp(keys);
        return new Fault(rule, guard, mistake, changed, changes);
    }

    private boolean isTrue(Node node) {
        if (!"true".equals(scalar(node))) {
            throw wrong(node, "guard is true or left out");
        }
        return true;
    }

    private Fault.Change change(Node entry, Map<String, Node> keys) {
        return new Fault.Change(text(entry, keys, "replace"), text(entry, keys, "with"));
    }

    private Map<String, Node> keys(Node node) {
        if (!(node instanceof MappingNode mapping)) {
            throw wrong(node, "keys with values are expected here");
        }
        final Map<String, Node> keys = new LinkedHashMap<>();
        for (NodeTuple tuple : mapping.getValue()) {
            if (keys.put(scalar(tuple.getKeyNode()), tuple.getValueNode()) != null) {
                throw wrong(tuple.getKeyNode(), scalar(tuple.getKeyNode()) + " occurs twice");
            }
        }
        return keys;
    }

    private List<Node> list(Node owner, Map<String, Node> keys, String key) {
        if (!(take(owner, keys, key) instanceof SequenceNode list)) {
            throw wrong(owner, key + " must be a list");
        }
        return list.getValue();
    }

    private String text(Node owner, Map<String, Node> keys, String key) {
        return scalar(take(owner, keys, key));
    }

    private String scalar(Node node) {
        if (!(node instanceof ScalarNode scalar)) {
            throw wrong(node, "a plain value is expected here");
        }
        return scalar.getValue();
    }

    private Node take(Node owner, Map<String, Node> keys, String key) {
        final Node node = keys.remove(key);
        if (node == null) {
            throw wrong(owner, key + " is missing");
        }
        return node;
    }

    private void mustBeUsedUp(Map<String, Node> keys) {
        keys.forEach((key, node) -> {
            throw wrong(node, key + " is not known here");
        });
    }

    private GradingException wrong(Node where, String what) {
        return new GradingException("The faults " + file + ", line " + (where.getStartMark().getLine() + 1) + ": "
                + what + ".");
    }

    /** Returns where the clean solution lies, below the folder {@code grading}. */
    String clean() {
        return clean;
    }

    /** Returns the faults, in the order in which they are written down. */
    List<Fault> faults() {
        return List.copyOf(faults);
    }
}
