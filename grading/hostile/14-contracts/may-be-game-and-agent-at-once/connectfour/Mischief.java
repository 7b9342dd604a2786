package connectfour;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;

final class Mischief extends Hook {

    private Object both;
    private Agent agent;

    @Override
    ConnectFour game(Engine right) {
        both = Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] {ConnectFour.class, Agent.class},
                (self, method, arguments) -> {
                    try {
                        return method.invoke(method.getDeclaringClass() == Agent.class ? agent : right, arguments);
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                });
        return (ConnectFour) both;
    }

    @Override
    Agent agent(Agent right) {
        agent = right;
        return (Agent) both;
    }
}
