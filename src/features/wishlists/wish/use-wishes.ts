import type { WishId } from '@/contract/ids'
import { WISH_FIELDS } from '@/contract/wish-fields'
import type { WishlistWithItems } from '@/contract/wishlist'
import { useGear } from '@/features/gear/gear.queries'
import { useIsShared } from '@/features/guilds/guilds.queries'
import { useFeature } from '@/features/session/use-feature'
import { useGains } from '@/features/sims/sims.queries'
import { useCallback, useMemo, useState } from 'react'
import type { WishlistEdit } from '../edits/edits'
import { ranksOf, splitWishes } from '../list/order'
import { useRecentTicks } from './use-recent-ticks'
import { useRowActions, useRowOffers } from './use-row-actions'

export type Wishes = ReturnType<typeof useWishes>

/** The wishes of a list in the shown order, with what `WishRows` and `WishSheet` need. */
export function useWishes(
  wishlist: WishlistWithItems,
  onEdit: (edit: WishlistEdit) => void,
  { isLocked }: { isLocked: boolean },
) {
  const { items, character, instance, specialization, difficulty } = wishlist
  // Without the wishes, so that an edit renders only the rows that it changes.
  const list = useMemo(
    () => ({ character, instance, specialization, difficulty }),
    [character, instance, specialization, difficulty],
  )
  /** The wish whose sheet is open. */
  const [details, setDetails] = useState<{ id: WishId; startsInNote: boolean } | null>(null)
  // Removed elsewhere: an Undo there would open the sheet again.
  if (details && !items.some(({ id }) => id === details.id)) setDetails(null)
  const onShowDetails = useCallback(
    (id: WishId, { startsInNote }: { startsInNote: boolean }) => setDetails({ id, startsInNote }),
    [],
  )
  const { recent, onTick } = useRecentTicks()
  const split = useMemo(() => splitWishes(items, recent), [items, recent])
  const rankOf = useMemo(() => ranksOf(items), [items])
  const all = useMemo(() => [...split.wanted, ...split.obtained], [split])
  const offers = useRowOffers({ isLocked, isReadOnly: character.isTransferred === true })
  const { actions, movedId, announcement, rowKeyOf } = useRowActions(
    { items, shown: all },
    offers,
    { onEdit, onShowDetails, onTick },
  )
  const { sim, gainOf } = useGains(wishlist)
  const { owned } = useGear(wishlist.id)
  const hasDemand = useIsShared(character.id)
  const hasNotes = useFeature(WISH_FIELDS.note.feature)
  return {
    ...split,
    all,
    rankOf,
    rows: { list, owned, gainOf, hasDemand, hasNotes, actions, movedId, rowKeyOf },
    sim,
    details,
    setDetails,
    announcement,
  }
}
