import type { WishlistItem } from '@/contract/wishlist'
import { SLOTS, slotLabel } from '@/game/items'
import type { ReactNode } from 'react'

interface WishesBySlotProps {
  items: readonly WishlistItem[]
  renderRows: (wishes: readonly WishlistItem[]) => ReactNode
}

/** Wishes by slot, in the order of a character sheet. */
export function WishesBySlot({ items, renderRows }: WishesBySlotProps) {
  return SLOTS.filter((slot) => items.some((item) => item.slot === slot)).map((slot) => (
    <section key={slot} aria-label={slotLabel(slot)}>
      <h2 className="px-4 pt-4 pb-1 text-sm text-faint">{slotLabel(slot)}</h2>
      <ul>{renderRows(items.filter((item) => item.slot === slot))}</ul>
    </section>
  ))
}
