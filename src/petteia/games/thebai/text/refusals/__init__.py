"""Why an action is not allowed, in facts and in words."""
