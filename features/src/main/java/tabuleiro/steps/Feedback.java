package tabuleiro.steps;

import io.cucumber.plugin.EventListener;
import io.cucumber.plugin.event.EmbedEvent;
import io.cucumber.plugin.event.EventPublisher;
import io.cucumber.plugin.event.Node;
import io.cucumber.plugin.event.TestCaseFinished;
import io.cucumber.plugin.event.TestCaseStarted;
import io.cucumber.plugin.event.TestRunFinished;
import io.cucumber.plugin.event.TestSourceParsed;
import io.cucumber.plugin.event.TestStepFinished;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What whoever writes an engine reads after a run: for each rule that does not hold its id, its sentence and what is
 * wrong in the first example that does not pass; then how many rules hold.
 *
 * <p>A Cucumber plugin, as in {@code cucumber.plugin=tabuleiro.steps.Feedback}.
 */
public final class Feedback implements EventListener {

    /** As wide as the longest id, {@code guard-C4-04}, and a gap. */
    private static final String MARGIN = " ".repeat(13);

    private final PrintStream out;
    /** The sentence of the rule over each example, by the example's place. */
    private final Map<String, String> laws = new HashMap<>();
    /** What has come of each rule, by its id. */
    private final Map<String, Tally> rules = new LinkedHashMap<>();
    private Finding finding = new Finding();

    /** Will be told on the standard output. */
    public Feedback() {
        this(System.out);
    }

    Feedback(PrintStream out) {
        this.out = out;
    }

    @Override
    public void setEventPublisher(EventPublisher publisher) {
        publisher.registerHandlerFor(TestSourceParsed.class, event -> event.getNodes().forEach(
                node -> noteLaws(event, node, "")));
        publisher.registerHandlerFor(TestCaseStarted.class, event -> finding = new Finding());
        publisher.registerHandlerFor(EmbedEvent.class, event -> finding.keepPicture(
                event.getName(), new String(event.getData(), StandardCharsets.UTF_8)));
        publisher.registerHandlerFor(TestStepFinished.class, event -> finding.follow(event));
        publisher.registerHandlerFor(TestCaseFinished.class, this::count);
        publisher.registerHandlerFor(TestRunFinished.class, event -> tell());
    }

    private void noteLaws(TestSourceParsed source, Node node, String above) {
        final String law = node instanceof Node.Rule ? node.getName().orElse("") : above;
        if (node instanceof Node.Container<?> container) {
            container.elements().forEach(each -> noteLaws(source, each, law));
        } else {
            laws.put(Example.place(source.getUri(), node.getLocation().getLine()), law);
        }
    }

    private void count(TestCaseFinished event) {
        final Example example = Example.of(event.getTestCase());
        final Tally tally = rules.computeIfAbsent(example.id(), id -> new Tally(Example.isGuard(id)
                ? "A call that breaks a precondition is stopped by an assertion" : laws.get(example.place())));
        if (event.getResult().getStatus().isOk()) {
            tally.pass();
        } else {
            tally.fail(finding.of(example));
        }
    }

    private void tell() {
        final List<String> broken = rules.keySet().stream().filter(id -> !rules.get(id).holds()).toList();
        broken.forEach(id -> out.println("\n" + id + MARGIN.substring(id.length())
                + rules.get(id).toString().replaceAll("\\R(?=.)", "\n" + MARGIN)));
        if (!rules.isEmpty()) {
            final String hint = broken.isEmpty() || rules.size() == 1 ? ""
                    : "To run one alone: mvn -q test -Dgroups=" + broken.get(0);
            out.println("\n" + Stream.of(count("Rules that hold", false), count("Guards that hold", true), hint)
                    .filter(text -> !text.isEmpty()).collect(Collectors.joining(" ")) + "\n");
        }
    }

    private String count(String what, boolean guards) {
        final List<String> ids = rules.keySet().stream().filter(id -> Example.isGuard(id) == guards).toList();
        final long held = ids.stream().filter(id -> rules.get(id).holds()).count();
        return ids.isEmpty() ? "" : "%s: %d of %d.".formatted(what, held, ids.size());
    }
}
