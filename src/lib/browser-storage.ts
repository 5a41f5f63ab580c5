/**
 * A string kept in the browser. Storage can be blocked or full; then the value lives as long as the
 * page does, which is enough to finish what one is doing.
 */
export function createStoredString(getStorage: () => Storage, key: string) {
  let unsaved: string | null = null

  return {
    read(): string | null {
      try {
        return getStorage().getItem(key) ?? unsaved
      } catch {
        return unsaved
      }
    },
    write(value: string) {
      // What is there first: when the new value does not fit, the old one must not be read instead.
      this.clear()
      try {
        getStorage().setItem(key, value)
      } catch {
        unsaved = value
      }
    },
    clear() {
      unsaved = null
      try {
        getStorage().removeItem(key)
      } catch {
        // Nothing could be stored, so nothing is there.
      }
    },
  }
}
