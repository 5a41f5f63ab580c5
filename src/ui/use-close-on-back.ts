import { registerOverlay } from '@/lib/overlay-history'
import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * While an overlay is open, Back (button or gesture) closes it instead of leaving the page.
 * @param onBack closes the overlay, or asks a question first
 */
export function useCloseOnBack(isOpen: boolean, onBack: () => void) {
  const close = useEffectEvent(onBack)
  useLayoutEffect(() => (isOpen ? registerOverlay(() => close()) : undefined), [isOpen])
}
