import type { WishFieldValues } from '@/contract/wish-fields'
import type { WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import type { Move } from '@/lib/move-within-list'
import { toast } from '@/ui/toast'
import { useEffect, useMemo, useRef, useState } from 'react'
import { removalToastId } from './edit-messages'
import type { RemoveEdit, WishlistEdit } from './edits'
import { orderAfterMove, splitWishes } from './order'
import { inverseOf } from './undo-edit'

/** The actions on a wish. The object is stable, so that rows do not render again. */
export interface WishActions {
  move: (wish: WishlistItem, move: Move) => void
  /** Sets the given fields. */
  change: (wish: WishlistItem, fields: WishFieldValues) => void
  remove: (wish: WishlistItem) => void
}

/**
 * From this number of places on, inserting a new row is faster than React's way to move a row towards the start:
 * it moves every row that the row passes.
 */
const FAR = 16

/**
 * Turns the actions on wishes into edits, with an announcement for screen readers.
 * `movedId`: the wish that moved last. `rowKeyOf` returns the React key of a wish's row, which changes when the
 * wish moves far towards the start.
 */
export function useWishActions(wishlist: WishlistWithItems, onEdit: (edit: WishlistEdit) => void) {
  const [moved, setMoved] = useState<{ id: string; text: string } | null>(null)
  const [farMoves, setFarMoves] = useState<ReadonlyMap<string, number>>(new Map())
  const items = useRef(wishlist.items)
  useEffect(() => {
    items.current = wishlist.items
  }, [wishlist.items])

  const actions = useMemo<WishActions>(
    () => ({
      move(wish, move) {
        const ids = orderAfterMove(items.current, wish.id, move)
        const rank = ids.indexOf(wish.id) + 1
        const { wanted } = splitWishes(items.current)
        // Called before the setters, so that all changes are rendered together.
        if (ids.some((id, index) => id !== items.current[index]?.id)) {
          onEdit({ type: 'move', id: wish.id, rank })
        }
        setMoved({
          id: wish.id,
          text: `${wish.lootItem.name} is now rank ${rank} of ${wanted.length}`,
        })
        if (wanted.indexOf(wish) + 1 - rank >= FAR) {
          setFarMoves((moves) => new Map(moves).set(wish.id, (moves.get(wish.id) ?? 0) + 1))
        }
      },
      change(wish, fields) {
        onEdit({ type: 'change', id: wish.id, ...fields })
        if (fields.isObtained === undefined) return
        const state = fields.isObtained ? 'obtained' : 'no longer obtained'
        setMoved({ id: wish.id, text: `${wish.lootItem.name} is ${state}` })
      },
      remove(wish) {
        const edit: RemoveEdit = { type: 'remove', id: wish.id }
        const undo = inverseOf(edit, items.current)
        onEdit(edit)
        toast.success(`Removed ${wish.lootItem.name}`, {
          id: removalToastId(wish.id),
          ...(undo && { action: { label: 'Undo', onClick: () => onEdit(undo) } }),
        })
      },
    }),
    [onEdit],
  )
  const rowKeyOf = (id: string) => `${id} ${farMoves.get(id) ?? 0}`
  return { actions, movedId: moved?.id ?? null, announcement: moved?.text ?? '', rowKeyOf }
}
