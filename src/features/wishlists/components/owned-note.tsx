import { messageOf } from '@/api/errors'
import type { WishlistWithItems } from '@/contract/wishlist'
import { isOwned } from '@/features/gear/gear-words'
import { useGear } from '@/features/gear/use-gear'
import { plural } from '@/lib/format'
import { createDismissals, useDismissal } from '@/lib/dismissals'
import { Button } from '@/ui/button'
import { ErrorPanel } from '@/ui/error-panel'
import { InlineMessage } from '@/ui/inline-message'
import { toast } from '@/ui/toast'
import { useMemo } from 'react'
import type { WishlistEdit } from '../edits'
import type { ListOfPicker } from '../use-picker-list'

interface OwnedNoteProps {
  wishlist: WishlistWithItems
  /** The same list, as an object that stays the same until an item is added or removed. */
  pickerList: ListOfPicker
  onEdit: (edit: WishlistEdit) => void
}

/** The lists for which the note was dismissed in this tab. */
const dismissals = createDismissals(() => sessionStorage, 'guildr_owned_dismissed')

/**
 * Offers to tick the wanted wishes whose item the character owns at the difficulty of the list or better. Nothing is
 * ticked without a press. Renders nothing without such a wish.
 */
export function OwnedNote({ wishlist, pickerList, onEdit }: OwnedNoteProps) {
  const { owned, error, refetch } = useGear(wishlist.id)
  const [isDismissed, dismiss] = useDismissal(dismissals, wishlist.id)
  const { items, difficulty } = wishlist
  const { items: listed } = pickerList
  // Not repeated for a move or a tick: it compares each item of the list with the character's gear.
  const ownedIds = useMemo(
    () =>
      new Set(
        listed
          .filter(({ lootItem }) => isOwned(lootItem, owned, { difficulty }))
          .map(({ id }) => id),
      ),
    [listed, owned, difficulty],
  )
  const wishes = items.filter(({ id, isObtained }) => !isObtained && ownedIds.has(id))
  if (error) {
    return <ErrorPanel variant="inline" reason={messageOf(error)} onRetry={() => void refetch()} />
  }
  if (wishes.length === 0 || isDismissed) return null

  const change = (isObtained: boolean) => {
    for (const { id } of wishes) onEdit({ type: 'change', id, isObtained })
  }
  const tick = () => {
    change(true)
    toast.success(`Ticked ${plural(wishes.length, 'item')}`, {
      action: { label: 'Undo', onClick: () => change(false) },
    })
  }
  return (
    <InlineMessage tone="info">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1">
          {wishes.length === 1
            ? `You have ${wishes[0]?.lootItem.name}. Tick it?`
            : `You have ${wishes.length} of these. Tick them?`}
        </p>
        <div className="flex gap-3">
          <Button size="sm" onClick={tick}>
            Tick
          </Button>
          <Button size="sm" variant="ghost" onClick={dismiss}>
            Not now
          </Button>
        </div>
      </div>
    </InlineMessage>
  )
}
