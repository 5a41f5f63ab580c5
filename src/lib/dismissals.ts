import { useState } from 'react'
import { createStoredString } from './browser-storage'

/** The maximum number of dismissed notes under one key. The oldest are forgotten first. */
const NOTES_MAX = 100

/**
 * The ids of the notes of one kind that the user has dismissed in this browser. An id must not
 * contain spaces.
 */
export function createDismissals(getStorage: () => Storage, key: string) {
  const stored = createStoredString(getStorage, key)
  const read = () => stored.read()?.split(' ') ?? []
  return {
    has: (id: string): boolean => read().includes(id),
    add(id: string) {
      const others = read().filter((one) => one !== id)
      stored.write([...others, id].slice(-NOTES_MAX).join(' '))
    },
  }
}

/** Returns whether a note is dismissed, and a function that dismisses it. */
export function useDismissal(dismissals: ReturnType<typeof createDismissals>, id: string) {
  const [dismissed, setDismissed] = useState<string | null>(null)
  const dismiss = () => {
    dismissals.add(id)
    setDismissed(id)
  }
  return [dismissed === id || dismissals.has(id), dismiss] as const
}
