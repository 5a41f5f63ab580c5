import { WISHLIST_ITEMS_MAX, type WishlistWithItems } from '@/contract/wishlist'
import { GainText } from '@/features/sims/components/gain-text'
import type { GainOf } from '@/features/sims/gains'
import { slotLabel } from '@/game/items'
import { joinFacts, plural } from '@/lib/format'
import type { DialogProps } from '@/lib/load-later'
import { Button } from '@/ui/button'
import { Input } from '@/ui/fields/input'
import { Modal } from '@/ui/overlays/modal'
import { useState } from 'react'
import { toastUndoable } from '../edits/edit-messages'
import type { AddEdit, WishlistEdit } from '../edits/edits'
import { addUpgrades, upgradesAbove } from './upgrades'
import { useRaidLoot } from './use-raid-loot'

interface AddUpgradesDialogProps extends DialogProps {
  wishlist: WishlistWithItems
  gainOf: GainOf
  /** Whether the backend keeps the order of a list. */
  keepsOrder: boolean
  onEdit: (edit: WishlistEdit) => void
}

/** Adds all items whose gain is above a number of percent, best first. */
export function AddUpgradesDialog(props: AddUpgradesDialogProps) {
  const { open, onOpenChange, wishlist, gainOf, keepsOrder, onEdit } = props
  const { items } = wishlist
  const loot = useRaidLoot(wishlist, { isShown: open })
  const [typed, setTyped] = useState('0')
  const percent = Number(typed.replace(',', '.'))
  const isValid = typed.trim() !== '' && percent >= 0
  const pickerItems = (open && loot.readPickerItems()) || []
  const upgrades = isValid
    ? upgradesAbove(percent, pickerItems, items, gainOf).slice(0, WISHLIST_ITEMS_MAX - items.length)
    : []
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title="Add upgrades"
      description="Adds the items of this raid that are not on the list and gain more than their error and at least this much, best first."
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button
            disabled={upgrades.length === 0}
            onClick={() => {
              onOpenChange(false)
              const adds = addUpgrades(upgrades, items, gainOf)
              addAll(keepsOrder ? adds : adds.map(({ priority: _, ...add }) => add), onEdit)
            }}
          >{`Add ${plural(upgrades.length, 'item')}`}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Input
          label="Minimum gain (%)"
          inputMode="decimal"
          hasInitialFocus
          value={typed}
          error={isValid ? undefined : 'Enter 0 or more'}
          onChange={(event) => setTyped(event.target.value)}
        />
        {isValid && upgrades.length === 0 && (
          <p className="text-sm text-muted">No other item gains that much.</p>
        )}
        <ul>
          {upgrades.map(({ key, item, slot }) => {
            const gain = gainOf(item, slot)
            return (
              <li
                key={key}
                className="flex items-center justify-between gap-3 border-b border-line py-1.5 last:border-b-0"
              >
                <span className="min-w-0">
                  <span className="block break-words">{item.name}</span>
                  <span className="block text-sm text-muted">
                    {joinFacts([slotLabel(slot), item.boss?.name])}
                  </span>
                </span>
                {gain && <GainText gain={gain} />}
              </li>
            )
          })}
        </ul>
      </div>
    </Modal>
  )
}

function addAll(wishes: readonly AddEdit[], onEdit: (edit: WishlistEdit) => void) {
  for (const wish of wishes) onEdit(wish)
  toastUndoable(`Added ${plural(wishes.length, 'item')}`, () => {
    for (const { id } of wishes.toReversed()) onEdit({ type: 'remove', id })
  })
}
