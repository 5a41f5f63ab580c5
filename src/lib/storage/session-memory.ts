/*
 * What modules keep in memory outside of the query cache, e.g. ids by which the backend knows a
 * wish. It belongs to the session and is dropped with it, and after each test.
 */

const drops: (() => void)[] = []

/** Registers a function that drops what a module keeps for the session. Call it in the module. */
export function dropWithSession(drop: () => void) {
  drops.push(drop)
}

/** Drops what all modules keep for the session that has ended. */
export function dropSessionMemory() {
  for (const drop of drops) drop()
}
