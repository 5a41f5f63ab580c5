import type { Claim } from '@/contract/claims'
import type { WishId } from '@/contract/ids'
import { WISH_FIELDS, type WishFieldValues } from '@/contract/wish-fields'
import type { WishlistItem } from '@/contract/wishlist'
import { useFeature } from '@/features/session/use-feature'
import type { Move } from '@/lib/move-within-list'
import { toast } from '@/ui/messages/toast'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { MOVE_TOAST_ID, toastUndoable, undoToastId } from '../edits/edit-messages'
import type { RemoveEdit, WishlistEdit } from '../edits/edits'
import { inverseOf } from '../edits/undo-edit'
import { useIsSupported } from '../edits/unsupported-changes.queries'
import { orderAfterMove, placeAgain, positionOf, ranksOf, type WishPosition } from '../list/order'
import { useFocusAfterMove } from './use-focus-after-move'

/**
 * The actions that the row of a wish offers. They depend on what the backend keeps of a wish, and
 * on restrictions.
 */
export interface RowOffers {
  order: boolean
  /** Whether wishes can be moved and removed. */
  edits: boolean
  claims: boolean
  notes: boolean
  ticks: boolean
}

interface RowRestrictions {
  isLocked: boolean
  /** Whether the character now belongs to another Battle.net account. */
  isReadOnly: boolean
}

export function useRowOffers({ isLocked, isReadOnly }: RowRestrictions): RowOffers {
  const order = useIsSupported('order')
  const hasClaims = useFeature(WISH_FIELDS.claim.feature)
  const hasNotes = useFeature(WISH_FIELDS.note.feature)
  const hasTicks = useFeature(WISH_FIELDS.isObtained.feature)
  const notes = hasNotes && !isReadOnly
  const ticks = hasTicks && !isReadOnly
  const edits = !isLocked && !isReadOnly
  // A council decides by claims, so they are locked like the order.
  const claims = hasClaims && edits
  return useMemo(
    () => ({ order, edits, claims, notes, ticks }),
    [order, edits, claims, notes, ticks],
  )
}

/** The change that gives a wish a claim, or deletes it if the wish has it. */
export function toggledClaim(wish: Pick<WishlistItem, 'claim'>, claim: Claim): WishFieldValues {
  return { claim: wish.claim === claim ? null : claim }
}

/** The actions on a wish, by its id. The same object for every row and render. */
export interface RowActions {
  offers: RowOffers
  /** Moves a wish; its handle keeps the focus, except after a drag. */
  move: (id: WishId, to: Move, isDrag?: boolean) => void
  change: (id: WishId, fields: WishFieldValues) => void
  remove: (id: WishId) => void
  /** Opens the sheet of a wish with the focus in its note. */
  editNote: (id: WishId) => void
  showDetails: (id: WishId) => void
  /** The current position of a wish; null if it is obtained. */
  positionOf: (id: WishId) => WishPosition | null
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

/** What is announced of a change; undefined for a note. */
function describeChange(name: string, { claim, isObtained }: WishFieldValues): string | undefined {
  if (claim !== undefined) return `${name}: ${claim ?? 'no claim'}`
  if (isObtained === undefined) return undefined
  return `${name} is ${isObtained ? 'obtained' : 'no longer obtained'}`
}

interface ListOrder {
  items: readonly WishlistItem[]
  /** The wishes in the shown order. */
  shown: readonly WishlistItem[]
}

/** The functions must be stable. */
interface RowCallbacks {
  onEdit: (edit: WishlistEdit) => void
  onShowDetails: (id: WishId, at: { startsInNote: boolean }) => void
  /** `keepFocus` must be called before the ticked wish moves. */
  onTick: (id: WishId, isObtained: boolean, keepFocus: () => void) => void
}

/**
 * Returns row actions that turn into edits of the latest list, although the object stays the same,
 * and an announcement for screen readers. `movedId`: the wish that moved last. `rowKeyOf` returns
 * the React key of a wish's row, which changes when the wish moves far towards the start.
 */
export function useRowActions(
  { items, shown }: ListOrder,
  offers: RowOffers,
  { onEdit, onShowDetails, onTick }: RowCallbacks,
) {
  const focusAfterMove = useFocusAfterMove(shown)
  const [moved, setMoved] = useState<{ id: WishId; text: string } | null>(null)
  const [farMoves, setFarMoves] = useState<ReadonlyMap<string, number>>(new Map())
  /** The last gesture that moved a wish; null when it was undone. */
  const gesture = useRef<MoveGesture | null>(null)
  const latest = useRef({ items })
  useLayoutEffect(() => {
    latest.current = { items }
  }, [items])

  const actions = useMemo<RowActions>(() => {
    const find = (id: WishId) => latest.current.items.find((item) => item.id === id)
    return {
      offers,
      move(id, to, isDrag) {
        const { items: before } = latest.current
        const wish = find(id)
        if (!wish) return
        if (!isDrag) focusAfterMove(id, '[data-move-handle]')
        const ids = orderAfterMove(before, id, to)
        const rank = ids.indexOf(id) + 1
        const { name } = wish.lootItem
        // Called before the setters, so that all changes are rendered together.
        if (ids.some((one, index) => one !== before[index]?.id)) {
          onEdit({ type: 'move', id, rank })
          const wanted = [...ranksOf(before).keys()]
          gesture.current = continueGesture(gesture.current, id, to, wanted)
          const { start } = gesture.current
          const undo = () => {
            gesture.current = null
            const ranks = ranksOf(latest.current.items)
            const place = placeAgain([...ranks.keys()], id, start)
            onEdit({ type: 'move', id, rank: [...ranks.values()][place - 1] ?? place })
          }
          toastUndoable(`Moved ${name} to rank ${rank}`, undo, { id: MOVE_TOAST_ID })
        }
        setMoved({ id, text: `${name} is now rank ${rank} of ${ids.length}` })
        if (before.indexOf(wish) + 1 - rank >= FAR) {
          setFarMoves((moves) => new Map(moves).set(id, (moves.get(id) ?? 0) + 1))
        }
      },
      change(id, fields) {
        const wish = find(id)
        if (!wish) return
        const { note, lootItem } = wish
        const { isObtained } = fields
        // Ticking a wish moves it between the wanted and the obtained wishes.
        if (isObtained !== undefined)
          onTick(id, isObtained, () => focusAfterMove(id, '[data-tick]'))
        const seenNote = fields.note === undefined ? undefined : (note ?? '')
        onEdit({ type: 'change', id, ...fields, seenNote })
        // A tap on "Remove" leaves the field of the note, and removes before this is rendered.
        latest.current.items = latest.current.items.map((one) =>
          one === wish ? { ...one, ...fields } : one,
        )
        if (note && fields.note !== undefined) {
          const done = fields.note ? 'Changed' : 'Deleted'
          const undo = () => onEdit({ type: 'change', id, note })
          toastUndoable(`${done} the note on ${lootItem.name}`, undo, { id: undoToastId(id) })
        }
        const text = describeChange(lootItem.name, fields)
        if (text) setMoved({ id, text })
      },
      remove(id) {
        const wish = find(id)
        if (!wish) return
        const edit: RemoveEdit = { type: 'remove', id }
        const inverse = inverseOf(edit, latest.current.items)
        const before = idsOf(latest.current.items)
        onEdit(edit)
        // Its Undo could no longer move the wish.
        if (gesture.current?.id === id) toast.dismiss(MOVE_TOAST_ID)
        const undo =
          inverse &&
          (() =>
            onEdit({ ...inverse, priority: placeAgain(idsOf(latest.current.items), id, before) }))
        toastUndoable(`Removed ${wish.lootItem.name}`, undo, {
          id: undoToastId(id),
          description: wish.note && !offers.notes ? 'Undo cannot bring back its note.' : null,
        })
      },
      editNote: (id) => onShowDetails(id, { startsInNote: true }),
      showDetails: (id) => onShowDetails(id, { startsInNote: false }),
      positionOf: (id) => positionOf(latest.current.items, id),
    }
  }, [offers, onEdit, onShowDetails, onTick, focusAfterMove])
  const rowKeyOf = (id: WishId) => `${id} ${farMoves.get(id) ?? 0}`
  return { actions, movedId: moved?.id ?? null, announcement: moved?.text ?? '', rowKeyOf }
}
