import { useEffect, useEffectEvent } from 'react'
import type { ClipboardContent } from '../paste/paste-table'

/** Both formats of what is pasted. */
export function contentOf(clipboard: Pick<DataTransfer, 'getData'>): ClipboardContent {
  return { html: clipboard.getData('text/html'), text: clipboard.getData('text/plain') }
}

/**
 * Calls a function when the user pastes and nothing on the page is meant: right after the page has
 * opened, its title or the body has the focus.
 */
export function usePasteOnPage(onPaste: (clipboard: ClipboardContent) => void) {
  const handle = useEffectEvent((event: ClipboardEvent) => {
    const { activeElement } = document
    const isFree = activeElement === document.body || activeElement?.matches('h1, main')
    if (!isFree || event.defaultPrevented || !event.clipboardData) return
    event.preventDefault()
    onPaste(contentOf(event.clipboardData))
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => handle(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}
