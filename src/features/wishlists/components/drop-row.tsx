import type { LootItem } from '@/contract/loot-item'
import { slotLabel, type Slot } from '@/game/items'
import { Badge } from '@/ui/badge'
import { IconButton } from '@/ui/icon-button'
import { ItemTile } from '@/ui/item-tile'
import { Check, Plus } from 'lucide-react'
import { describeItem, rarityOf } from '../describe-item'
import { ItemName } from './item-name'

interface DropRowProps {
  item: LootItem
  slot: Slot
  isWished: boolean
  onAdd: () => void
  /** Where several slots stand together, the row says which, and the button too. */
  hasSlot?: boolean
  /** Not for this class and specialization; shown when everything is. */
  isForOthers?: boolean
}

/** An item that drops, and the button that adds it. */
export function DropRow({ item, slot, isWished, onAdd, hasSlot, isForOthers }: DropRowProps) {
  const facts = [
    hasSlot ? slotLabel(slot) : null,
    describeItem(item, slot),
    hasSlot ? item.boss?.name : null,
  ]
  const text = [...new Set(facts.filter(Boolean))].join(' · ')
  return (
    <li data-rarity={rarityOf(item)} className="flex items-center gap-3 py-2">
      <ItemTile
        slot={slot}
        rarity={rarityOf(item)}
        iconUrl={item.iconUrl}
        isToken={item.isTokenItem}
      />
      <div className="min-w-0 flex-1">
        <ItemName item={item} />
        <p className="text-sm text-muted">{text}</p>
        {isForOthers && <Badge variant="warning">Not for this specialization</Badge>}
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
          onClick={onAdd}
        >
          <Plus />
        </IconButton>
      )}
    </li>
  )
}
