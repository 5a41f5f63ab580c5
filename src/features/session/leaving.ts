import { useSyncExternalStore } from 'react'

let isLeaving = false
const listeners = new Set<() => void>()

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Whether a sign-in or sign-out is in progress. All components share this state. */
export function useIsLeaving(): boolean {
  return useSyncExternalStore(subscribe, () => isLeaving)
}

/** Marks the beginning or the end of a sign-in or sign-out. */
export function setLeaving(next: boolean) {
  isLeaving = next
  for (const onChange of listeners) onChange()
}
