import { createContext, use, useLayoutEffect, type RefObject } from 'react'

/** Provided by Modal and Sheet: sets the element that receives focus when the dialog opens. */
export const InitialFocusContext = createContext<((element: HTMLElement | null) => void) | null>(
  null,
)

/**
 * Focuses a control when the dialog around it opens. If no control of a dialog calls this, its
 * first focusable element gets the focus.
 */
export function useInitialFocus(control: RefObject<HTMLElement | null>, isInitial: boolean) {
  const setInitialFocus = use(InitialFocusContext)
  useLayoutEffect(() => {
    if (!setInitialFocus || !isInitial) return undefined
    setInitialFocus(control.current)
    return () => setInitialFocus(null)
  }, [setInitialFocus, control, isInitial])
}
