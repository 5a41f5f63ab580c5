import type { BossId } from '@/contract/ids'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** The id of a boss's section in the view by boss, and the hash of the URL that leads to it. */
export function bossAnchor(bossId: BossId): string {
  return `boss-${bossId}`
}

/**
 * Scrolls to the element that the URL's hash names, as soon as it is rendered; not if the top of
 * the page shows it, too.
 */
export function useScrollToHash({ isReady }: { isReady: boolean }) {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (!isReady || !hash) return undefined
    // In the next frame, which computes the layout anyway.
    const frame = requestAnimationFrame(() => {
      const element = document.getElementById(hash)
      if (element && element.getBoundingClientRect().bottom > window.innerHeight) {
        element.scrollIntoView()
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [isReady, hash])
}
