package tabuleiro.reference;

import com.sun.source.tree.AssertTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The contracts of one game and the assertions that keep them. A clause of an interface's method is asserted in that
 * method of each class that implements the interface, or in a private method which that one asserts; a clause about
 * new games, in the constructor with the same parameters; an invariant, in the method {@code invariant}; a clause in
 * the comment of a method of the reference, in that method.
 *
 * @param specification the types that state the contracts
 * @param reference     the types that keep them
 * @param unchecked     the clauses that no program can check, such as {@code Die.roll() is_random}
 */
record Contracts(List<SourceType> specification, List<SourceType> reference, Set<String> unchecked) {

    private static final String PROVIDER = "Provider";
    private static final Set<String> FOR_ASSERTIONS_ONLY = Set.of("Certificate", "Change");

    /**
     * The clauses that a method of the reference must assert.
     *
     * @param owner   of the method
     * @param method  of the reference
     * @param source  the interface and its method that state the clauses
     * @param clauses what must be asserted
     */
    private record Duty(SourceType owner, SourceMethod method, String source, List<Clause> clauses) {

        String place() {
            return owner.name() + "." + method.signature();
        }
    }

    /** Returns the clauses that are neither asserted where they belong nor unchecked. */
    List<String> notAsserted() {
        return duties().flatMap(duty -> duty.clauses.stream()
                .filter(clause -> duty.owner.assertions(duty.method).stream().noneMatch(clause::isNamedBy))
                .filter(clause -> !unchecked.contains(duty.source + " " + clause.label()))
                .map(clause -> duty.place() + " does not assert " + clause)).toList();
    }

    /** Returns the clauses that no class of the reference has to keep, as it implements no such method. */
    List<String> nobodys() {
        final Set<String> kept = new HashSet<>();
        duties().forEach(duty -> duty.clauses.forEach(clause -> kept.add(duty.source + " " + clause.label())));
        return clauses().stream().filter(clause -> !kept.contains(clause)).toList();
    }

    /** Returns all clauses of the specification, such as {@code Die.roll() has_rolled}. */
    List<String> clauses() {
        return specification.stream().flatMap(type -> Stream.concat(
                clausesOf(type).stream().map(clause -> type.name() + " " + clause.label()),
                type.methods().stream().flatMap(method -> method.clauses().stream()
                        .map(clause -> type.name() + "." + method.signature() + " " + clause.label())))).toList();
    }

    /** Returns the assertions that name no clause of the method they stand in. */
    List<String> notPromised() {
        final List<String> faults = new ArrayList<>();
        for (SourceType type : reference) {
            final Set<String> parts = new HashSet<>();
            type.methods().forEach(method -> method.assertions()
                    .forEach(assertion -> assertion.calls().ifPresent(parts::add)));
            type.methods().stream()
                    .filter(method -> method.name().equals("invariant") || !parts.contains(method.name()))
                    .forEach(method -> faults.addAll(notPromised(type, method)));
        }
        return faults;
    }

    private List<String> notPromised(SourceType type, SourceMethod method) {
        final List<Clause> promised = new ArrayList<>();
        duties(type).filter(duty -> duty.method.equals(method)).forEach(duty -> promised.addAll(duty.clauses));
        return type.assertions(method).stream().filter(assertion -> assertion.calls().isEmpty())
                .filter(assertion -> promised.stream().noneMatch(clause -> clause.isNamedBy(assertion)))
                .map(assertion -> type.name() + "." + method.signature() + " asserts " + assertion).toList();
    }

    /** Returns what is listed as unchecked although it is asserted, or although there is no such clause. */
    List<String> listedInVain() {
        final Set<String> left = new HashSet<>(unchecked);
        duties().forEach(duty -> duty.clauses.stream()
                .filter(clause -> duty.owner.assertions(duty.method).stream().noneMatch(clause::isNamedBy))
                .forEach(clause -> left.remove(duty.source + " " + clause.label())));
        return left.stream().sorted().toList();
    }

    /** Returns the assertions whose message has no label that is written out, no rule or another refusal. */
    List<String> silent() {
        return reference.stream().flatMap(type -> type.methods().stream())
                .flatMap(method -> method.assertions().stream())
                .filter(assertion -> assertion.calls().isEmpty() && !assertion.saysWhatIsBroken())
                .map(Assertion::toString).toList();
    }

    /** Returns the constructors and commands that do not check the invariant last. */
    List<String> withoutInvariant() {
        return reference.stream().filter(type -> interfacesOf(type).anyMatch(each -> !clausesOf(each).isEmpty()))
                .flatMap(type -> type.methods().stream().filter(SourceMethod::createsOrChanges)
                        .filter(method -> !method.endsWith("assert invariant();"))
                        .map(method -> type.name() + "." + method.signature())).toList();
    }

    /** Returns the calls of methods that only assertions may call, but that stand outside of one. */
    List<String> calledOutsideAssertions() {
        final List<String> calls = new ArrayList<>();
        reference.stream().filter(type -> !FOR_ASSERTIONS_ONLY.contains(type.name()))
                .forEach(type -> new TreeScanner<Void, Void>() {
                    private final Set<String> names = new HashSet<>(FOR_ASSERTIONS_ONLY);

                    @Override
                    public Void visitVariable(VariableTree variable, Void nothing) {
                        if (FOR_ASSERTIONS_ONLY.contains(String.valueOf(variable.getType()))) {
                            names.add(variable.getName().toString());
                        }
                        return super.visitVariable(variable, nothing);
                    }

                    @Override
                    public Void visitAssert(AssertTree assertion, Void nothing) {
                        return null;
                    }

                    @Override
                    public Void visitMethodInvocation(MethodInvocationTree call, Void nothing) {
                        if (call.getMethodSelect() instanceof MemberSelectTree select && names.contains(made(select))) {
                            calls.add(type.name() + ": " + call);
                        }
                        return super.visitMethodInvocation(call, nothing);
                    }
                }.scan(type.tree(), null));
        return calls;
    }

    private static String made(MemberSelectTree select) {
        final ExpressionTree on = select.getExpression();
        return on instanceof NewClassTree creation ? creation.getIdentifier().toString() : on.toString();
    }

    private Stream<Duty> duties() {
        return reference.stream().flatMap(this::duties);
    }

    private Stream<Duty> duties(SourceType type) {
        return Stream.concat(ofItself(type), interfacesOf(type).flatMap(each -> Stream.of(ofMethods(type, each),
                ofConstructors(type, each), ofInvariant(type, each)).flatMap(duties -> duties)));
    }

    /** Returns what the methods of a class must assert because their own comments state it. */
    private static Stream<Duty> ofItself(SourceType type) {
        return type.methods().stream().map(method -> new Duty(type, method, type.name() + "." + method.signature(),
                method.clauses()));
    }

    private Stream<Duty> ofMethods(SourceType type, SourceType stated) {
        return stated.methods().stream().filter(method -> !method.name().equals("newGame"))
                .flatMap(method -> duty(type, method.signature(), stated, method).stream());
    }

    private Stream<Duty> ofConstructors(SourceType type, SourceType stated) {
        return specification.stream().filter(each -> each.name().equals(stated.name() + PROVIDER))
                .flatMap(provider -> provider.methods().stream().filter(method -> method.name().equals("newGame"))
                        .flatMap(method -> duty(
                                type, method.signature(SourceMethod.CONSTRUCTOR), provider, method).stream()));
    }

    private static Stream<Duty> ofInvariant(SourceType type, SourceType stated) {
        return type.methods().stream().filter(method -> method.signature().equals("invariant()"))
                .map(method -> new Duty(type, method, stated.name(), clausesOf(stated)));
    }

    private static Optional<Duty> duty(SourceType type, String signature, SourceType stated, SourceMethod promise) {
        return type.methods().stream().filter(method -> method.signature().equals(signature)).findFirst()
                .map(method -> new Duty(type, method, stated.name() + "." + promise.signature(), promise.clauses()));
    }

    private Stream<SourceType> interfacesOf(SourceType type) {
        return specification.stream().filter(each -> type.interfaces().contains(each.name()));
    }

    private static List<Clause> clausesOf(SourceType stated) {
        return Clause.in(stated.comment());
    }
}
