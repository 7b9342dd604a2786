package tabuleiro.grading.judge;

import io.cucumber.core.backend.ObjectFactory;
import io.cucumber.core.feature.FeatureWithLines;
import io.cucumber.core.feature.GluePath;
import io.cucumber.core.gherkin.Feature;
import io.cucumber.core.options.RuntimeOptionsBuilder;
import io.cucumber.core.runtime.Runtime;
import io.cucumber.plugin.EventListener;
import io.cucumber.plugin.event.PickleStepTestStep;
import io.cucumber.plugin.event.Status;
import io.cucumber.plugin.event.TestStepFinished;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import tabuleiro.grading.GradingException;
import tabuleiro.steps.GameObjectFactory;

/**
 * Holds submissions against the examples of a rule book. The steps run here; the submission runs elsewhere.
 *
 * <p>When a submission's process ends or hangs, that example has failed and the next one gets a fresh process. After
 * the third time, or when its time is used up, the rest is not run. A hang counts only if that example alone hangs
 * again.
 */
public final class Examiner {

    private static final int MOST_BREAK_OFFS = 3;

    private final RuleBook book;
    private final Supplier<Worker> workers;

    /** Will examine by this book, in processes that this supplier starts. */
    Examiner(RuleBook book, Supplier<Worker> workers) {
        this.book = book;
        this.workers = workers;
    }

    /** Which examples is a submission held against? In the order of the features. */
    List<Check> checks() {
        return book.checks();
    }

    /**
     * Makes sure that every step of every example means something, without running any.
     *
     * @throws GradingException if one does not; the message names it
     */
    void rehearse() {
        final List<String> unknown = new ArrayList<>();
        final EventListener listener = publisher -> publisher.registerHandlerFor(TestStepFinished.class, event -> {
            if (event.getResult().getStatus().is(Status.UNDEFINED)
                    && event.getTestStep() instanceof PickleStepTestStep step) {
                unknown.add(step.getStep().getText());
            }
        });
        run(book.checks(), options().setDryRun(true), new GameObjectFactory(), listener);
        if (!unknown.isEmpty()) {
            throw new GradingException("A step of the features means nothing: " + unknown.get(0));
        }
    }

    /** What comes of every example, for a submission with these classes? In the order of the book. */
    List<Outcome> examine(Map<String, byte[]> classes) {
        try (Session session = new Session(book.exercise(), classes, workers)) {
            return examine(session);
        }
    }

    private List<Outcome> examine(Session session) {
        final List<Outcome> outcomes = new ArrayList<>();
        int breakOffs = 0;
        while (outcomes.size() < book.checks().size()) {
            final List<Check> left = book.checks().subList(outcomes.size(), book.checks().size());
            if (breakOffs == MOST_BREAK_OFFS || session.isUsedUp()) {
                left.forEach(check -> outcomes.add(Outcome.notRun(check)));
                return outcomes;
            }
            final Findings findings = run(left, session);
            outcomes.addAll(findings.complete());
            if (findings.brokenOff().isPresent()) {
                outcomes.add(findings.brokenOff().get());
                breakOffs += confirm(session, outcomes) ? 1 : 0;
            }
        }
        return outcomes;
    }

    /** Does the last example break the program off again? A hang may have been the machine's; a crash was not. */
    private boolean confirm(Session session, List<Outcome> outcomes) {
        final boolean hung = session.breakOff().filter(end -> end.kind() == Failure.Kind.TIMEOUT).isPresent();
        session.resume();
        if (!hung) {
            return true;
        }
        final int last = outcomes.size() - 1;
        final Findings again = run(List.of(outcomes.get(last).check()), session);
        session.resume();
        again.complete().forEach(outcome -> outcomes.set(last, outcome));
        return again.brokenOff().isPresent();
    }

    private Findings run(List<Check> checks, Session session) {
        final Findings findings = new Findings(book, session);
        run(checks, options(), new Bridge(session), findings);
        findings.mustCover(checks);
        return findings;
    }

    private RuntimeOptionsBuilder options() {
        return new RuntimeOptionsBuilder()
                .addGlue(GluePath.parse("tabuleiro.steps"))
                .addGlue(GluePath.parse(book.exercise().glue()))
                .setPublishQuiet(true).setNoSummary();
    }

    private void run(List<Check> checks, RuntimeOptionsBuilder options, ObjectFactory objects, EventListener listener) {
        final Map<String, TreeSet<Integer>> lines = checks.stream().collect(Collectors.groupingBy(Check::file,
                Collectors.mapping(Check::line, Collectors.toCollection(TreeSet::new))));
        final List<Feature> features = book.features().stream()
                .filter(feature -> lines.containsKey(RuleBook.file(feature.getUri()))).toList();
        features.forEach(feature -> options.addFeature(
                FeatureWithLines.create(feature.getUri(), lines.get(RuleBook.file(feature.getUri())))));
        Runtime.builder()
                .withRuntimeOptions(options.build())
                .withClassLoader(Examiner.class::getClassLoader)
                .withFeatureSupplier(() -> features)
                .withObjectFactorySupplier(() -> objects)
                .withAdditionalPlugins(listener)
                .build().run();
    }

    /** Hands the steps a proxy for the submission under test; whatever else could be found is never looked for. */
    private static final class Bridge extends GameObjectFactory {

        private final Session session;

        Bridge(Session session) {
            this.session = session;
        }

        @Override
        protected Object provider(Class<?> type) {
            return session.provider(type);
        }
    }
}
