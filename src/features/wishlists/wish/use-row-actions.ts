import type { WishId } from '@/contract/ids'
import { WISH_FIELDS, type WishFieldValues } from '@/contract/wish-fields'
import type { WishlistItem } from '@/contract/wishlist'
import { useFeature } from '@/features/session/use-feature'
import type { Move } from '@/lib/move-within-list'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useIsSupported } from '../edits/unsupported-changes.queries'
import { useFocusAfterMove, type RegisterControl } from './use-focus-after-move'
import type { WishActions } from './use-wish-actions'

/**
 * The actions that the row of a wish offers. They depend on what the backend keeps of a wish, and
 * on restrictions.
 */
export interface RowOffers {
  order: boolean
  /** Whether wishes can be moved and removed. */
  edits: boolean
  notes: boolean
  ticks: boolean
}

interface RowRestrictions {
  /** Whether a guild has locked the list. */
  isLocked: boolean
  /** Whether the character now belongs to another Battle.net account. */
  isReadOnly: boolean
}

/** Reads what the rows of wishes offer. */
export function useRowOffers({ isLocked, isReadOnly }: RowRestrictions): RowOffers {
  const order = useIsSupported('order')
  const hasNotes = useFeature(WISH_FIELDS.note.feature)
  const hasTicks = useFeature(WISH_FIELDS.isObtained.feature)
  const notes = hasNotes && !isReadOnly
  const ticks = hasTicks && !isReadOnly
  const edits = !isLocked && !isReadOnly
  return useMemo(() => ({ order, edits, notes, ticks }), [order, edits, notes, ticks])
}

/** The actions of a row's controls, by wish id. The same object for every row and render. */
export interface RowActions {
  /** Which of the actions to offer. */
  offers: RowOffers
  move: (id: WishId, to: Move) => void
  /** Sets the given fields. */
  change: (id: WishId, fields: WishFieldValues) => void
  remove: (id: WishId) => void
  /** Opens the sheet of a wish with the focus in its note. */
  editNote: (id: WishId) => void
  /** Opens the sheet of a wish. */
  showDetails: (id: WishId) => void
  /** The current rank of a wish, null if obtained, and the last rank of the list. */
  rankOf: (id: WishId) => { rank: number | null; last: number }
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
  onShowDetails: (id: WishId, at: { startsInNote: boolean }) => void
  /** `keepFocus` must be called before the ticked wish moves. */
  onTick: (id: WishId, isObtained: boolean, keepFocus: () => void) => void
}

/** Returns row actions that use the latest list, although the returned object stays the same. */
export function useRowActions(
  list: ListOrder,
  actions: WishActions,
  offers: RowOffers,
  { onShowDetails, onTick }: RowCallbacks,
): RowActions {
  const { register, focusAfterMove } = useFocusAfterMove(list.shown)
  const latest = useRef(list)
  useLayoutEffect(() => {
    latest.current = list
  })
  return useMemo(() => {
    const withWish = (id: WishId, act: (wish: WishlistItem) => void) => {
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
      editNote: (id) => onShowDetails(id, { startsInNote: true }),
      showDetails: (id) => onShowDetails(id, { startsInNote: false }),
      rankOf: (id) => {
        const { rankOf } = latest.current
        return { rank: rankOf.get(id) ?? null, last: rankOf.size }
      },
      registerControl: register,
    }
  }, [actions, offers, onShowDetails, onTick, register, focusAfterMove])
}
