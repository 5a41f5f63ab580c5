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
    /** Whether the value outlives the page. */
    write(value: string): boolean {
      try {
        // In one step: a removal before it would look like a sign-out to other tabs.
        getStorage().setItem(key, value)
        unsaved = null
        return true
      } catch {
        // When the new value does not fit, the old one must not be read instead.
        this.clear()
        unsaved = value
        return false
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
