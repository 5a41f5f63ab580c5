import { registerOverlay } from '@/lib/overlay-history'
import { useLayoutEffect, useRef } from 'react'

/**
 * While an overlay is open, Back (button or gesture) closes it instead of leaving the page.
 * @param onBack closes the overlay, or asks a question first
 */
export function useCloseOnBack(isOpen: boolean, onBack: () => void) {
  const latest = useRef(onBack)
  useLayoutEffect(() => {
    latest.current = onBack
  })
  useLayoutEffect(() => (isOpen ? registerOverlay(() => latest.current()) : undefined), [isOpen])
}
