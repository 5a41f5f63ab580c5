import { newId } from '../new-id'

const nothing = () => undefined

/** Returns false if the text cannot be stored. */
function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

function remove(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // If the storage is blocked, it has no text to remove.
  }
}

/** The texts of all tabs. */
function readAll(prefix: string) {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => ({ key, text: localStorage.getItem(key) ?? '' }))
  } catch {
    return []
  }
}

/**
 * Creates the storage of a text that belongs to this tab, in local storage. A tab is one loaded
 * document: after a reload it is another one.
 *
 * Each tab writes to a key of its own, so that tabs do not overwrite each other's text. As long as
 * it has a text, it holds a Web Lock of that name. The browser releases the lock when the tab is
 * closed, reloaded, discarded or crashes, so a tab that gets the lock of another tab knows that it
 * is gone. Browsers offer the locks to pages with TLS and on localhost; elsewhere nothing is
 * stored. Without a text the lock is released, because it keeps the page out of the back/forward
 * cache.
 */
export function createTabStorage(prefix: string) {
  const ownKey = prefix + newId()
  const listeners = new Set<() => void>()
  let text: string | null = null
  let isStored = false
  let lock: 'none' | 'requested' | 'held' = 'none'
  let unlock: () => void = nothing

  /** Stores the text under the lock, or gives the lock up if there is no text. */
  function store() {
    isStored = text !== null && write(ownKey, text)
    if (text === null) {
      remove(ownKey)
      lock = 'none'
      unlock()
    }
    notify()
  }

  function notify() {
    for (const onChange of listeners) onChange()
  }

  async function requestLock() {
    if (!('locks' in navigator)) return
    lock = 'requested'
    try {
      await navigator.locks.request(ownKey, async () => {
        const unlocked = new Promise<void>((resolve) => {
          unlock = resolve
        })
        lock = 'held'
        store()
        await unlocked
      })
    } catch {
      // The browser does not grant the lock.
      lock = 'none'
      notify()
    }
  }

  const readOthers = () => readAll(prefix).filter(({ key }) => key !== ownKey)

  return {
    /** Stores the tab's text once the tab has its lock; null removes it. */
    write(next: string | null) {
      text = next
      if (lock === 'held') return store()
      isStored = false
      if (next !== null && lock === 'none') void requestLock()
      notify()
    },
    /** Whether the last text is stored, so that it outlives the tab. */
    isStored: () => isStored,
    /** Whether the last text could not be stored, so that it is lost with the tab. */
    hasFailed: () => text !== null && !isStored && lock !== 'requested',
    /** The text of this tab, or null. */
    readOwn(): string | null {
      // Not stored yet.
      if (lock !== 'held') return text
      try {
        return localStorage.getItem(ownKey)
      } catch {
        return null
      }
    },
    /** Stores a text that belongs to no tab, for any tab to take over. Returns false on failure. */
    leave: (left: string) => write(prefix + newId(), left),
    /** Reports when `isStored` or `hasFailed` may have changed. Returns a function that ends it. */
    subscribe(onChange: () => void) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    /** The texts of all other tabs, whether they are open or not. */
    readOthers,
    /**
     * Removes the texts of tabs that are gone, and returns them. Each text is returned to one tab
     * only. `isWanted` chooses texts; the others stay.
     */
    async takeOver(isWanted: (text: string, key: string) => boolean): Promise<string[]> {
      if (!('locks' in navigator)) return []
      const texts = readOthers().map(({ key }) =>
        navigator.locks.request(key, { ifAvailable: true }, (free) => {
          const left = free && localStorage.getItem(key)
          if (left === null || !isWanted(left, key)) return []
          remove(key)
          return [left]
        }),
      )
      return (await Promise.all(texts)).flat()
    },
    /** Removes the text of another tab. */
    remove,
  }
}
