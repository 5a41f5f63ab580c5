import { useLayoutEffect } from 'react'

/**
 * For a bar with buttons that is above the navigation on phones: toasts are above it (toaster.tsx).
 * @param isShown whether the bar is there
 */
export function useBottomAction(isShown = true) {
  useLayoutEffect(() => {
    if (!isShown) return undefined
    const { style } = document.documentElement
    // The height of the tallest bar.
    style.setProperty('--bottom-action', 'calc(var(--spacing) * 18)')
    return () => {
      style.removeProperty('--bottom-action')
    }
  }, [isShown])
}
