import { rarityOf, slotLabel } from '@/game/items'
import { Badge } from '@/ui/badge'
import { IconButton } from '@/ui/icon-button'
import { ItemTile } from '@/ui/item-tile'
import { Check, Plus } from 'lucide-react'
import { memo } from 'react'
import { describeItem, type DescribedFor } from '../describe-item'
import type { PickerItem } from '../picker-items'
import { ItemName } from './item-name'

interface PickerRowProps {
  pickerItem: PickerItem
  /** The list to which the row adds. */
  list: DescribedFor
  isWished: boolean
  onAdd: (pickerItem: PickerItem) => void
  /** Whether the row names its slot, because the list has several slots. */
  hasSlot: boolean
  /** Whether the row names its boss, because the list is not grouped by boss. */
  hasBoss: boolean
}

/** A loot item with the button that adds it to the list. */
export const PickerRow = memo(function PickerRow(props: PickerRowProps) {
  const { pickerItem, list, isWished, hasSlot, hasBoss, onAdd } = props
  const { item, slot, isOffered } = pickerItem
  const facts = [...describeItem(item, slot, list, { hasSlot }), hasBoss ? item.boss?.name : null]
  return (
    <li data-rarity={rarityOf(item)} className="flex items-center gap-3 py-1.5">
      <ItemTile item={item} slot={slot} />
      <div className="min-w-0 flex-1">
        <ItemName item={item} />
        <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
        {!isOffered && <Badge variant="warning">Not for this specialization</Badge>}
      </div>
      {isWished ? (
        <span className="grid size-touch shrink-0 place-items-center text-success-text">
          <Check aria-hidden className="size-5" />
          <span className="sr-only">On your list</span>
        </span>
      ) : (
        <IconButton
          label={
            hasSlot && item.isTokenItem
              ? `Add ${item.name} (${slotLabel(slot)})`
              : `Add ${item.name}`
          }
          variant="outline"
          size="lg"
          onClick={() => onAdd(pickerItem)}
        >
          <Plus />
        </IconButton>
      )}
    </li>
  )
})
