package io.cucumber.core.runtime;

public final class Runtime {
}
