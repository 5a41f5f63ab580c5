import type { WishlistItem } from '@/contract/wishlist'
import { slotLabel } from '@/game/items'
import { IconButton } from '@/ui/icon-button'
import { ItemTile } from '@/ui/item-tile'
import { Check, Trash2 } from 'lucide-react'
import { describeItem, rarityOf, signOf } from '../describe-item'
import { ItemName } from './item-name'

interface WishRowProps {
  wish: WishlistItem
  onRemove: () => void
  onObtainedChange: (isObtained: boolean) => void
}

/** One wish: its rank, the item, where it drops, and what can be done with it. */
export function WishRow({ wish, onRemove, onObtainedChange }: WishRowProps) {
  const { lootItem, slot, note } = wish
  const isObtained = wish.isObtained === true
  const facts = [
    slotLabel(slot),
    lootItem.isTokenItem ? describeItem(lootItem, slot) : null,
    lootItem.boss?.name,
  ]
  return (
    <li
      data-rarity={rarityOf(lootItem)}
      className="flex items-center gap-2 border-b border-line py-3 pr-1 pl-2 last:border-b-0 sm:gap-3 sm:px-4"
    >
      <span className="w-5 shrink-0 text-right text-muted tabular-nums">
        <span className="sr-only">Rank </span>
        {wish.priority}
      </span>
      <ItemTile
        slot={signOf(slot)}
        rarity={rarityOf(lootItem)}
        iconUrl={lootItem.iconUrl}
        isToken={lootItem.isTokenItem}
        isFaded={isObtained}
      />
      <div className="min-w-0 flex-1">
        <ItemName item={lootItem} isObtained={isObtained} />
        <p className="text-sm text-muted">{facts.filter(Boolean).join(' · ')}</p>
        {note && <p className="text-sm break-words text-muted italic">{note}</p>}
      </div>
      <IconButton
        label={`Obtained ${lootItem.name}`}
        isPressed={isObtained}
        onClick={() => onObtainedChange(!isObtained)}
      >
        <Check />
      </IconButton>
      <IconButton label={`Remove ${lootItem.name}`} variant="danger" onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </li>
  )
}
