import type { WishlistWithItems } from '@/contract/wishlist'
import { useDeleteSim } from '@/features/sims/sims.mutations'
import { useGains } from '@/features/sims/use-gains'
import { useSimImport } from '@/features/sims/use-sim-import'
import { newId } from '@/lib/new-id'
import { plural } from '@/lib/format'
import { MenuItem, MenuSeparator } from '@/ui/menu'
import { toast } from '@/ui/toast'
import { ArrowDownWideNarrow, ChartNoAxesColumn, ListPlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AddUpgradesDialog } from './components/lazy-dialogs'
import type { WishlistEdit } from './edits'
import { useIsKept } from './kept-changes'
import { orderByGain } from './order-by-gain'
import type { PickerItem } from './picker-items'
import { useOfferList } from './use-offer-list'

/**
 * The items for simulations in a wishlist's menu, and the dialogs that belong to them; both are to be rendered.
 * Without the feature `sims`, both are empty.
 * @param isLocked whether a guild has locked the wishlist
 * @param onOpen opens another wishlist
 */
export function useGainActions(
  wishlist: WishlistWithItems,
  { isLocked }: { isLocked: boolean },
  onEdit: (edit: WishlistEdit) => void,
  onOpen: (wishlistId: string) => void,
) {
  const { items, character } = wishlist
  const { sim, gainOf } = useGains(wishlist)
  const canOrder = useIsKept('order')
  const offerList = useOfferList(character, onOpen)
  const simImport = useSimImport({ character, list: wishlist }, offerList)
  const deletion = useDeleteSim()
  const [isAdding, setIsAdding] = useState(false)
  const [hasAdded, setHasAdded] = useState(false)
  if (!simImport.isOffered) return { menuItems: null, dialogs: null }

  function order() {
    const before = items.map(({ id }) => id)
    onEdit({ type: 'order', ids: orderByGain(items, gainOf) })
    toast.success('Ordered by gain', {
      action: { label: 'Undo', onClick: () => onEdit({ type: 'order', ids: before }) },
    })
  }

  function add(upgrades: readonly PickerItem[]) {
    const wishes = upgrades.map(({ item, slot }) => ({ id: newId(), lootItem: item, slot }))
    for (const wish of wishes) onEdit({ type: 'add', ...wish })
    toast.success(`Added ${plural(wishes.length, 'item')}`, {
      action: {
        label: 'Undo',
        onClick: () => {
          for (const { id } of wishes.toReversed()) onEdit({ type: 'remove', id })
        },
      },
    })
  }

  const menuItems = (
    <>
      <MenuSeparator />
      <MenuItem icon={<ChartNoAxesColumn />} onSelect={simImport.start}>
        Import simulation
      </MenuItem>
      {sim && (
        <>
          {canOrder && items.length > 1 && (
            <MenuItem icon={<ArrowDownWideNarrow />} isDisabled={isLocked} onSelect={order}>
              Order by gain
            </MenuItem>
          )}
          <MenuItem
            icon={<ListPlus />}
            isDisabled={isLocked}
            onSelect={() => {
              setHasAdded(true)
              setIsAdding(true)
            }}
          >
            Add upgrades
          </MenuItem>
          <MenuItem icon={<Trash2 />} onSelect={() => deletion.mutate(sim.id)}>
            Delete simulation
          </MenuItem>
        </>
      )}
    </>
  )
  const dialogs = (
    <>
      {simImport.dialog}
      {hasAdded && (
        <AddUpgradesDialog
          open={isAdding}
          onOpenChange={setIsAdding}
          wishlist={wishlist}
          gainOf={gainOf}
          onAdd={add}
        />
      )}
    </>
  )
  return { menuItems, dialogs }
}
