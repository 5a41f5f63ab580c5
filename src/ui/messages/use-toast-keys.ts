import { pressedKey } from '@/lib/pressed-key'
import { useEffect, useRef } from 'react'
import { useSonner } from 'sonner'

import { toastRegion, undoLatest } from './toast'

const TEXT_FIELDS = 'input, textarea, select, [contenteditable]'

/**
 * Keyboard access to toasts, also while a dialog keeps the focus inside: Alt+T focuses the button
 * of the latest toast, that button and Escape return the focus to where it was, and Tab goes on to
 * what follows the toasts. Ctrl+Z outside of text fields runs the latest Undo.
 *
 * Sonner's own focus handling returns the focus also when Tab leaves the last toast, so it does not
 * get the focus events.
 */
export function useToastKeys() {
  // Renders when a toast is shown or removed.
  useSonner()
  const returnTo = useRef<HTMLElement>(null)

  useEffect(() => {
    // A toast that had the focus has disappeared.
    if (document.activeElement === document.body) returnTo.current?.focus({ preventScroll: true })
  })

  useEffect(() => {
    const region = toastRegion.current
    if (!region) return undefined
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && region.contains(target)
    const goBack = () => returnTo.current?.focus({ preventScroll: true })

    const listeners = new AbortController()
    const { signal } = listeners
    region.addEventListener('focusin', takeFocus, { signal })
    region.addEventListener('focusout', leaveFocus, { signal })
    region.addEventListener('click', goBackFromButton, { signal })
    // After React's listeners, and before those of dialogs on the document.
    document.documentElement.addEventListener('focusout', hideFromDialogs, { signal })
    // After Sonner's listener, which focuses the list.
    window.addEventListener('keydown', pressKey, { signal })
    return () => listeners.abort()

    function takeFocus(event: FocusEvent) {
      event.stopPropagation()
      const { relatedTarget } = event
      if (relatedTarget instanceof HTMLElement && !isInside(relatedTarget))
        returnTo.current = relatedTarget
    }
    function leaveFocus(event: FocusEvent) {
      event.stopPropagation()
      if (event.relatedTarget && !isInside(event.relatedTarget)) returnTo.current = null
    }
    function hideFromDialogs(event: FocusEvent) {
      if (isInside(event.relatedTarget)) event.stopPropagation()
    }
    function goBackFromButton({ target }: MouseEvent) {
      if (target instanceof Element && target.closest('button')) goBack()
    }
    function pressKey(event: KeyboardEvent) {
      const { altKey, code, ctrlKey, metaKey, shiftKey, target } = event
      const isInField = target instanceof Element && target.matches(TEXT_FIELDS)
      if (altKey && code === 'KeyT') {
        region?.querySelector<HTMLElement>('[data-visible=true] [data-action]')?.focus()
      } else if (event.key === 'Escape') {
        if (isInside(document.activeElement)) goBack()
      } else if (pressedKey(event) === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey) {
        if (!event.defaultPrevented && !isInField && undoLatest()) event.preventDefault()
      }
    }
  }, [])
}
