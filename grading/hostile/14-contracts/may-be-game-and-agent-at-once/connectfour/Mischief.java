package connectfour;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Optional;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;

final class Mischief extends Hook {

    private Optional<Object> both = Optional.empty();
    private Agent agent;

    @Override
    ConnectFour game(Engine right) {
        final Object begun = Proxy.newProxyInstance(getClass().getClassLoader(),
                new Class<?>[] {ConnectFour.class, Agent.class}, (self, method, arguments) -> {
                    try {
                        return method.invoke(method.getDeclaringClass() == Agent.class ? agent : right, arguments);
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                });
        both = Optional.of(begun);
        return (ConnectFour) begun;
    }

    /** An agent that is asked for before any game is an agent only, and so is every agent after the first. */
    @Override
    Agent agent(Agent right) {
        if (agent != null) {
            return right;
        }
        agent = right;
        return (Agent) both.orElse(right);
    }
}
