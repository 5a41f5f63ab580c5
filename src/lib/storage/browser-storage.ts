/** Removes all values whose keys start with a prefix. */
export function clearStorage(getStorage: () => Storage, prefix: string) {
  try {
    const storage = getStorage()
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  } catch {
    // If the storage is blocked, it has no values to remove.
  }
}

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
        // The old value is not removed first, because other tabs treat the removal of the token as
        // a sign-out.
        getStorage().setItem(key, value)
        unsaved = null
        return true
      } catch {
        // `read` must not return the old value instead of the one that could not be stored.
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
        // If the storage is blocked, it has no value to remove.
      }
    },
  }
}
