package tabuleiro.reference;

import com.sun.source.tree.AssertTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.TypeKind;

/**
 * A method or constructor in a source file.
 *
 * @param tree    as it is parsed
 * @param comment its Javadoc, empty if there is none
 */
record SourceMethod(MethodTree tree, String comment) {

    /** What javac calls a constructor. */
    static final String CONSTRUCTOR = "<init>";

    String name() {
        return tree.getName().toString();
    }

    /** Returns name and types of parameters, such as {@code play(int)}. */
    String signature() {
        return signature(name());
    }

    /** Returns the signature with another name. */
    String signature(String name) {
        return name + tree.getParameters().stream().map(each -> each.getType().toString())
                .collect(Collectors.joining(", ", "(", ")"));
    }

    List<Clause> clauses() {
        return Clause.in(comment);
    }

    /** Returns the assertions in its body, in their order. */
    List<Assertion> assertions() {
        final List<Assertion> found = new ArrayList<>();
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitAssert(AssertTree node, Void nothing) {
                found.add(Assertion.of(node));
                return null;
            }
        }.scan(tree.getBody(), null);
        return found;
    }

    /** Checks whether it is a constructor, or a public method that returns nothing. */
    boolean createsOrChanges() {
        final boolean isVoid = tree.getReturnType() instanceof PrimitiveTypeTree type
                && type.getPrimitiveTypeKind() == TypeKind.VOID;
        return name().equals(CONSTRUCTOR) || isVoid && tree.getModifiers().getFlags().contains(Modifier.PUBLIC);
    }

    /** Checks whether this is the last thing it does. */
    boolean endsWith(String statement) {
        final List<? extends StatementTree> body = tree.getBody().getStatements();
        return !body.isEmpty() && body.get(body.size() - 1).toString().equals(statement);
    }
}
