package tabuleiro.grading.marks;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.YamlFile;
import tabuleiro.grading.results.Check;

/** Reads {@code adjustments.yaml}: what is unknown there, or makes no sense, is an error with its line. */
final class AdjustmentsFile {

    private static final String NOBODY = "nobody";
    private static final String GUARD = " guard";
    private static final String CRAFT = "craft";

    private static final int FIRST_YEAR = 2000;
    private static final int LAST_YEAR = 2100;

    private final Rubric rubric;
    private final Groups groups;
    private final Collection<HandIn> known;
    private final List<Check> checks;

    /** Will read one about these submissions and groups, which are held against these examples. */
    AdjustmentsFile(Rubric rubric, Groups groups, Collection<HandIn> known, List<Check> checks) {
        this.rubric = rubric;
        this.groups = groups;
        this.known = known;
        this.checks = checks;
    }

    /** Returns what stands in a file; nothing if there is no file, or nothing but comments. */
    Optional<Adjustments> read(Path file) {
        try {
            if (!Files.exists(file) || Files.readAllLines(file).stream().allMatch(line -> line.strip().isEmpty()
                    || line.strip().startsWith("#"))) {
                return Optional.empty();
            }
            final YamlFile read = new YamlFile("The adjustments", file);
            final Adjustments adjustments = adjustments(read);
            read.mustBeUsedUp();
            return Optional.of(adjustments);
        } catch (IOException unreadable) {
            throw new GradingException("The adjustments " + file + " cannot be read.", unreadable);
        }
    }

    private Adjustments adjustments(YamlFile read) {
        final Optional<Deadline> deadline = read.part("late").map(AdjustmentsFile::deadline);
        final Adjustment all = read.part("all").map(this::adjustment).orElse(Adjustment.NONE)
                .withAppeals(read.partsOrNone("withdrawn").stream().map(yamlFile ->
                        Appeal.withdrawn(example(yamlFile), yamlFile.text("reason"))).toList());
        final Map<String, Adjustment> each = new LinkedHashMap<>();
        read.part("submissions").ifPresent(some -> some.partsByName().forEach((name, part) -> {
            mustBeOne(name, part);
            each.put(name, adjustment(part));
        }));
        return new Adjustments(deadline, all, each, groups, Map.of());
    }

    private void mustBeOne(String name, YamlFile part) {
        final List<String> members = groups.members().values().stream().flatMap(List::stream)
                .filter(member -> member.isCalled(name)).map(member -> member.person().toString()).toList();
        final List<String> meant = members.size() == 1 ? members : known.stream()
                .filter(handIn -> Stream.of(handIn.label(), handIn.person(), handIn.id())
                .anyMatch(name::equals)).map(HandIn::label).toList();
        if (meant.size() != 1) {
            throw part.wrong(meant.isEmpty() ? "there is no submission " + name + " in the report"
                    : name + " may be each of " + String.join(", ", meant) + ": write one of these");
        }
    }

    private static Deadline deadline(YamlFile read) {
        final Deadline deadline = new Deadline(time(read, "deadline"),
                value(read, "zone", "a time zone such as Europe/Lisbon", ZoneId::of),
                notNegative(read, "per-working-day"),
                Duration.ofMinutes(notNegative(read, "grace-minutes").longValue()),
                read.has("latest") ? Optional.of(time(read, "latest")) : Optional.empty(),
                read.wordsOrNone("holidays").stream().map(day -> value(read, day, "a day such as 2026-12-25",
                        LocalDate::parse)).collect(Collectors.toSet()));
        if (deadline.latest().filter(last -> last.isBefore(deadline.due())).isPresent()) {
            throw read.wrong("latest lies before deadline");
        }
        return deadline;
    }

    private static LocalDateTime time(YamlFile read, String key) {
        return value(read, key, "a time such as 2026-03-02 17:30", text -> {
            final LocalDateTime time = LocalDateTime.parse(text.replace(' ', 'T'));
            if (time.getYear() < FIRST_YEAR || time.getYear() >= LAST_YEAR) {
                throw new DateTimeException("no year of a course");
            }
            return time;
        });
    }

    private static BigDecimal notNegative(YamlFile read, String key) {
        final BigDecimal number = key.equals("grace-minutes") ? read.numberOrNone(key) : read.number(key);
        if (number.signum() < 0) {
            throw read.wrong(key + " is not below 0");
        }
        return number;
    }

    /** Returns what stands under a key, or the word itself if it is no key, as it is read by this. */
    private static <T> T value(YamlFile read, String key, String what, Function<String, T> reading) {
        final String text = read.has(key) ? read.text(key) : key;
        try {
            return reading.apply(text);
        } catch (DateTimeException wrong) {
            throw read.wrong(text.equals(key) ? key + " is missing, or is not " + what : key + " is " + what + ", not "
                    + text);
        }
    }

    private Adjustment adjustment(YamlFile read) {
        final Adjustment adjustment = new Adjustment(number(read, "mark"), read.numberOrNone("difference"),
                number(read, "at-most"), optionalTime(read, "extension"), optionalTime(read, "handed-in"),
                read.partsOrNone("appeals").stream().map(this::appeal).toList(), parts(read), oral(read),
                read.text("reason", ""));
        if (adjustment.reason().isEmpty() && (adjustment.mark().isPresent() || adjustment.difference().signum() != 0)) {
            throw read.wrong("a mark that is changed needs a reason");
        }
        return adjustment;
    }

    private Map<String, Adjustment.Part> parts(YamlFile read) {
        final Map<String, Adjustment.Part> parts = new LinkedHashMap<>();
        read.numbersOrNone("parts").forEach((part, mark) -> {
            mustBePart(read, part);
            mustBeMark(read, part, mark);
            parts.put(part, new Adjustment.Part(mark, ""));
        });
        read.part(CRAFT).ifPresent(levels -> {
            mustBePart(levels, CRAFT);
            parts.put(CRAFT, Criterion.mark(levels, rubric.scale()));
        });
        return parts;
    }

    private void mustBePart(YamlFile read, String part) {
        if (!rubric.byHand().containsKey(part)) {
            throw read.wrong("the rubric has no part " + part + " under by-hand" + (rubric.byHand().isEmpty() ? ""
                    : ", only " + String.join(", ", rubric.byHand().keySet())));
        }
    }

    private Optional<BigDecimal> oral(YamlFile read) {
        final Optional<BigDecimal> factor = read.optionalNumber("oral");
        if (factor.isPresent() && !rubric.terms().policy().isOral()) {
            throw read.wrong("the rubric has no oral: write oral: yes there first");
        }
        if (factor.filter(number -> number.signum() < 0 || number.compareTo(BigDecimal.ONE) > 0).isPresent()) {
            throw read.wrong("oral is a factor between 0 and 1, not " + factor.get());
        }
        return factor;
    }

    private Optional<BigDecimal> number(YamlFile read, String key) {
        final Optional<BigDecimal> number = read.optionalNumber(key);
        number.ifPresent(mark -> mustBeMark(read, key, mark));
        return number;
    }

    private void mustBeMark(YamlFile read, String key, BigDecimal mark) {
        if (mark.signum() < 0 || mark.compareTo(BigDecimal.valueOf(rubric.scale())) > 0) {
            throw read.wrong(key + " is between 0 and " + rubric.scale() + ", not " + mark);
        }
    }

    private static Optional<LocalDateTime> optionalTime(YamlFile read, String key) {
        return read.has(key) ? Optional.of(time(read, key)) : Optional.empty();
    }

    private Appeal appeal(YamlFile read) {
        final String cause = read.text("cause");
        final String to = read.text("to");
        final boolean guard = cause.endsWith(GUARD);
        final String rule = guard ? cause.substring(0, cause.length() - GUARD.length()) : cause;
        for (String each : List.of(rule, to)) {
            if (!each.equals(NOBODY) && !isRule(each)) {
                throw read.wrong("there is no rule " + each + "; nobody stands for none");
            }
        }
        final String example = read.has("example") ? example(read) : "";
        return new Appeal(rule, guard, to.equals(NOBODY) ? "" : to, example, read.text("reason", ""),
                read.text("by", ""));
    }

    /** Returns the title of an example, of which there must be one: a title that is misspelt would change nothing. */
    private String example(YamlFile read) {
        final String title = read.text("example");
        if (checks.stream().map(Check::example).noneMatch(title::equals)) {
            throw read.wrong("there is no example called " + title + "; copy its title from the page");
        }
        return title;
    }

    private boolean isRule(String id) {
        return rubric.rules().containsKey(id) || rubric.extension().rules().containsKey(id);
    }
}
