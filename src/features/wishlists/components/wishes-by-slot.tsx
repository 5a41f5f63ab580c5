import type { WishlistItem } from '@/contract/wishlist'
import { rarityOf, SLOT_LABELS, type Slot } from '@/game/items'
import { Badge } from '@/ui/badge'
import { ItemTile } from '@/ui/item-tile'
import { SlotGlyph } from '@/ui/slot-glyph'
import { Check } from 'lucide-react'

/** Slot order of the game's character sheet: left and right side in turns, weapons last. */
const SHEET_ORDER: readonly Slot[] = [
  ...(['HEAD', 'HANDS', 'NECK', 'WAIST', 'SHOULDER', 'LEGS', 'BACK', 'FEET'] as const),
  ...(['CHEST', 'FINGER', 'WRIST', 'TRINKET'] as const),
  ...(['MAIN_HAND', 'OFF_HAND', 'TWO_HAND', 'RANGED'] as const),
]

interface WishesBySlotProps {
  /** By rank, obtained wishes last. */
  items: readonly WishlistItem[]
  /** The slot that the picker shows. */
  selected: Slot | undefined
  onChoose: (slot: Slot) => void
}

/** All slots, each with its top wish and its number of wishes. */
export function WishesBySlot({ items, selected, onChoose }: WishesBySlotProps) {
  return (
    <ul aria-label="Slots" className="grid grid-cols-2 gap-2 p-3 @lg:gap-3 @lg:p-4">
      {SHEET_ORDER.map((slot) => (
        <li key={slot} className="flex">
          <SlotButton
            slot={slot}
            wishes={items.filter((item) => item.slot === slot)}
            isSelected={slot === selected}
            onPress={() => onChoose(slot)}
          />
        </li>
      ))}
    </ul>
  )
}

interface SlotButtonProps {
  slot: Slot
  wishes: readonly WishlistItem[]
  isSelected: boolean
  onPress: () => void
}

function SlotButton({ slot, wishes, isSelected, onPress }: SlotButtonProps) {
  const [top] = wishes
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onPress}
      className={`grid-beside-tile grid w-full content-start items-center gap-x-3 gap-y-1 rounded-md border p-2 text-left transition-colors hover:border-control hover:bg-highlight aria-pressed:border-accent @lg:gap-y-0 ${top ? 'border-line bg-raised' : 'border-dashed border-line'}`}
    >
      <span className="@lg:row-span-2">
        {top ? (
          <ItemTile item={top.lootItem} slot={slot} isFaded={top.isObtained === true} />
        ) : (
          <SlotGlyph slot={slot} className="m-2.5 size-6 text-faint" />
        )}
      </span>
      <span className="flex min-w-0 flex-wrap items-center justify-between gap-x-2 gap-y-1 text-xs font-semibold tracking-wide text-muted @max-xs:col-span-2 @lg:self-end">
        {SLOT_LABELS[slot]}
        <SlotCount wishes={wishes} />
      </span>
      <span
        data-rarity={top && rarityOf(top.lootItem)}
        title={top?.lootItem.name}
        className={`col-span-2 line-clamp-2 text-sm break-words @lg:col-span-1 @lg:line-clamp-1 @lg:self-start ${top ? (top.isObtained ? 'text-muted line-through' : 'font-medium text-tint-text') : 'text-faint'}`}
      >
        {top ? top.lootItem.name : 'No wishes'}
      </span>
    </button>
  )
}

/** The number of wishes in a slot, and how many of them are obtained. */
function SlotCount({ wishes }: Pick<SlotButtonProps, 'wishes'>) {
  const obtained = wishes.filter(({ isObtained }) => isObtained).length
  if (wishes.length === 0) return null
  return (
    <Badge variant="tint" className="tabular-nums">
      {obtained > 0 && <Check aria-hidden />}
      {obtained > 0 ? `${obtained} of ${wishes.length}` : wishes.length}
      <span className="sr-only">
        {obtained > 0 ? 'obtained' : wishes.length === 1 ? 'wish' : 'wishes'}
      </span>
    </Badge>
  )
}
