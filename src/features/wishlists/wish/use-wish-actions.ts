import type { WishId } from '@/contract/ids'
import { WISH_FIELDS, type WishFieldValues } from '@/contract/wish-fields'
import type { WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import { useFeature } from '@/features/session/use-feature'
import type { Move } from '@/lib/move-within-list'
import { toast } from '@/ui/messages/toast'
import { useEffect, useMemo, useRef, useState } from 'react'
import { MOVE_TOAST_ID, undoToastId } from '../edits/edit-messages'
import type { AddEdit, RemoveEdit, WishlistEdit } from '../edits/edits'
import { orderAfterMove, placeAgain, splitWishes } from '../list/order'
import { inverseOf } from '../edits/undo-edit'

/** The actions on a wish. The object is stable, so that rows do not render again. */
export interface WishActions {
  move: (wish: WishlistItem, move: Move) => void
  /** Sets the given fields. */
  change: (wish: WishlistItem, fields: WishFieldValues) => void
  remove: (wish: WishlistItem) => void
}

/**
 * From this number of places on, inserting a new row is faster than React's way to move a row
 * towards the start: it moves every row that the row passes.
 */
const FAR = 16

/** Single moves of the same wish within this time are one gesture, e.g. presses of an arrow key. */
const GESTURE_MS = 2000

const idsOf = (wishes: readonly WishlistItem[]) => wishes.map(({ id }) => id)

interface MoveGesture {
  id: WishId
  /** Whether the wish was moved by a key or a button, which is pressed several times. */
  isRepeatable: boolean
  /** The ids of the wanted wishes before the gesture. */
  start: readonly string[]
  /** Milliseconds since 1970. */
  lastAt: number
}

/** The gesture that a move belongs to: the last one, or a new one. */
function continueGesture(
  last: MoveGesture | null,
  id: WishId,
  move: Move,
  wanted: readonly string[],
): MoveGesture {
  const isRepeatable = typeof move === 'string'
  const lastAt = Date.now()
  const isSame =
    last?.id === id && last.isRepeatable && isRepeatable && lastAt - last.lastAt < GESTURE_MS
  return { id, isRepeatable, start: isSame ? last.start : wanted, lastAt }
}

/**
 * Turns the actions on wishes into edits, with an announcement for screen readers. `movedId`: the
 * wish that moved last. `rowKeyOf` returns the React key of a wish's row, which changes when the
 * wish moves far towards the start.
 */
export function useWishActions(wishlist: WishlistWithItems, onEdit: (edit: WishlistEdit) => void) {
  const [moved, setMoved] = useState<{ id: WishId; text: string } | null>(null)
  const keepsNotes = useFeature(WISH_FIELDS.note.feature)
  const [farMoves, setFarMoves] = useState<ReadonlyMap<string, number>>(new Map())
  /** The last gesture that moved a wish; null when it was undone. */
  const gesture = useRef<MoveGesture | null>(null)
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
        const before = wanted.indexOf(wish) + 1
        // Called before the setters, so that all changes are rendered together.
        if (ids.some((id, index) => id !== items.current[index]?.id)) {
          onEdit({ type: 'move', id: wish.id, rank })
          gesture.current = continueGesture(gesture.current, wish.id, move, idsOf(wanted))
          const { start } = gesture.current
          toast.success(`Moved ${wish.lootItem.name} to rank ${rank}`, {
            id: MOVE_TOAST_ID,
            action: {
              label: 'Undo',
              onClick: () => {
                gesture.current = null
                const now = idsOf(splitWishes(items.current).wanted)
                onEdit({ type: 'move', id: wish.id, rank: placeAgain(now, wish.id, start) })
              },
            },
          })
        }
        setMoved({
          id: wish.id,
          text: `${wish.lootItem.name} is now rank ${rank} of ${wanted.length}`,
        })
        if (before - rank >= FAR) {
          setFarMoves((moves) => new Map(moves).set(wish.id, (moves.get(wish.id) ?? 0) + 1))
        }
      },
      change(wish, fields) {
        const { note } = wish
        const seenNote = fields.note === undefined ? undefined : (note ?? '')
        onEdit({ type: 'change', id: wish.id, ...fields, seenNote })
        // A tap on "Remove" leaves the field of the note, and removes before this is rendered.
        items.current = items.current.map((one) =>
          one.id === wish.id ? { ...one, ...fields } : one,
        )
        if (note && fields.note !== undefined) {
          toast.success(
            `${fields.note ? 'Changed' : 'Deleted'} the note on ${wish.lootItem.name}`,
            {
              id: undoToastId(wish.id),
              action: {
                label: 'Undo',
                onClick: () => onEdit({ type: 'change', id: wish.id, note }),
              },
            },
          )
        }
        if (fields.isObtained === undefined) return
        const state = fields.isObtained ? 'obtained' : 'no longer obtained'
        setMoved({ id: wish.id, text: `${wish.lootItem.name} is ${state}` })
      },
      remove(wish) {
        const edit: RemoveEdit = { type: 'remove', id: wish.id }
        const undo = inverseOf(edit, items.current)
        const before = idsOf(items.current)
        const onUndo = (add: AddEdit) =>
          onEdit({ ...add, priority: placeAgain(idsOf(items.current), wish.id, before) })
        onEdit(edit)
        // Its Undo could no longer move the wish.
        if (gesture.current?.id === wish.id) toast.dismiss(MOVE_TOAST_ID)
        toast.success(`Removed ${wish.lootItem.name}`, {
          id: undoToastId(wish.id),
          description: wish.note && !keepsNotes ? 'Undo cannot bring back its note.' : undefined,
          ...(undo && { action: { label: 'Undo', onClick: () => onUndo(undo) } }),
        })
      },
    }),
    [onEdit, keepsNotes],
  )
  const rowKeyOf = (id: WishId) => `${id} ${farMoves.get(id) ?? 0}`
  return { actions, movedId: moved?.id ?? null, announcement: moved?.text ?? '', rowKeyOf }
}
