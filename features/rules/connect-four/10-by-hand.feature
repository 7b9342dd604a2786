@by-hand
Feature: What is marked by hand
  No example can show this. An instructor looks at it, with the help of what grading finds in the program.

  @C4-20
  Rule: Each of the nine functions of the assignment has its counterpart in the program
    Decision: their Java names and types are a table in the exercise's README. `jogar` is a command here, where the
    function returned the changed game.
