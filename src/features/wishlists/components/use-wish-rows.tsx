import type { WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import { useMediaQuery } from '@/lib/use-media-query'
import { useMemo, useState, type ReactNode } from 'react'
import type { WishlistEdit } from '../edits'
import { useRejectedText } from '../edits.mutations'
import { useGear } from '@/features/gear/use-gear'
import { useGains } from '@/features/sims/use-gains'
import { joinFacts } from '@/lib/format'
import { splitWishes } from '../order'
import { useRecentTicks } from '../use-recent-ticks'
import { useRowActions, useRowOffers } from '../use-row-actions'
import { useWishActions } from '../use-wish-actions'
import { wishFacts } from '../wish-facts'
import { NoteDialog, WishSheet } from './lazy-dialogs'
import { WishRow, type RowDrag } from './wish-row'

/** At this width, rows are always narrower than their container query's limit for all controls. */
const PHONE = '(max-width: 32rem)'

/** Number of rows rendered completely when a list opens. At least as many as the window shows. */
const FIRST_SCREEN = 16

interface RowsOptions {
  /** Makes the rows draggable. */
  drag?: RowDrag
  /** Aligns rows without a handle with the draggable rows above them. */
  isBelowHandles?: boolean
  isReordering?: boolean
  /** False if the rows are below the name of their boss. */
  hasBoss?: boolean
}

/** Renders rows for some wishes of a list, to be shown within `WishRanks`. */
export type RenderRows = (wishes: readonly WishlistItem[], options?: RowsOptions) => ReactNode

/**
 * The wishes of a list, a function that renders rows for them, and `aside`: the wishes' dialogs and
 * the screen reader announcement, to be rendered once per page.
 */
export function useWishRows(
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
  const { actions, movedId, announcement, rowKeyOf } = useWishActions(wishlist, onEdit)
  const findRejected = useRejectedText()
  const [noteId, setNoteId] = useState<string | null>(null)
  const [detailsId, setDetailsId] = useState<string | null>(null)
  const { recent, onTick } = useRecentTicks()
  const split = useMemo(() => splitWishes(items, recent), [items, recent])
  const rankOf = useMemo(
    () => new Map(splitWishes(items).wanted.map((wish, index) => [wish.id, index + 1])),
    [items],
  )
  const shown = useMemo(() => [...split.wanted, ...split.obtained], [split])
  const isInSheet = useMediaQuery(PHONE)
  const offers = useRowOffers({ isLocked })
  const { sim, gainOf } = useGains(wishlist)
  const { owned } = useGear(wishlist.id)
  const rowActions = useRowActions({ items, shown, rankOf }, actions, offers, {
    onEditNote: setNoteId,
    onShowDetails: setDetailsId,
    onTick,
  })

  const renderRows: RenderRows = (wishes, options) =>
    wishes.map((wish, index) => (
      <WishRow
        key={rowKeyOf(wish.id)}
        id={wish.id}
        lootItem={wish.lootItem}
        slot={wish.slot}
        list={list}
        awardedBy={wish.awardedBy}
        owned={owned}
        gain={gainOf(wish.lootItem, wish.slot)}
        note={wish.note}
        isObtained={wish.isObtained === true}
        actions={rowActions}
        startsNear={index < FIRST_SCREEN || wish.id === movedId}
        isInSheet={isInSheet}
        {...options}
      />
    ))
  const sheetFacts = (wish: WishlistItem) => {
    const { facts, gear } = wishFacts(wish, list, owned)
    return joinFacts([facts, gear])
  }
  const noteOf = items.find(({ id }) => id === noteId) ?? null
  const detailsOf = items.find(({ id }) => id === detailsId) ?? null
  const aside = (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <WishSheet
        open={detailsOf !== null}
        onOpenChange={() => setDetailsId(null)}
        wish={detailsOf}
        facts={detailsOf ? sheetFacts(detailsOf) : ''}
        gain={detailsOf ? gainOf(detailsOf.lootItem, detailsOf.slot) : undefined}
        sim={sim}
        rank={detailsOf && (rankOf.get(detailsOf.id) ?? null)}
        last={rankOf.size}
        actions={rowActions}
        list={list}
      />
      <NoteDialog
        open={noteOf !== null}
        onOpenChange={() => setNoteId(null)}
        wish={noteOf}
        rejected={
          noteOf &&
          findRejected(({ edit }) =>
            edit.type === 'change' && edit.id === noteOf.id ? edit.note : null,
          )
        }
        onSave={(note) => {
          if (noteOf) actions.change(noteOf, { note })
        }}
      />
    </>
  )
  return { ...split, all: shown, rankOf, offers, gainOf, actions, rowActions, renderRows, aside }
}
