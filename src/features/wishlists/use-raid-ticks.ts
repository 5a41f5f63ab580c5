import { useCallback, useState, type RefObject } from 'react'
import { useEditWishlist } from './edits.mutations'
import type { RaidWish } from './raid-wishes'
import { useRecentTicks } from './use-recent-ticks'

/** Marks a wish as obtained or wanted; called with the toggle that was pressed. */
export type RaidTick = (raidWish: RaidWish, toggle: HTMLElement) => void

/**
 * Ticks wishes of several lists. An obtained wish keeps its place for two seconds and then leaves the
 * region; if its toggle has the focus, the next one gets it.
 */
export function useRaidTicks(regionRef: RefObject<HTMLElement | null>) {
  const edit = useEditWishlist()
  const { recent, onTick } = useRecentTicks()
  const [announcement, setAnnouncement] = useState('')

  const tick = useCallback<RaidTick>(
    ({ wishlist, wish }, toggle) => {
      const isObtained = !wish.isObtained
      onTick(wish.id, isObtained, () => {
        // Also called at once, when the toggle is not pressed yet.
        const leaves = isObtained && toggle.ariaPressed === 'true'
        if (leaves && document.activeElement === toggle) focusNext(toggle, regionRef.current)
      })
      edit(wishlist, { type: 'change', id: wish.id, isObtained })
      setAnnouncement(`${wish.lootItem.name} is ${isObtained ? 'obtained' : 'no longer obtained'}`)
    },
    [edit, onTick, regionRef],
  )
  return { recent, tick, announcement }
}

/** Focuses the toggle after this one, or before it if it is the last one. */
function focusNext(toggle: Element, region: Element | null) {
  const toggles = [...(region?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? [])]
  const index = toggles.findIndex((one) => one === toggle)
  const next = toggles[index + 1] ?? toggles[index - 1]
  next?.focus({ preventScroll: !toggle.matches(':focus-visible') })
}
