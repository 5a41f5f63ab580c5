import type { WishlistItem } from '@/contract/wishlist'
import { GainSum } from '@/features/sims/components/gain-sum'
import { sumGains, type GainOf } from '@/features/sims/gains'
import { SHEET_ORDER, slotsOfSpecialization } from '@/game/eligibility'
import { rarityOf, SLOT_LABELS, SLOTS, type Slot } from '@/game/items'
import { plural } from '@/lib/format'
import { ItemTile } from '@/ui/pictures/item-tile'
import { SlotGlyph } from '@/ui/pictures/slot-glyph'
import { cx } from 'class-variance-authority'
import { UnusableBadge, type WearerOf } from '../components/unusable-badge'

/** A place in which a character wears an item. There are two for rings and two for trinkets. */
interface Place {
  slot: Slot
  isSecond?: boolean
}

/** The places in the order of the character sheet. */
const PLACES: readonly Place[] = SHEET_ORDER.flatMap((slot): Place[] =>
  slot === 'FINGER' || slot === 'TRINKET' ? [{ slot }, { slot, isSecond: true }] : [{ slot }],
)

interface WishesBySlotProps {
  list: WearerOf
  /** By rank, obtained wishes last. */
  items: readonly WishlistItem[]
  /** The rank of each wanted wish by id; empty if the wishes have no order. */
  rankOf: ReadonlyMap<string, number>
  gainOf: GainOf
  /** The slot that the picker beside the list shows. */
  selected: Slot | undefined
  onChoose: (slot: Slot) => void
}

const ROW = 'flex min-w-0 grow @lg:mb-3 @lg:break-inside-avoid'

/**
 * The places of the specialization, each with its top wish, and per slot the number of wishes and
 * what they gain together. They are read down the left column and then down the right one; on
 * narrow screens, two places without a wish share a row if they follow each other.
 */
export function WishesBySlot(props: WishesBySlotProps) {
  const { list, items, rankOf, gainOf, selected, onChoose } = props
  const { character, specialization } = list
  const own = slotsOfSpecialization(character.className, specialization)
  // A wish may be for a slot that the specialization does not have.
  const places = PLACES.filter(
    ({ slot }) => own.includes(slot) || items.some((item) => item.slot === slot),
  )
  // A slot that only the backend knows, or a token whose slot it does not name.
  const others = items.filter(({ slot }) => SLOTS.every((known) => known !== slot))
  return (
    <ul
      aria-label="Slots"
      className="flex flex-wrap gap-2 p-2 @max-3xs:[&>li]:basis-full @lg:block @lg:columns-2 @lg:gap-3 @lg:px-4 @lg:pt-4 @lg:pb-1"
    >
      {places.map(({ slot, isSecond = false }) => {
        const wishes = items.filter((item) => item.slot === slot)
        const top = wishes[isSecond ? 1 : 0]
        return (
          <li key={`${slot} ${isSecond}`} className={cx(ROW, top ? 'basis-full' : 'basis-2/5')}>
            <PlaceButton
              label={isSecond ? `Second ${SLOT_LABELS[slot].toLowerCase()}` : SLOT_LABELS[slot]}
              slot={slot}
              top={top}
              rank={top && rankOf.get(top.id)}
              wishes={isSecond ? [] : wishes}
              list={list}
              gainOf={gainOf}
              isSelected={slot === selected}
              onPress={() => onChoose(slot)}
            />
          </li>
        )
      })}
      {others.map((wish) => (
        <li key={wish.id} className={cx(ROW, 'basis-full')}>
          <div className={cx(PLACE, 'border-line bg-raised py-1.5')}>
            <PlaceContent
              label="Other"
              slot={undefined}
              top={wish}
              rank={rankOf.get(wish.id)}
              wishes={[wish]}
              list={list}
              gainOf={gainOf}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

interface PlaceContentProps {
  label: string
  /** Undefined if it is not known; then there is a wish. */
  slot: Slot | undefined
  /** The wish for this place. */
  top: WishlistItem | undefined
  rank: number | undefined
  /** The wishes to count. */
  wishes: readonly WishlistItem[]
  list: WearerOf
  gainOf: GainOf
}

const PLACE =
  'grid-beside-tile grid w-full content-center items-center gap-x-3 rounded-md border px-2 text-left @lg:min-h-17 @lg:py-2'

interface PlaceButtonProps extends PlaceContentProps {
  isSelected: boolean
  onPress: () => void
}

function PlaceButton({ isSelected, onPress, ...content }: PlaceButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onPress}
      className={cx(
        PLACE,
        'transition-colors hover:border-control hover:bg-highlight aria-pressed:border-accent',
        content.top ? 'border-line bg-raised py-1.5' : 'min-h-12 border-dashed border-line',
      )}
    >
      <PlaceContent {...content} />
    </button>
  )
}

function PlaceContent(props: PlaceContentProps) {
  const { label, slot, top, rank, wishes, list, gainOf } = props
  return (
    <>
      <span className={top ? 'row-span-2' : '@lg:row-span-2'}>
        {top ? (
          <ItemTile
            item={top.lootItem}
            slot={slot}
            isFaded={top.isObtained === true}
            className="@max-lg:size-9"
          />
        ) : (
          slot && <SlotGlyph slot={slot} className="mx-1.5 size-6 text-faint @lg:m-2.5" />
        )}
      </span>
      <span className="flex min-w-0 flex-wrap items-center justify-between gap-x-2 gap-y-1 text-xs font-semibold tracking-wide text-muted @lg:self-end">
        <span>{label}</span>
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
            'font-medium',
            top.isObtained ? 'text-muted' : 'text-tint-text',
          )}
        >
          {rank !== undefined && <span className="text-muted tabular-nums">{`#${rank} `}</span>}
          <span>{top.lootItem.name}</span>
        </span>
      ) : (
        <span className="self-start text-sm text-faint @max-lg:sr-only">No wishes</span>
      )}
    </>
  )
}

/** The number of wishes in a slot, and how many of them are obtained. */
function SlotCount({ wishes }: Pick<PlaceContentProps, 'wishes'>) {
  const obtained = wishes.filter(({ isObtained }) => isObtained).length
  // The row shows an only wish.
  if (wishes.length < 2 && obtained === 0) return null
  return (
    <span className="font-normal tracking-normal tabular-nums">
      {obtained > 0
        ? `${obtained} of ${wishes.length} obtained`
        : plural(wishes.length, 'wish', 'wishes')}
    </span>
  )
}
