import { useEffect } from 'react'

/**
 * Keeps the page visible to screen readers while a Radix Select is open.
 *
 * Radix sets `aria-hidden` on everything outside the open list. That removes the page's headings
 * from the accessibility tree and puts `aria-hidden` on focusable elements. A Select does not need
 * this: it is not a modal dialog, and focus stays in the list anyway. Radix has no option to turn
 * it off, so this hook removes the attribute again. Elements hidden earlier by a dialog around the
 * Select stay hidden.
 */
export function useUnhidePage(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        // Radix marks the elements that it hides with `data-aria-hidden`, and on closing it removes
        // only the attributes that are still there.
        if (target instanceof Element && target.hasAttribute('data-aria-hidden')) {
          target.removeAttribute('aria-hidden')
        }
      }
    })
    observer.observe(document.body, { subtree: true, attributeFilter: ['aria-hidden'] })
    return () => observer.disconnect()
  }, [isOpen])
}
