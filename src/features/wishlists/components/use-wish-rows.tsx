import type { WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import type { WishlistEdit } from '../edits'
import { useRefusedText } from '../edits.mutations'
import { splitWishes } from '../order'
import { useWishActions, type WishActions } from '../use-wish-actions'
import { NoteDialog } from './lazy-dialogs'
import { handleId, tickId, WishRow, type RowActions, type RowDrag } from './wish-row'

/** At least as many rows as a window shows when a list comes up. */
const FIRST_SCREEN = 16

/** Rows for some of the wishes of a list. */
export type RenderRows = (wishes: readonly WishlistItem[], drag?: RowDrag) => ReactNode

/**
 * The wishes of a list as rows, wherever on the page they stand, and `aside`: what belongs to all of
 * them and is there once (the note's dialog, what screen readers are told of a move).
 */
export function useWishRows(wishlist: WishlistWithItems, onEdit: (edit: WishlistEdit) => void) {
  const { actions, movedId, announcement } = useWishActions(wishlist, onEdit)
  const findRefused = useRefusedText()
  const [noteOf, setNoteOf] = useState<WishlistItem | null>(null)
  const { wanted, obtained } = useMemo(() => splitWishes(wishlist.items), [wishlist.items])
  const rankOf = useMemo(() => new Map(wanted.map((wish, index) => [wish.id, index + 1])), [wanted])
  const keyOf = useRowKeys(wanted, movedId)
  const focusAfter = useFocusAfterMove(wishlist.items)
  const rowActions = useRowActions({ items: wishlist.items, rankOf }, actions, {
    onEditNote: setNoteOf,
    focusAfter,
  })

  const renderRows: RenderRows = (wishes, drag) =>
    wishes.map((wish, index) => (
      <WishRow
        key={keyOf(wish.id)}
        id={wish.id}
        lootItem={wish.lootItem}
        slot={wish.slot}
        note={wish.note}
        rank={rankOf.get(wish.id) ?? null}
        actions={rowActions}
        drag={drag}
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
          findRefused(({ edit }) =>
            edit.type === 'change' && edit.id === noteOf.id ? edit.note : null,
          )
        }
        onSave={(note) => {
          if (noteOf) actions.setNote(noteOf, note)
        }}
      />
    </>
  )
  return { wanted, obtained, all: [...wanted, ...obtained], actions, renderRows, aside }
}

interface RowActionParts {
  onEditNote: (wish: WishlistItem) => void
  focusAfter: (elementId: string) => void
}

/** The actions by the id of a wish, as it is at that moment; always the same object. */
function useRowActions(
  list: { items: readonly WishlistItem[]; rankOf: ReadonlyMap<string, number> },
  actions: WishActions,
  { onEditNote, focusAfter }: RowActionParts,
): RowActions {
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
      move: (id, to) =>
        withWish(id, (wish) => {
          focusAfter(handleId(id))
          actions.move(wish, to)
        }),
      remove: (id) => withWish(id, actions.remove),
      toggleObtained: (id) =>
        withWish(id, (wish) => {
          focusAfter(tickId(id))
          actions.setObtained(wish, wish.isObtained !== true)
        }),
      editNote: (id) => withWish(id, onEditNote),
      placeOf: (id) => {
        const { rankOf } = latest.current
        return { rank: rankOf.get(id) ?? null, last: rankOf.size }
      },
    }
  }, [actions, onEditNote, focusAfter])
}

/** From so many places on, a row that comes up is cheaper made anew than moved. */
const FAR = 8

/**
 * The keys of the rows. React brings an element up by moving each one that it overtakes below it,
 * which takes a second in a list of 300 on a slow machine; with another key it is one new row.
 */
function useRowKeys(wanted: readonly WishlistItem[], movedId: string | null) {
  const [before, setBefore] = useState({ wanted, counts: new Map<string, number>() })
  if (before.wanted !== wanted) {
    const placeIn = (list: readonly WishlistItem[]) => list.findIndex(({ id }) => id === movedId)
    const isFarUp = placeIn(before.wanted) - placeIn(wanted) >= FAR
    const counts =
      movedId !== null && isFarUp
        ? new Map(before.counts).set(movedId, (before.counts.get(movedId) ?? 0) + 1)
        : before.counts
    // Before anything is rendered: the new key has to come with the new order.
    setBefore({ wanted, counts })
  }
  return (id: string) => `${id} ${before.counts.get(id) ?? 0}`
}

/**
 * Browsers drop the focus of an element that comes to another place. The function it returns says
 * which element is to have it after the next change of the list, if that change cost it. The page
 * follows it there for who uses the keyboard; under a pointer it stays where it is.
 */
function useFocusAfterMove(items: readonly WishlistItem[]) {
  const next = useRef<{ elementId: string; preventScroll: boolean }>(null)
  const seen = useRef(items)
  useLayoutEffect(() => {
    if (seen.current === items) return
    seen.current = items
    if (next.current && document.activeElement === document.body) {
      const { elementId, preventScroll } = next.current
      document.getElementById(elementId)?.focus({ preventScroll })
    }
    next.current = null
  }, [items])
  return useCallback((elementId: string) => {
    const isByKeyboard = document.activeElement?.matches(':focus-visible') === true
    next.current = { elementId, preventScroll: !isByKeyboard }
  }, [])
}
