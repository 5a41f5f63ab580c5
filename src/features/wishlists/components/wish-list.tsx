import type { WishlistItem, WishlistWithItems } from '@/contract/wishlist'
import { EmptyState } from '@/ui/empty-state'
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs'
import { useDragOrder } from '@/ui/use-drag-order'
import { ScrollText } from 'lucide-react'
import {
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import type { WishlistEdit } from '../edits'
import { splitWishes } from '../order'
import { useWishActions } from '../use-wish-actions'
import { WISHLIST_VIEWS, type WishlistView } from '../views'
import { NoteDialog } from './note-dialog'
import { handleId, WishRow, type RowDrag } from './wish-row'
import { WishesByBoss } from './wishes-by-boss'
import { WishesBySlot } from './wishes-by-slot'

interface WishListProps {
  wishlist: WishlistWithItems
  view: WishlistView
  onViewChange: (view: WishlistView) => void
  onEdit: (edit: WishlistEdit) => void
  /** Leads on from an empty list. */
  emptyAction: ReactNode
}

/** The wishes of a list in three views: by priority, by slot and by boss. */
export function WishList({ wishlist, view, onViewChange, onEdit, emptyAction }: WishListProps) {
  const { actions, movedId, announcement } = useWishActions(wishlist, onEdit)
  const [noteOf, setNoteOf] = useState<WishlistItem | null>(null)
  const listRef = useRef<HTMLOListElement>(null)
  const helpId = useId()
  const { wanted, obtained } = splitWishes(wishlist.items)
  const onDrop = (from: number, to: number) => {
    const wish = wanted[from]
    if (wish) actions.move(wish, { rank: to + 1 })
  }
  const { onPointerDown } = useDragOrder({ listRef, onDrop })
  const drag = useStableDrag(helpId, onPointerDown)
  useFocusOnMoved(movedId, wanted)

  if (wishlist.items.length === 0) {
    return (
      <EmptyState
        icon={<ScrollText />}
        title="No items yet"
        text={`Choose a slot and add what you hope for in ${wishlist.instance.name}.`}
        action={emptyAction}
      />
    )
  }

  const ranks = new Map(wanted.map((wish, index) => [wish.id, index + 1]))
  const rows = (wishes: readonly WishlistItem[], rowDrag?: RowDrag) =>
    wishes.map((wish) => (
      <WishRow
        key={wish.id}
        wish={wish}
        rank={ranks.get(wish.id) ?? null}
        last={wanted.length}
        actions={actions}
        onEditNote={setNoteOf}
        drag={rowDrag}
      />
    ))
  return (
    <>
      <Tabs
        value={view}
        onValueChange={(value) => {
          const next = WISHLIST_VIEWS.find((known) => known === value)
          if (next) onViewChange(next)
        }}
      >
        <TabList aria-label="View">
          <Tab value="priority">By priority</Tab>
          <Tab value="slot">By slot</Tab>
          <Tab value="boss">By boss</Tab>
        </TabList>
        <TabPanel value="priority">
          <p id={helpId} className="sr-only">
            Arrow up and down move it by one, Home and End to either end.
          </p>
          <ol ref={listRef}>{rows(wanted, drag)}</ol>
          {obtained.length > 0 && (
            <section aria-label="Obtained" className="border-t border-line">
              <ul>{rows(obtained)}</ul>
            </section>
          )}
        </TabPanel>
        <TabPanel value="slot">
          <WishesBySlot items={[...wanted, ...obtained]} renderRows={rows} />
        </TabPanel>
        <TabPanel value="boss">
          <WishesByBoss
            instance={wishlist.instance}
            items={[...wanted, ...obtained]}
            renderRows={rows}
          />
        </TabPanel>
      </Tabs>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <NoteDialog
        wish={noteOf}
        onClose={() => setNoteOf(null)}
        onSave={(note) => {
          if (noteOf) actions.setNote(noteOf, note)
        }}
      />
    </>
  )
}

/** The same object for every render, so that the rows of a long list need not render again. */
function useStableDrag(helpId: string, onPointerDown: RowDrag['onPointerDown']): RowDrag {
  const latest = useRef(onPointerDown)
  useLayoutEffect(() => {
    latest.current = onPointerDown
  })
  const stable = useCallback<RowDrag['onPointerDown']>((event) => latest.current(event), [])
  return useMemo(() => ({ helpId, onPointerDown: stable }), [helpId, stable])
}

/** Browsers drop the focus of an element that moves within its parent. */
function useFocusOnMoved(movedId: string | null, wanted: readonly WishlistItem[]) {
  const rank = wanted.findIndex((wish) => wish.id === movedId)
  useLayoutEffect(() => {
    // Runs when the wish has come to another place, and only if that cost it the focus.
    if (movedId === null || rank === -1 || document.activeElement !== document.body) return
    document.getElementById(handleId(movedId))?.focus()
  }, [movedId, rank])
}
