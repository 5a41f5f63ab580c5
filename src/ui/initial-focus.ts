import { createContext, use, useLayoutEffect, type RefObject } from 'react'

/** Provided by Modal and Sheet: sets the element that receives focus when the dialog opens. */
export const InitialFocusContext = createContext<((element: HTMLElement | null) => void) | null>(
  null,
)

/**
 * Makes a control the one that receives focus when the dialog around it opens. Without such a
 * control, focus goes to the first focusable element.
 */
export function useInitialFocus(control: RefObject<HTMLElement | null>, isInitial: boolean) {
  const setInitialFocus = use(InitialFocusContext)
  useLayoutEffect(() => {
    if (!setInitialFocus || !isInitial) return undefined
    setInitialFocus(control.current)
    return () => setInitialFocus(null)
  }, [setInitialFocus, control, isInitial])
}
