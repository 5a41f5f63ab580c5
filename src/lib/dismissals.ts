import { useState } from 'react'
import { createStoredString } from './browser-storage'

/** How many dismissed notes are remembered under one key, the last ones. */
const NOTES_MAX = 100

/** The notes of one kind that the user has dismissed in this browser, by their ids, which have no spaces. */
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
