import { useEffect } from 'react'

/**
 * Keeps the page around an open list readable. Radix hides all of it from screen readers
 * (`aria-hidden`) while its links and buttons stay where they are, which takes a page its heading
 * and leaves hidden what can have the focus. A list of options is no dialog: focus stays in it
 * anyhow, as in a Menu. What was hidden before, by a dialog around the list, stays hidden.
 */
export function useReadablePage(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        // Radix marks what it hides, and takes away no more than is there when the list closes.
        if (target instanceof Element && target.hasAttribute('data-aria-hidden')) {
          target.removeAttribute('aria-hidden')
        }
      }
    })
    observer.observe(document.body, { subtree: true, attributeFilter: ['aria-hidden'] })
    return () => observer.disconnect()
  }, [isOpen])
}
