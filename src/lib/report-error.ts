/** Receives unexpected errors. An operator who collects errors replaces it. */
let sink: (error: unknown, where: string) => void = (error, where) => {
  // oxlint-disable-next-line no-console -- the default sink is the browser's console
  console.error(`[${where}]`, error)
}

/** Replaces the receiver of error reports, e.g. by an error tracker. */
export function setErrorSink(next: typeof sink) {
  sink = next
}

/** Errors that have been reported. One error can pass several places that report it. */
const reported = new WeakSet<object>()

/** Reports an unexpected error once; `where` names the part of the app. */
export function reportError(error: unknown, where: string) {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return
    reported.add(error)
  }
  sink(error, where)
}
