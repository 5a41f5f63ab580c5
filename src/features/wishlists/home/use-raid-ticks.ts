import { toast } from '@/ui/messages/toast'
import { useState, type RefObject } from 'react'
import { undoToastId } from '../edits/edit-messages'
import { useEditWishlist } from '../edits/edits.mutations'
import type { RaidWish } from './raid-wishes'
import { useRecentTicks } from '../wish/use-recent-ticks'

/** Marks a wish as obtained or wanted; called with the toggle that was pressed. */
export type RaidTick = (raidWish: RaidWish, toggle: HTMLElement) => void

/**
 * Ticks wishes of several lists. An obtained wish keeps its place for a moment and then leaves the
 * region; if its toggle has the focus, the next one gets it. A toast offers Undo meanwhile, and
 * after that, because the next wish moves to where the toggle was.
 */
export function useRaidTicks(regionRef: RefObject<HTMLElement | null>) {
  const edit = useEditWishlist()
  const { recent, onTick } = useRecentTicks()
  const [announcement, setAnnouncement] = useState('')

  const tick: RaidTick = ({ wishlist, wish }, toggle) => {
    const { id, lootItem } = wish
    const set = (isObtained: boolean) => {
      onTick(id, isObtained, () => {
        // Also called at once, when the toggle is not pressed yet.
        const leaves = isObtained && toggle.ariaPressed === 'true'
        if (leaves && document.activeElement === toggle) focusNext(toggle, regionRef.current)
      })
      edit(wishlist, { type: 'change', id, isObtained })
      setAnnouncement(`${lootItem.name} is ${isObtained ? 'obtained' : 'no longer obtained'}`)
    }
    set(!wish.isObtained)
    if (wish.isObtained) toast.dismiss(undoToastId(id))
    else {
      toast.success(`Obtained ${lootItem.name}`, {
        id: undoToastId(id),
        undo: () => set(false),
      })
    }
  }
  return { recent, tick, announcement }
}

/** Focuses the toggle after this one, or before it if it is the last one. */
function focusNext(toggle: Element, region: Element | null) {
  const toggles = [...(region?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? [])]
  const index = toggles.findIndex((one) => one === toggle)
  const next = toggles[index + 1] ?? toggles[index - 1]
  next?.focus({ preventScroll: !toggle.matches(':focus-visible') })
}
