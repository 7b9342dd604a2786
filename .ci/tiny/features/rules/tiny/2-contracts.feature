@guard @task-4
Feature: Contracts
  A guard stops a caller who does not ask first.

  @guard-TY-02
  Example: a careless caller puts a stone on another
    Given the board
      """
      . 1 . .
      """
    When a careless caller plays on 2
    Then an assertion stops the caller
