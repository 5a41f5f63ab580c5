/**
 * A string in browser storage. If the storage is blocked or full, the value is kept in memory until
 * the page is closed.
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
    /** Returns false if the value could only be kept in memory. */
    write(value: string): boolean {
      try {
        // Without removing the old value first: other tabs would read that as a sign-out.
        getStorage().setItem(key, value)
        unsaved = null
        return true
      } catch {
        // The old value must not be read in place of one that did not fit.
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
        // Blocked storage holds no value.
      }
    },
  }
}
