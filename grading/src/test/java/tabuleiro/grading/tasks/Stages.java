package tabuleiro.grading.tasks;

import io.cucumber.core.feature.FeatureWithLines;
import io.cucumber.core.feature.GluePath;
import io.cucumber.core.options.RuntimeOptionsBuilder;
import io.cucumber.core.runtime.Runtime;
import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.TestCase;
import io.cucumber.plugin.event.TestCaseFinished;
import io.cucumber.tagexpressions.TagExpressionParser;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.feedback.Task;
import tabuleiro.feedback.Tasks;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.faults.Faults;
import tabuleiro.steps.GameObjectFactory;

/**
 * What the examples of an exercise say of the clean solution when no task is written, when the first is, and so on.
 *
 * @param exercise which exercise it is
 * @param tasks    its tasks
 * @param passes   whether each run passes after each number of tasks, from none to all, by file and line
 * @param due      after which number of tasks it can end in another way, since what it missed is written then
 */
record Stages(Exercise exercise, Tasks tasks, Map<Place, List<Boolean>> passes, Map<Place, Integer> due) {

    /**
     * Where a run of an example begins.
     *
     * @param file the name of the feature file
     * @param line of an example, or of the row of an outline
     */
    record Place(String file, int line) implements Comparable<Place> {

        @Override
        public int compareTo(Place other) {
            return Comparator.comparing(Place::file).thenComparing(Place::line).compare(this, other);
        }

        @Override
        public String toString() {
            return file + ":" + line;
        }
    }

    /** Runs the examples of an exercise at each of its stages. */
    static Stages of(Exercise exercise) throws IOException {
        final Tasks tasks = Tasks.in(Fixtures.project("exercises/" + exercise.name()));
        final Path folder = Files.createTempDirectory("stages");
        try {
            final StagedSolution solution = new StagedSolution(exercise, Faults.of(exercise).clean(), tasks);
            solution.compile(folder).close();
            final Stages stages = new Stages(exercise, tasks, new TreeMap<>(), new TreeMap<>());
            for (int task = 0; task < tasks.all().size(); task++) { // The last adds contracts.
                Written.upTo(task);
                stages.run(folder, task);
            }
            stages.passes.values().forEach(each -> fill(each, tasks.all().size()));
            return stages;
        } finally {
            delete(folder);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    /** Returns the folder of its feature files. */
    Path features() {
        return Fixtures.project("features/rules/" + exercise.name());
    }

    private Optional<Integer> guards() {
        return tasks.all().stream().filter(Task::addsGuards).map(Task::number).findFirst();
    }

    private void run(Path folder, int task) throws IOException {
        final List<FeatureWithLines> features = features(task);
        if (features.isEmpty()) {
            return;
        }
        try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()},
                Stages.class.getClassLoader())) {
            loader.setDefaultAssertionStatus(guards().filter(guards -> task >= guards).isPresent());
            final RuntimeOptionsBuilder options = new RuntimeOptionsBuilder().setNoSummary().setPublishQuiet(true)
                    .addGlue(GluePath.parse("tabuleiro.steps")).addGlue(GluePath.parse(exercise.glue()))
                    .addTagFilter(TagExpressionParser.parse("not @console and not @given"));
            features.forEach(options::addFeature);
            final ConcurrentEventListener listener = publisher -> publisher.registerHandlerFor(TestCaseFinished.class,
                    event -> note(task, event.getTestCase(), event.getResult().getStatus().isOk()));
            final GameObjectFactory objects = new Solution(loader, exercise.provider());
            Runtime.builder().withRuntimeOptions(options.build()).withAdditionalPlugins(listener)
                    .withObjectFactorySupplier(() -> objects).build().run();
        }
    }

    /** Returns what to run after so many tasks: at first, and when the guards are written, all; then what is due. */
    private List<FeatureWithLines> features(int task) {
        if (task == 0 || guards().equals(Optional.of(task))) {
            return List.of(FeatureWithLines.create(features().toUri(), List.of()));
        }
        final Map<String, List<Integer>> lines = new TreeMap<>();
        due.forEach((place, number) -> {
            if (number <= task) {
                lines.computeIfAbsent(place.file(), file -> new ArrayList<>()).add(place.line());
            }
        });
        return lines.entrySet().stream().map(each ->
                FeatureWithLines.create(features().resolve(each.getKey()).toUri(), each.getValue())).toList();
    }

    private void note(int task, TestCase test, boolean hasPassed) {
        final Place place = new Place(Path.of(test.getUri()).getFileName().toString(), test.getLocation().getLine());
        final List<Boolean> each = passes.computeIfAbsent(place, first -> new ArrayList<>());
        fill(each, task);
        each.add(hasPassed);
        due.put(place, Written.missed());
    }

    /** Adds how a run ended last until there are so many: nothing that it needs has changed meanwhile. */
    private static void fill(List<Boolean> passes, int size) {
        while (passes.size() < size) {
            passes.add(passes.get(passes.size() - 1));
        }
    }

    /** Returns the number of the task after which a run passes for good: more than there are if it does not. */
    int task(Place place) {
        return passes.get(place).lastIndexOf(false) + 1;
    }

    /** Returns the runs that fail at the end, that pass without a task, or that pass and fail again. */
    List<String> faults() {
        final List<String> faults = new ArrayList<>();
        passes.forEach((place, each) -> {
            if (!each.get(each.size() - 1)) {
                faults.add(place + " fails when all tasks are done");
            } else if (each.get(0)) {
                faults.add(place + " passes before anything is written");
            } else if (each.subList(0, task(place)).contains(true)) {
                faults.add(place + " passes after task " + each.indexOf(true) + ", and fails again after task "
                        + each.lastIndexOf(false));
            }
        });
        return faults;
    }

    /** Hands the steps the solution. Its assertions are off before the guards are written. */
    private static final class Solution extends GameObjectFactory {

        private final ClassLoader loader;
        private final String provider;

        Solution(ClassLoader loader, String provider) {
            this.loader = loader;
            this.provider = provider;
        }

        @Override
        protected Object provider(Class<?> type) {
            try {
                return loader.loadClass(provider).getConstructor().newInstance();
            } catch (ReflectiveOperationException broken) {
                throw new IllegalStateException(broken);
            }
        }
    }
}
