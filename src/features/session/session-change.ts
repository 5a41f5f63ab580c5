import { useSyncExternalStore } from 'react'

let isChanging = false
const listeners = new Set<() => void>()

function subscribe(onChange: () => void) {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** Whether a sign-in or sign-out is in progress. All components share this state. */
export function useIsSessionChanging(): boolean {
  return useSyncExternalStore(subscribe, () => isChanging)
}

/** Marks the beginning or the end of a sign-in or sign-out. */
export function setSessionChanging(next: boolean) {
  isChanging = next
  for (const onChange of listeners) onChange()
}
