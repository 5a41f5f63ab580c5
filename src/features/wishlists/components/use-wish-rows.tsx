import type { WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import { useMemo, useState, type ReactNode } from 'react'
import { describeItem } from '../describe-item'
import type { WishlistEdit } from '../edits'
import { useRejectedText } from '../edits.mutations'
import { splitWishes } from '../order'
import { useRowActions } from '../use-row-actions'
import { useWishActions } from '../use-wish-actions'
import { NoteDialog } from './lazy-dialogs'
import { WishRow, type RowDrag } from './wish-row'

/** Number of rows rendered completely when a list opens. At least as many as the window shows. */
const FIRST_SCREEN = 16

interface RowsOptions {
  /** Makes the rows draggable. */
  drag?: RowDrag
  /** Aligns rows without a handle with the draggable rows above them. */
  isBelowHandles?: boolean
}

/** Renders rows for some wishes of a list. */
export type RenderRows = (wishes: readonly WishlistItem[], options?: RowsOptions) => ReactNode

/**
 * The wishes of a list, a function that renders rows for them, and `aside`: the note dialog and the
 * screen reader announcement, to be rendered once per page.
 */
export function useWishRows(wishlist: WishlistWithItems, onEdit: (edit: WishlistEdit) => void) {
  const { actions, movedId, announcement } = useWishActions(wishlist, onEdit)
  const findRejected = useRejectedText()
  const [noteOf, setNoteOf] = useState<WishlistItem | null>(null)
  const { wanted, obtained } = useMemo(() => splitWishes(wishlist.items), [wishlist.items])
  const rankOf = useMemo(() => new Map(wanted.map((wish, index) => [wish.id, index + 1])), [wanted])
  const rowActions = useRowActions({ items: wishlist.items, rankOf }, actions, setNoteOf)

  const renderRows: RenderRows = (wishes, { drag, isBelowHandles } = {}) =>
    wishes.map((wish, index) => (
      <WishRow
        key={wish.id}
        id={wish.id}
        lootItem={wish.lootItem}
        slot={wish.slot}
        facts={[...describeItem(wish.lootItem, wish.slot, wishlist), wish.lootItem.boss?.name]
          .filter(Boolean)
          .join(' · ')}
        note={wish.note}
        rank={rankOf.get(wish.id) ?? null}
        actions={rowActions}
        drag={drag}
        isBelowHandles={isBelowHandles}
        startsNear={index < FIRST_SCREEN || wish.id === movedId}
      />
    ))
  const aside = (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <NoteDialog
        open={noteOf !== null}
        onOpenChange={() => setNoteOf(null)}
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
  return { wanted, obtained, all: [...wanted, ...obtained], actions, renderRows, aside }
}
