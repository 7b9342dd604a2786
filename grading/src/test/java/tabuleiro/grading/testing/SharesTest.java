package tabuleiro.grading.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.process.Budget;
import tabuleiro.grading.process.Workers;
import tabuleiro.grading.results.Noticed;

/**
 * The contracts of the programs in a folder earn what a teacher would give them, whatever the seed: {@code
 * grading/shares} runs it, see grading/README.md.
 */
@EnabledIfSystemProperty(named = "shares.folder", matches = ".+", disabledReason = "grading/shares runs it")
class SharesTest {

    private static final double LEAST_RANK = 0.92;
    private static final double MOST_DIFFERENCE = 0.12;
    private static final double MOST_SPREAD = 0.1;
    private static final double MOST_SPREAD_ON_AVERAGE = 0.03;

    private final Path folder = Path.of(System.getProperty("shares.folder"));

    @Test
    @Timeout(value = 2, unit = TimeUnit.HOURS)
    void programsEarnWhatATeacherWouldGive() throws IOException {
        final Map<String, Double> wanted = new TreeMap<>();
        for (String line : Files.readAllLines(folder.resolve("shares.csv"))) {
            wanted.put(line.split(",")[0], Double.valueOf(line.split(",")[1]));
        }
        final Map<String, List<Double>> found = new TreeMap<>();
        wanted.keySet().stream().filter(each -> Files.isDirectory(folder.resolve(each)))
                .forEach(each -> found.put(each, shares(Fixtures.WORKERS, each, wanted.get(each))));
        final List<Double> teacher = found.keySet().stream().map(wanted::get).toList();
        final List<Double> means = found.values().stream().map(each -> mean(each.stream())).toList();
        final double rank = correlation(ranks(teacher), ranks(means));
        final double difference = mean(IntStream.range(0, means.size())
                .mapToObj(i -> Math.abs(teacher.get(i) - means.get(i))));
        final List<Double> spreads = found.values().stream()
                .map(each -> Collections.max(each) - Collections.min(each)).toList();
        System.out.println(means.size() + " programs: rank correlation " + rounded(rank) + ", mean difference "
                + rounded(difference) + ", spread at most " + rounded(Collections.max(spreads)) + ", on average "
                + rounded(mean(spreads.stream())));
        assertThat(rank).as("rank correlation").isGreaterThanOrEqualTo(LEAST_RANK);
        assertThat(difference).as("mean difference").isLessThanOrEqualTo(MOST_DIFFERENCE);
        assertThat(spreads).as("how much shares vary over seeds").allMatch(each -> each <= MOST_SPREAD);
        assertThat(mean(spreads.stream())).as("on average").isLessThanOrEqualTo(MOST_SPREAD_ON_AVERAGE);
    }

    private List<Double> shares(Workers workers, String program, double wanted) {
        final Map<String, String> sources = Fixtures.sources(folder.resolve(program));
        final Exercise exercise = Exercise.known().stream().filter(each -> sources.keySet().stream()
                .anyMatch(path -> path.startsWith(each.packageName() + "/"))).findFirst().orElseThrow();
        final Map<String, byte[]> classes = Fixtures.compiled(exercise, sources);
        final List<Noticed> noticed = IntStream.rangeClosed(1, Integer.getInteger("shares.seeds"))
                .mapToObj(seed -> new ContractTrial(exercise, workers::hooked, workers::nextPlayer, seed)
                        .noticed(classes, new Budget())).toList();
        final List<Double> shares = noticed.stream().map(each -> each.strength().share().doubleValue()).toList();
        System.out.println(program + " " + wanted + ": " + String.join(" ", shares.stream().map(SharesTest::rounded)
                .toList()));
        if (Boolean.getBoolean("shares.clauses")) {
            noticed.get(0).strength().clauses().forEach(each -> System.out.println("    " + each));
            noticed.get(0).strength().remarks().forEach(each -> System.out.println("    " + each));
        }
        return shares;
    }

    private static String rounded(double number) {
        return String.format(Locale.ROOT, "%.3f", number);
    }

    private static double mean(Stream<Double> some) {
        return some.mapToDouble(Double::doubleValue).average().orElseThrow();
    }

    /** Returns the rank of each: that of equal ones is the mean of theirs. */
    private static List<Double> ranks(List<Double> values) {
        final List<Double> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        return values.stream().map(each -> (sorted.indexOf(each) + sorted.lastIndexOf(each)) / 2.0).toList();
    }

    private static double correlation(List<Double> some, List<Double> others) {
        final double mean = mean(some.stream());
        final double other = mean(others.stream());
        final DoubleStream products = IntStream.range(0, some.size())
                .mapToDouble(i -> (some.get(i) - mean) * (others.get(i) - other));
        return products.sum() / Math.sqrt(squares(some, mean) * squares(others, other));
    }

    private static double squares(List<Double> some, double mean) {
        return some.stream().mapToDouble(each -> (each - mean) * (each - mean)).sum();
    }
}
