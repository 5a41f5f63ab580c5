import type { ItemGain } from '@/contract/sim'
import { GainText } from '@/features/sims/components/gain-text'
import { rarityOf, slotLabel } from '@/game/items'
import { joinFacts } from '@/lib/format'
import { IconButton } from '@/ui/icon-button'
import { ItemTile } from '@/ui/item-tile'
import { Check, Plus } from 'lucide-react'
import { cx } from 'class-variance-authority'
import { memo } from 'react'
import { describeItem, type DescribedFor } from '../describe-item'
import { listedSlots, type PickerItem } from '../picker-items'
import { resultId } from '../use-result-keys'
import { ItemName } from './item-name'
import { UnusableBadge } from './unusable-badge'

interface PickerRowProps {
  pickerItem: PickerItem
  /** The list to which the row adds. */
  list: DescribedFor
  /** The wish for this item and slot, if it is on the list. */
  wishId: string | undefined
  /** Undefined if the item was not simulated. */
  gain: ItemGain | undefined
  onAdd: (pickerItem: PickerItem) => void
  onRemove: (wishId: string) => void
  /** Whether the row names its slot, because the list has several slots. */
  hasSlot: boolean
  /** Whether the row is selected by the arrow keys, which leave the focus in the search field. */
  isSelected: boolean
  /** Whether the row names its boss, because the list is not grouped by boss. */
  hasBoss: boolean
}

/** A loot item with the button that adds it to the list or removes it. A press on the row adds it too. */
export const PickerRow = memo(function PickerRow(props: PickerRowProps) {
  const { pickerItem, list, wishId, gain, hasSlot, hasBoss, isSelected, onAdd, onRemove } = props
  const { item, slot, isOffered } = pickerItem
  const facts = [...describeItem(item, slot, list, { hasSlot }), hasBoss ? item.boss?.name : null]
  const { character, specialization } = list
  const hasOtherSlots = () =>
    listedSlots(item, { className: character.className, specialization }).slots.length > 1
  const name = hasSlot && hasOtherSlots() ? `${item.name} (${slotLabel(slot)})` : item.name
  const id = resultId(pickerItem.key)
  const result = { id, 'data-result': true, 'aria-describedby': `${id}-facts` }
  return (
    <li
      data-rarity={rarityOf(item)}
      className={cx(
        'row-when-near relative -mx-2 flex scroll-mt-32 scroll-mb-4 items-center gap-3 rounded-md px-2 py-1.5',
        isSelected && 'bg-highlight outline-2 outline-accent',
      )}
    >
      <ItemTile item={item} slot={slot} />
      <div className="min-w-0 flex-1">
        {/* Above the area that adds the item. A touch adds the item and does not open another site. */}
        <ItemName item={item} className="relative z-10 touch:pointer-events-none" />
        <p id={`${id}-facts`} className="text-sm text-muted">
          {joinFacts(facts)}
        </p>
        {!isOffered && <UnusableBadge item={item} list={list} />}
      </div>
      {gain && <GainText gain={gain} />}
      {wishId === undefined ? (
        <IconButton
          {...result}
          label={`Add ${name}`}
          variant="outline"
          size="lg"
          // A moved button would limit the area to itself, and the press would end outside of it.
          className="after:absolute after:inset-0 active:translate-none!"
          onClick={() => onAdd(pickerItem)}
        >
          <Plus />
        </IconButton>
      ) : (
        <IconButton
          {...result}
          label={`Added ${name}`}
          size="lg"
          isPressed
          onClick={(event) => {
            // The second click of a double click on "Add" does not remove the item again.
            if (event.detail <= 1) onRemove(wishId)
          }}
        >
          <Check />
        </IconButton>
      )}
    </li>
  )
})
