import type { WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import type { Slot } from '@/game/items'
import type { Move } from '@/lib/move-in-order'
import { toast } from '@/ui/toast'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { WishlistEdit } from './edits'
import { orderAfterMove, splitWishes } from './order'

/** What can be done with a wish; the object stays the same, so that rows need not render again. */
export interface WishActions {
  move: (wish: WishlistItem, move: Move) => void
  setNote: (wish: WishlistItem, note: string | null) => void
  setObtained: (wish: WishlistItem, isObtained: boolean) => void
  remove: (wish: WishlistItem) => void
}

/**
 * The actions of a list's rows as edits, and what screen readers are told of the last one.
 * `movedId` is the wish that has come to another place last, to keep the focus with it.
 */
export function useWishActions(wishlist: WishlistWithItems, onEdit: (edit: WishlistEdit) => void) {
  const [moved, setMoved] = useState<{ id: string; text: string } | null>(null)
  const items = useRef(wishlist.items)
  useEffect(() => {
    items.current = wishlist.items
  }, [wishlist.items])

  const actions = useMemo<WishActions>(
    () => ({
      move(wish, move) {
        const ids = orderAfterMove(items.current, wish.id, move)
        const rank = ids.indexOf(wish.id) + 1
        const { length } = splitWishes(items.current).wanted
        // The edit first: both then show in one render.
        if (ids.some((id, index) => id !== items.current[index]?.id)) {
          onEdit({ type: 'move', id: wish.id, rank })
        }
        setMoved({ id: wish.id, text: `${wish.lootItem.name} is now rank ${rank} of ${length}` })
      },
      setNote: (wish, note) => onEdit({ type: 'change', id: wish.id, note }),
      setObtained(wish, isObtained) {
        const { name } = wish.lootItem
        onEdit({ type: 'change', id: wish.id, isObtained })
        setMoved({
          id: wish.id,
          text: `${name} is ${isObtained ? 'obtained' : 'wished for again'}`,
        })
      },
      remove(wish) {
        onEdit({ type: 'remove', id: wish.id })
        toast.success(`Removed ${wish.lootItem.name}`, {
          action: { label: 'Undo', onClick: () => onEdit(inverseOfRemoval(wish)) },
        })
      },
    }),
    [onEdit],
  )
  return { actions, movedId: moved?.id ?? null, announcement: moved?.text ?? '' }
}

/** The same wish again, at its old rank. */
function inverseOfRemoval(wish: WishlistItem): WishlistEdit {
  const { id, lootItem, priority, note } = wish
  return {
    type: 'add',
    id,
    lootItem,
    // What was on the list is in a slot the server knows.
    slot: wish.slot as Slot,
    priority,
    note,
    isObtained: wish.isObtained === true,
  }
}
