import type { WishlistItem } from '@/contract/wishlist'
import { GainSum } from '@/features/sims/components/gain-sum'
import { sumGains, type GainOf } from '@/features/sims/gains'
import { rarityOf, SLOT_LABELS, type Slot } from '@/game/items'
import { Badge } from '@/ui/badge'
import { ItemTile } from '@/ui/item-tile'
import { SlotGlyph } from '@/ui/slot-glyph'
import { cx } from 'class-variance-authority'
import { Check } from 'lucide-react'
import { UnusableBadge, type WearerOf } from './unusable-badge'

/** A place in which a character wears an item. There are two for rings and two for trinkets. */
interface Place {
  slot: Slot
  isSecond?: boolean
}

/** The places of the game's character sheet: left and right side in turns, weapons last. */
const PLACES: readonly Place[] = [
  ...(['HEAD', 'HANDS', 'NECK', 'WAIST', 'SHOULDER', 'LEGS', 'BACK', 'FEET'] as const).map(
    (slot) => ({ slot }),
  ),
  { slot: 'CHEST' },
  { slot: 'FINGER' },
  { slot: 'WRIST' },
  { slot: 'FINGER', isSecond: true },
  { slot: 'MAIN_HAND' },
  { slot: 'TRINKET' },
  { slot: 'OFF_HAND' },
  { slot: 'TRINKET', isSecond: true },
  { slot: 'TWO_HAND' },
  { slot: 'RANGED' },
]

interface WishesBySlotProps {
  list: WearerOf
  /** By rank, obtained wishes last. */
  items: readonly WishlistItem[]
  gainOf: GainOf
  /** The slot that the picker shows. */
  selected: Slot | undefined
  onChoose: (slot: Slot) => void
}

/**
 * All places, each with its top wish, and per slot the number of wishes and what they gain together. On narrow screens, places without
 * a wish are lower and fill the gaps between the others.
 */
export function WishesBySlot({ list, items, gainOf, selected, onChoose }: WishesBySlotProps) {
  return (
    <ul aria-label="Slots" className="grid grid-flow-dense grid-cols-2 gap-2 p-2 @lg:gap-3 @lg:p-4">
      {PLACES.map(({ slot, isSecond = false }) => {
        const wishes = items.filter((item) => item.slot === slot)
        const top = wishes[isSecond ? 1 : 0]
        return (
          <li
            key={`${slot} ${isSecond}`}
            className={cx('flex', top && 'col-span-2 @lg:col-span-1')}
          >
            <PlaceButton
              label={isSecond ? `Second ${SLOT_LABELS[slot].toLowerCase()}` : SLOT_LABELS[slot]}
              slot={slot}
              top={top}
              wishes={isSecond ? [] : wishes}
              list={list}
              gainOf={gainOf}
              isSelected={slot === selected}
              onPress={() => onChoose(slot)}
            />
          </li>
        )
      })}
    </ul>
  )
}

interface PlaceButtonProps {
  label: string
  slot: Slot
  /** The wish for this place. */
  top: WishlistItem | undefined
  /** The wishes to count. */
  wishes: readonly WishlistItem[]
  list: WearerOf
  gainOf: GainOf
  isSelected: boolean
  onPress: () => void
}

function PlaceButton(props: PlaceButtonProps) {
  const { label, slot, top, wishes, list, gainOf, isSelected, onPress } = props
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onPress}
      className={cx(
        'grid-beside-tile grid w-full content-center items-center gap-x-3 rounded-md border px-2 text-left transition-colors hover:border-control hover:bg-highlight aria-pressed:border-accent @lg:content-start @lg:py-2',
        top ? 'border-line bg-raised py-1.5' : 'min-h-12 border-dashed border-line',
      )}
    >
      <span className={top ? 'row-span-2' : '@lg:row-span-2'}>
        {top ? (
          <ItemTile
            item={top.lootItem}
            slot={slot}
            isFaded={top.isObtained === true}
            className="@max-lg:size-9"
          />
        ) : (
          <SlotGlyph slot={slot} className="mx-1.5 size-6 text-faint @lg:m-2.5" />
        )}
      </span>
      <span className="flex min-w-0 flex-wrap items-center justify-between gap-x-2 gap-y-1 text-xs font-semibold tracking-wide text-muted @lg:self-end">
        {label}
        {top && <UnusableBadge item={top.lootItem} list={list} />}
        <span className="flex items-center gap-2">
          <GainSum percent={sumGains(wishes, gainOf)} />
          <SlotCount wishes={wishes} />
        </span>
      </span>
      {top ? (
        <span
          data-rarity={rarityOf(top.lootItem)}
          title={top.lootItem.name}
          className={cx(
            'line-clamp-1 text-sm break-words @lg:self-start',
            top.isObtained ? 'text-muted line-through' : 'font-medium text-tint-text',
          )}
        >
          {top.lootItem.name}
        </span>
      ) : (
        <span className="self-start text-sm text-faint @max-lg:sr-only">No wishes</span>
      )}
    </button>
  )
}

/** The number of wishes in a slot, and how many of them are obtained. */
function SlotCount({ wishes }: Pick<PlaceButtonProps, 'wishes'>) {
  const obtained = wishes.filter(({ isObtained }) => isObtained).length
  if (wishes.length === 0) return null
  return (
    <Badge variant="tint" className="py-0 tabular-nums">
      {obtained > 0 && <Check aria-hidden />}
      {obtained > 0 ? `${obtained} of ${wishes.length}` : wishes.length}
      <span className="sr-only">
        {obtained > 0 ? 'obtained' : wishes.length === 1 ? 'wish' : 'wishes'}
      </span>
    </Badge>
  )
}
