import type { WishId } from '@/contract/ids'
import type { WishlistItem } from '@/contract/wishlist'
import { useCallback, useLayoutEffect, useRef } from 'react'

/** The controls of a row that move its wish and keep the focus during the move. */
type RowControl = '[data-move-handle]' | '[data-tick]'

/**
 * Keeps the focus on a control of a wish while the wish moves. Browsers drop the focus of an
 * element that moves within the document, and a wish that is ticked gets a new row in the other
 * list. The function that it returns focuses the control after the next change of the list, if
 * nothing else has the focus.
 */
export function useFocusAfterMove(items: readonly WishlistItem[]) {
  const next = useRef<{ wishId: WishId; control: RowControl; preventScroll: boolean }>(null)
  const seen = useRef(items)

  useLayoutEffect(() => {
    if (seen.current === items) return
    seen.current = items
    if (next.current && document.activeElement === document.body) {
      const { wishId, control, preventScroll } = next.current
      const rows = [...document.querySelectorAll<HTMLElement>('[data-wish]')]
      const row = rows.find(({ dataset }) => dataset.wish === wishId)
      row?.querySelector<HTMLElement>(control)?.focus({ preventScroll })
    }
    next.current = null
  }, [items])

  return useCallback((wishId: WishId, control: RowControl) => {
    // Scroll to the new place only for keyboard users; with a pointer, the page stays in place.
    const isByKeyboard = document.activeElement?.matches(':focus-visible') === true
    next.current = { wishId, control, preventScroll: !isByKeyboard }
  }, [])
}
