package tabuleiro.grading.intake;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import tabuleiro.grading.HandIn;

/** Sorts what lies in the folder of a class by who handed it in. A platform may give several things to one student. */
final class Members {

    /** No name of a file contains it, so what is keyed by it is nobody's. */
    private static final String APART = "\0";

    private final Map<String, Member> members = new TreeMap<>();

    /** What one student handed in. */
    private record Member(HandIn handIn, List<Entry> entries) {

        Member(HandIn handIn) {
            this(handIn, new ArrayList<>());
        }

        Entry root() {
            return Entry.folder(handIn.label(), () -> {
                if (entries.stream().allMatch(each -> each.kind() == Entry.Kind.LEFT_OUT)) {
                    throw new Refused("has only online text", "Only text typed into the page of the learning platform"
                            + " was handed in: hand in the source files.");
                }
                final List<Entry> all = new ArrayList<>();
                for (Entry each : entries) {
                    all.addAll(each.isFolder() ? each.inside().list() : List.of(each));
                }
                return all;
            });
        }
    }

    /** Returns whether a file of this name, directly in the folder of a class, may be a submission or belong to one. */
    static boolean mayBelong(String name) {
        return name.endsWith(".java") || Contents.isArchive(name) || Platform.in(name).isPresent();
    }

    /** Adds what lies in the folder of this name, in which the class does, and is dated by this. */
    void add(Entry entry, String from, String clock) {
        final Optional<Platform> platform = Platform.in(entry.name());
        final Member member = platform.map(each -> members.computeIfAbsent(each.person() + "_" + each.id(), key ->
                new Member(new HandIn(each.person(), each.id(), from, each.time(),
                        each.time().isEmpty() ? clock : "the platform"))))
                .orElseGet(() -> another(new HandIn(entry.name(), "", from, "", clock)));
        if (platform.filter(Platform::isText).isPresent()) {
            member.entries.add(Entry.leftOut("onlinetext.html", "online text"));
        } else {
            member.entries.add(entry.as(entry.isFolder() ? entry.name()
                    : EntryName.fit(platform.map(Platform::file).orElse(entry.name()))));
        }
    }

    /** Names that cannot be told apart, because they are written in no known letters, are different submissions. */
    private Member another(HandIn handIn) {
        String key = handIn.person();
        while (members.containsKey(key)) {
            key += APART;
        }
        members.put(key, new Member(handIn));
        return members.get(key);
    }

    /** Adds what leads out of the archive of a class, and so belongs to nobody: all of it is one submission. */
    void addStray(Entry stray) {
        final String path = path(stray);
        members.computeIfAbsent(APART, key -> new Member(HandIn.of(path))).entries.add(
                Entry.unsafe(path, "leads out of its folder"));
    }

    /** Returns the path of the first thing that lies there. */
    private static String path(Entry entry) {
        return entry.name() + entry.children().stream().findFirst().map(inner -> "/" + path(inner)).orElse("");
    }

    /** Returns whether nothing has been added. */
    boolean isEmpty() {
        return members.isEmpty();
    }

    /** Gives each with who handed it in, in the order of the names. */
    void each(BiConsumer<HandIn, Entry> receiver) {
        members.values().forEach(member -> receiver.accept(member.handIn, member.root()));
    }
}
