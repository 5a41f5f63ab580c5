import { readReportLink } from '@/game/sims/report-link'
import { useEffect, useEffectEvent } from 'react'

/** Fields take what is pasted into them, and dialogs are about something else. */
const TAKERS = 'input, textarea, [contenteditable], [role="dialog"], [role="alertdialog"]'

/** Takes the link of a simulation report that is pasted anywhere on the page. */
export function useLinkPaste(isEnabled: boolean, onLink: (link: string) => void) {
  const take = useEffectEvent(onLink)
  useEffect(() => {
    if (!isEnabled) return undefined
    function onPaste({ target, clipboardData }: ClipboardEvent) {
      const text = clipboardData?.getData('text/plain') ?? ''
      const isTaken = target instanceof Element && target.closest(TAKERS) !== null
      if (!isTaken && readReportLink(text) !== null) take(text)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [isEnabled])
}
