import type { WishlistId } from '@/contract/ids'
import type { RaidGains } from '@/contract/sim-import'
import type { WishlistWithItems } from '@/contract/wishlist'
import { indexGains, type GainOf } from '@/features/sims/gains'
import type { ImportedSim } from '@/features/sims/sim-target'
import { useDeleteSim } from '@/features/sims/sims.mutations'
import { useGains } from '@/features/sims/sims.queries'
import { useSimImport } from '@/features/sims/use-sim-import'
import { plural } from '@/lib/format'
import { MenuItem, MenuSeparator } from '@/ui/menu'
import { ArrowDownWideNarrow, ChartNoAxesColumn, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AddUpgradesDialog } from '../components/lazy-dialogs'
import { toastUndoable } from '../edits/edit-messages'
import type { WishlistEdit } from '../edits/edits'
import { useIsSupported } from '../edits/unsupported-changes.queries'
import { describeEffects, effectsOfGains } from './import-effect'
import { countMissing, describeOrder, orderByGain } from './order-by-gain'
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
  const orderNote = (gains: RaidGains) => describeOrder(items, indexGains(gains))
  const list = { ...wishlist, canOrder, orderNote }
  const simImport = useSimImport({ character, list }, onImported)
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
    const isOrdered = canOrder && isOrdering
    const text = joinLines([
      describeEffects(effectsOfGains(items, importedGainOf)),
      missing > 0 && `${plural(missing, 'upgrade')} not on the list`,
      isOrdered && describeOrder(items, importedGainOf),
    ])
    if (isOrdered) return { text, undo: order(importedGainOf) }
    if (missing > 0) return { text, action: { label: 'Add upgrades', onClick: startAdding } }
    if (!canOrder) return { text }
    return { text, action: { label: 'Order by gain', onClick: () => orderAndTell(importedGainOf) } }
  }

  /** Returns what restores the order. */
  function order(by: GainOf) {
    const before = items.map(({ id }) => id)
    onEdit({ type: 'order', ids: orderByGain(items, by) })
    return () => onEdit({ type: 'order', ids: before })
  }

  const orderAndTell = (by: GainOf) =>
    toastUndoable('Ordered by gain', order(by), { description: describeOrder(items, by) })

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
              onSelect={() => orderAndTell(gainOf)}
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

function joinLines(lines: readonly (string | false | null)[]): string {
  return lines.filter(Boolean).join('\n')
}
