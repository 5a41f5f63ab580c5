/** Failures to load code that no user waits for, e.g. when the page is at rest. It is loaded again when needed. */
export const backgroundFailures = new WeakSet<object>()
