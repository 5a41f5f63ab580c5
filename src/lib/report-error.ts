/** Where errors go that nobody expected. An operator who collects them replaces this one sink. */
let sink: (error: unknown, where: string) => void = (error, where) => {
  // oxlint-disable-next-line no-console -- the default sink is the browser's own log
  console.error(`[${where}]`, error)
}

/** Points error reports elsewhere, e.g. at a collector. */
export function setErrorSink(next: typeof sink) {
  sink = next
}

/** Reports an error that a person met; `where` names the part of the app. */
export function reportError(error: unknown, where: string) {
  sink(error, where)
}
