package tabuleiro.grading.command;

import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.gradebook.Roster;
import tabuleiro.grading.marks.Adjustments;
import tabuleiro.grading.marks.Groups;
import tabuleiro.grading.marks.Times;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.StoredReport;

/** Makes the file in which marks of a report are changed by hand, with every name in it as a comment. */
@Command(name = "adjustments",
        header = "Makes the file in which marks of a report are changed by hand: overrides, extensions, lateness.")
final class AdjustmentsCommand implements Callable<Integer> {

    private static final String HEAD = """
            # What is changed by hand in the marks of this report. Take the # away where you want something; then run
            #   grade marks REPORT
            # What is unknown here is refused with its line. Times are local ones of the zone.

            #late:
            #  deadline: 2026-03-02 17:30
            #  zone: %s
            #  per-working-day: 2          # marks off for each working day late
            #  grace-minutes: 10           # so much later costs nothing
            #  latest: 2026-03-09 17:30    # after that nothing is accepted
            #  holidays: [2026-03-06]      # besides Saturdays and Sundays

            #all:                          # for all submissions; the same keys as below
            #  difference: 0.5
            #  reason: example 7 was unclear

            #withdrawn:                    # examples that are taken back for everybody
            #- example: the title of the example
            #  reason: why, in words for the students

            #submissions:                  # groups: shares and members are in groups.csv, times in times.csv
            """;

    private static final String EACH = """
            #  %s:
            #    mark: 15                  # the mark in the end; or difference: -1
            #    reason: why, in words for the student
            #    extension: 2026-03-04 17:30
            #    handed-in: 2026-03-02 17:00
            #    at-most: 14
            #    parts: {design: 14}       # marks for what the rubric has under by-hand
            #    appeals:                  # what fails for cause is charged to another rule, or to nobody
            #    - cause: ID               # the id of a rule; ID guard for its guards
            #      to: nobody
            #      example: the title of the only example that is meant
            #      reason: why, in words for the student
            #      by: who decided it
            """;

    @Parameters(paramLabel = "REPORT", description = "The folder of the report.")
    private Path report;

    @Option(names = "--worksheet", paramLabel = "FILE", description = "Take from it when each was handed in, and who"
            + " belongs to a group: Moodle's worksheet, or any CSV with a number or name and a time.")
    private Path worksheet;

    @Mixin
    private Terminal terminal;

    @Override
    public Integer call() {
        final List<HandIn> known = new ArrayList<>();
        StoredReport.at(report).graded().submissions().forEach(graded -> known.add(graded.handIn()));
        if (worksheet != null) {
            read(known);
        }
        if (!Files.exists(report.resolve(Adjustments.FILE))) {
            write(known.stream().map(HandIn::label).toList());
        } else if (worksheet == null) {
            throw new GradingException("There is " + report.resolve(Adjustments.FILE) + " already: edit it. Its names"
                    + " are those in the report.");
        }
        return 0;
    }

    /** Keeps what a platform's table says in the report; a row that cannot be used is named. */
    private void read(List<HandIn> known) {
        final Roster roster;
        try {
            roster = new Roster(Files.readAllBytes(worksheet), known);
        } catch (IOException unreadable) {
            throw new GradingException("The worksheet " + worksheet + " cannot be read.", unreadable);
        }
        roster.remarks().forEach(terminal::tell);
        final String source = "the worksheet " + worksheet.getFileName();
        write(Times.FILE, List.of("submission", "time", "source"), roster.times().entrySet().stream()
                .map(entry -> List.of(entry.getKey(), entry.getValue(), source)).toList());
        final List<List<String>> members = new ArrayList<>();
        roster.groups().forEach((group, people) -> people.forEach(person ->
                members.add(List.of(group, person.id(), person.name(), "1"))));
        if (members.isEmpty()) {
            return;
        }
        if (Files.exists(report.resolve(Groups.FILE))) {
            terminal.tell("There is " + report.resolve(Groups.FILE) + " already: it is kept.");
        } else {
            write(Groups.FILE, List.of("submission", "number", "name", "share"), members);
        }
    }

    private void write(String name, List<String> header, List<List<String>> rows) {
        new OutputFolder(report).write(name, out -> {
            final Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
            final CSVPrinter table = new CSVPrinter(writer, CSVFormat.RFC4180);
            table.printRecord(header);
            table.printRecords(rows);
            table.flush();
        });
        terminal.printWritten(report.resolve(name));
    }

    private void write(List<String> names) {
        final StringBuilder text = new StringBuilder(HEAD.formatted(ZoneId.systemDefault()));
        for (int i = 0; i < names.size(); i++) {
            final String name = '"' + names.get(i).replace("\\", "\\\\").replace("\"", "\\\"") + '"';
            text.append(i == 0 ? EACH.formatted(name) : "#  " + name + ":\n");
        }
        new OutputFolder(report).write(Adjustments.FILE, out ->
                out.write(text.toString().getBytes(StandardCharsets.UTF_8)));
        terminal.printWritten(report.resolve(Adjustments.FILE));
    }
}
