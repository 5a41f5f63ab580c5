import type { WishlistId } from '@/contract/ids'
import type { WishlistWithItems } from '@/contract/wishlist'
import { indexGains, type GainOf } from '@/features/sims/gains'
import type { ImportedSim } from '@/features/sims/sim-target'
import { useDeleteSim } from '@/features/sims/sims.mutations'
import { useGains } from '@/features/sims/use-gains'
import { useSimImport } from '@/features/sims/use-sim-import'
import { plural } from '@/lib/format'
import { MenuItem, MenuSeparator } from '@/ui/menu'
import { toast, type ToastOptions } from '@/ui/messages/toast'
import { ArrowDownWideNarrow, ChartNoAxesColumn, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AddUpgradesDialog } from '../components/lazy-dialogs'
import type { WishlistEdit } from '../edits/edits'
import { useIsSupported } from '../edits/unsupported-changes.queries'
import { describeEffect, effectOfGains } from './import-effect'
import { countMissing, orderByGain } from './order-by-gain'
import { useOfferList } from '../use-offer-list'

/**
 * The items for simulations in a wishlist's menu, and the dialogs that belong to them; both are to
 * be rendered. Without the feature `sims`, both are empty.
 * @param isLocked whether a guild has locked the wishlist
 * @param onOpen opens another wishlist
 */
export function useGainActions(
  wishlist: WishlistWithItems,
  { isLocked }: { isLocked: boolean },
  onEdit: (edit: WishlistEdit) => void,
  onOpen: (wishlistId: WishlistId) => void,
) {
  const { items, character } = wishlist
  const { sim, gainOf } = useGains(wishlist)
  const keepsOrder = useIsSupported('order')
  const hasOrder = keepsOrder && items.length > 1
  const canOrder = hasOrder && !isLocked
  const offerList = useOfferList(character, onOpen)
  const simImport = useSimImport({ character, list: { ...wishlist, canOrder } }, onImported)
  const deletion = useDeleteSim()
  const [isAdding, setIsAdding] = useState(false)
  const [hasAdded, setHasAdded] = useState(false)
  if (!simImport.isOffered) return { menuItems: null, dialogs: null }

  function onImported(imported: ImportedSim, { isOrdering }: { isOrdering: boolean }) {
    offerList(imported)
    const own = imported.raids.find(
      ({ instanceId, difficulty }) =>
        instanceId === wishlist.instance.id && difficulty === wishlist.difficulty,
    )
    if (!own || imported.specialization !== wishlist.specialization) return undefined
    const importedGainOf = indexGains(own)
    const missing = isLocked ? 0 : countMissing(own.gains, items)
    const text = [
      describeEffect(effectOfGains(items, importedGainOf)),
      missing > 0 && `${plural(missing, 'upgrade')} not on the list`,
    ]
      .filter(Boolean)
      .join('\n')
    if (canOrder && isOrdering) return { text, action: order(importedGainOf) }
    if (missing > 0) return { text, action: { label: 'Add upgrades', onClick: startAdding } }
    if (!canOrder) return { text }
    const onClick = () => tellOrdered(order(importedGainOf))
    return { text, action: { label: 'Order by gain', onClick } }
  }

  /** Returns the action that restores the order. */
  function order(by: GainOf) {
    const before = items.map(({ id }) => id)
    onEdit({ type: 'order', ids: orderByGain(items, by) })
    return { label: 'Undo', onClick: () => onEdit({ type: 'order', ids: before }) }
  }

  function startAdding() {
    setHasAdded(true)
    setIsAdding(true)
  }

  const menuItems = (
    <>
      <MenuSeparator />
      <MenuItem icon={<ChartNoAxesColumn />} onSelect={simImport.start}>
        Simulation
      </MenuItem>
      {sim && (
        <>
          {hasOrder && (
            <MenuItem
              icon={<ArrowDownWideNarrow />}
              isDisabled={isLocked}
              onSelect={() => tellOrdered(order(gainOf))}
            >
              Order by gain
            </MenuItem>
          )}
          <MenuItem icon={<Plus />} isDisabled={isLocked} onSelect={startAdding}>
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
          keepsOrder={keepsOrder}
          onEdit={onEdit}
        />
      )}
    </>
  )
  return { menuItems, dialogs }
}

function tellOrdered(undo: ToastOptions['action']) {
  toast.success('Ordered by gain', { action: undo })
}
