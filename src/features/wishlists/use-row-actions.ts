import { WISH_FIELDS, type WishFieldValues } from '@/contract/wish-fields'
import type { WishlistItem } from '@/contract/wishlist'
import { useFeature } from '@/features/session/features'
import type { Move } from '@/lib/move-within-list'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useIsKept } from './kept-changes'
import { useFocusAfterMove, type RegisterControl } from './use-focus-after-move'
import type { WishActions } from './use-wish-actions'

/** The actions that the row of a wish offers. They depend on what the backend keeps of a wish, and on a lock. */
export interface RowOffers {
  order: boolean
  /** Whether wishes can be moved and removed. */
  edits: boolean
  notes: boolean
  ticks: boolean
}

/** Reads what the rows of wishes offer. */
export function useRowOffers({ isLocked }: { isLocked: boolean }): RowOffers {
  const order = useIsKept('order')
  const notes = useFeature(WISH_FIELDS.note.feature) === true
  const ticks = useFeature(WISH_FIELDS.isObtained.feature) === true
  const edits = !isLocked
  return useMemo(() => ({ order, edits, notes, ticks }), [order, edits, notes, ticks])
}

/** The actions of a row's controls, by wish id. The same object for every row and render. */
export interface RowActions {
  /** Which of the actions to offer. */
  offers: RowOffers
  move: (id: string, to: Move) => void
  /** Sets the given fields. */
  change: (id: string, fields: WishFieldValues) => void
  remove: (id: string) => void
  editNote: (id: string) => void
  /** Opens the sheet of a wish. */
  showDetails: (id: string) => void
  /** The current rank of a wish, null if obtained, and the last rank of the list. */
  placeOf: (id: string) => { rank: number | null; last: number }
  registerControl: RegisterControl
}

interface ListOrder {
  items: readonly WishlistItem[]
  /** The wishes in the shown order. */
  shown: readonly WishlistItem[]
  /** The rank of each wanted wish by id. */
  rankOf: ReadonlyMap<string, number>
}

/** Called with the id of a wish. The functions must be stable. */
interface RowCallbacks {
  onEditNote: (id: string) => void
  onShowDetails: (id: string) => void
  /** `keepFocus` must be called before the ticked wish moves. */
  onTick: (id: string, isObtained: boolean, keepFocus: () => void) => void
}

/** Returns row actions that use the latest list, although the returned object stays the same. */
export function useRowActions(
  list: ListOrder,
  actions: WishActions,
  offers: RowOffers,
  { onEditNote, onShowDetails, onTick }: RowCallbacks,
): RowActions {
  const { register, focusAfterMove } = useFocusAfterMove(list.shown)
  const latest = useRef(list)
  useLayoutEffect(() => {
    latest.current = list
  })
  return useMemo(() => {
    const withWish = (id: string, act: (wish: WishlistItem) => void) => {
      const wish = latest.current.items.find((item) => item.id === id)
      if (wish) act(wish)
    }
    return {
      offers,
      move: (id, to) =>
        withWish(id, (wish) => {
          focusAfterMove(id, 'handle')
          actions.move(wish, to)
        }),
      remove: (id) => withWish(id, actions.remove),
      change: (id, fields) =>
        withWish(id, (wish) => {
          const { isObtained } = fields
          // Ticking a wish moves it between the wanted and the obtained wishes.
          if (isObtained !== undefined) onTick(id, isObtained, () => focusAfterMove(id, 'tick'))
          actions.change(wish, fields)
        }),
      editNote: onEditNote,
      showDetails: onShowDetails,
      placeOf: (id) => {
        const { rankOf } = latest.current
        return { rank: rankOf.get(id) ?? null, last: rankOf.size }
      },
      registerControl: register,
    }
  }, [actions, offers, onEditNote, onShowDetails, onTick, register, focusAfterMove])
}
