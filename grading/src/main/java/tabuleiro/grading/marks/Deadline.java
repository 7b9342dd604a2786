package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Optional;
import java.util.Set;

/**
 * Until when a class hands in, and what it costs to be late.
 *
 * @param due      until when
 * @param zone     where: times of the whole world are seen from there
 * @param perDay   how many marks are taken off for each working day
 * @param grace    how much later than that costs nothing
 * @param latest   after when nothing is accepted; nothing if all is
 * @param holidays days besides Saturdays and Sundays on which nobody works
 */
public record Deadline(LocalDateTime due, ZoneId zone, BigDecimal perDay, Duration grace,
        Optional<LocalDateTime> latest, Set<LocalDate> holidays) {

    private static final Set<DayOfWeek> WEEKEND = Set.of(DayOfWeek.SATURDAY, DayOfWeek.SUNDAY);

    /** Returns a time as it is noted, seen from here. */
    LocalDateTime local(String noted) {
        return noted.endsWith("Z") ? LocalDateTime.ofInstant(Instant.parse(noted), zone) : LocalDateTime.parse(noted);
    }

    /**
     * Returns how many working days late something is that was handed in at this time and was due at that: the days
     * after the one on which it was due, its own included. Whoever is late at all is late by one.
     */
    long daysLate(LocalDateTime handedIn, LocalDateTime until) {
        return !handedIn.isAfter(until.plus(grace)) ? 0 : Math.max(1, until.toLocalDate().plusDays(1)
                .datesUntil(handedIn.toLocalDate().plusDays(1)).filter(this::isWorkingDay).count());
    }

    private boolean isWorkingDay(LocalDate day) {
        return !WEEKEND.contains(day.getDayOfWeek()) && !holidays.contains(day);
    }

    /** Checks whether something that was handed in at this time, and due at that, is not accepted any more. */
    boolean isTooLate(LocalDateTime handedIn, LocalDateTime until) {
        return latest.filter(last -> handedIn.isAfter(last) && handedIn.isAfter(until)).isPresent();
    }
}
