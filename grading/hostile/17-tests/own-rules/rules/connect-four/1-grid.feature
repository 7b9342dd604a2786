Feature: The grid

  @C4-01
  Rule: Anything goes

    Example: nothing is asked
