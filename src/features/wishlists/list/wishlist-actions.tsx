import type { WishlistId } from '@/contract/ids'
import type { WishlistWithItems } from '@/contract/wishlist'
import { useGearImport } from '@/features/gear/use-gear-import'
import { MenuItem } from '@/ui/menu'
import { Backpack } from 'lucide-react'
import type { WishlistEdit } from '../edits/edits'
import { describeEffect, effectOfGear } from './import-effect'
import { useGainActions } from './use-gain-actions'
import type { useRenaming } from '../components/use-renaming'
import { TickOwned } from './tick-owned'
import { WishlistExport } from './wishlist-export'
import { WishlistMenu } from './wishlist-menu'

interface WishlistActionsProps {
  wishlist: WishlistWithItems
  /** Whether a guild has locked the list. */
  isLocked: boolean
  renaming: ReturnType<typeof useRenaming>['menu']
  onEdit: (edit: WishlistEdit) => void
  onDeleted: () => void
  /** Called with the id of a list that the user has made from here. */
  onDuplicated: (wishlistId: WishlistId) => void
}

/** The menus of a wishlist's page, with the imports of simulations and gear. */
export function WishlistActions(props: WishlistActionsProps) {
  const { wishlist, isLocked, renaming, onEdit, onDeleted, onDuplicated } = props
  const gains = useGainActions(wishlist, { isLocked }, onEdit, onDuplicated)
  const gearImport = useGearImport(wishlist.character, (owned) =>
    describeEffect(effectOfGear(wishlist.items, owned, wishlist)),
  )
  return (
    <>
      <WishlistExport wishlist={wishlist} />
      <WishlistMenu
        wishlist={wishlist}
        isLocked={isLocked}
        {...renaming}
        onDeleted={onDeleted}
        onDuplicated={onDuplicated}
      >
        <TickOwned wishlist={wishlist} onEdit={onEdit} />
        {gains.menuItems}
        {gearImport.isOffered && (
          <MenuItem icon={<Backpack />} onSelect={gearImport.start}>
            Gear (/simc)
          </MenuItem>
        )}
      </WishlistMenu>
      {gains.dialogs}
      {gearImport.dialog}
    </>
  )
}
