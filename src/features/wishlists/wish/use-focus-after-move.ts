import type { WishId } from '@/contract/ids'
import type { WishlistItem } from '@/contract/wishlist'
import { useLayoutEffect, useMemo, useRef } from 'react'

/** The controls of a row that move its wish and keep the focus during the move. */
export type RowControl = 'handle' | 'tick'

/** Registers the element of a control, as a ref callback does; returns the cleanup. */
export type RegisterControl = (
  wishId: WishId,
  control: RowControl,
  element: HTMLElement | null,
) => (() => void) | undefined

/**
 * Keeps the focus on a control of a wish while the wish moves. Browsers drop the focus of an
 * element that moves within the document, and a wish that is ticked gets a new row in the other
 * list.
 */
export function useFocusAfterMove(items: readonly WishlistItem[]) {
  const elements = useRef(new Map<string, HTMLElement>())
  const next = useRef<{ key: string; preventScroll: boolean }>(null)
  const seen = useRef(items)

  useLayoutEffect(() => {
    if (seen.current === items) return
    seen.current = items
    if (next.current && document.activeElement === document.body) {
      const { key, preventScroll } = next.current
      elements.current.get(key)?.focus({ preventScroll })
    }
    next.current = null
  }, [items])

  return useMemo(() => {
    const keyOf = (wishId: WishId, control: RowControl) => `${control} ${wishId}`
    const register: RegisterControl = (wishId, control, element) => {
      if (!element) return undefined
      const key = keyOf(wishId, control)
      elements.current.set(key, element)
      return () => {
        // The new row of a moved wish may have registered already.
        if (elements.current.get(key) === element) elements.current.delete(key)
      }
    }
    return {
      register,
      /** Focuses the control after the next change of the list, if nothing else has the focus. */
      focusAfterMove(wishId: WishId, control: RowControl) {
        // Scroll to the new place only for keyboard users; with a pointer, the page stays in place.
        const isByKeyboard = document.activeElement?.matches(':focus-visible') === true
        next.current = { key: keyOf(wishId, control), preventScroll: !isByKeyboard }
      },
    }
  }, [])
}
