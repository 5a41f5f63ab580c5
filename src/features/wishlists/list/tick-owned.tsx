import { WISH_FIELDS } from '@/contract/wish-fields'
import type { WishlistWithItems } from '@/contract/wishlist'
import { ownedCopy } from '@/features/gear/gear-words'
import { useGear } from '@/features/gear/gear.queries'
import { useFeature } from '@/features/session/use-feature'
import { plural } from '@/lib/format'
import { nameSome } from '@/lib/name-some'
import { MenuItem } from '@/ui/menu'
import { ListChecks } from 'lucide-react'
import { toastUndoable } from '../edits/edit-messages'
import type { WishlistEdit } from '../edits/edits'

interface TickOwnedProps {
  wishlist: WishlistWithItems
  onEdit: (edit: WishlistEdit) => void
}

/**
 * Ticks the wanted wishes whose item the character owns at the difficulty of the list or better, as
 * their rows propose one by one. Renders nothing without such a wish.
 */
export function TickOwned({ wishlist, onEdit }: TickOwnedProps) {
  const hasTicks = useFeature(WISH_FIELDS.isObtained.feature)
  const { owned } = useGear(wishlist.id)
  const wishes = wishlist.items.filter(
    ({ lootItem, isObtained }) => !isObtained && ownedCopy(lootItem, owned, wishlist),
  )
  if (!hasTicks || wishes.length === 0) return null
  const change = (isObtained: boolean) => {
    for (const { id } of wishes) onEdit({ type: 'change', id, isObtained })
  }
  return (
    <MenuItem
      icon={<ListChecks />}
      onSelect={() => {
        change(true)
        toastUndoable(`Ticked ${plural(wishes.length, 'item')}`, () => change(false), {
          description: nameSome(wishes.map(({ lootItem }) => lootItem.name)),
        })
      }}
    >{`Tick ${plural(wishes.length, 'owned item')}`}</MenuItem>
  )
}
