import { createContext, use, useLayoutEffect } from 'react'

/**
 * Asks before a dialog is closed: calls `close` later, or never. Returns false if there is nothing
 * to ask.
 */
export type CloseGuard = (close: () => void) => boolean

/** Provided by dialogs: sets the guard that is asked before the user closes the dialog. */
export const CloseGuardContext = createContext<((guard: CloseGuard | null) => void) | null>(null)

/** Sets the guard of the dialog around the component, if there is one, while `isNeeded`. */
export function useCloseGuard(isNeeded: boolean, ask: (close: () => void) => void) {
  const setGuard = use(CloseGuardContext)
  const isActive = isNeeded && setGuard !== null
  useLayoutEffect(() => {
    if (!isActive) return undefined
    setGuard((close) => {
      ask(close)
      return true
    })
    return () => setGuard(null)
  }, [isActive, setGuard, ask])
  return isActive
}
