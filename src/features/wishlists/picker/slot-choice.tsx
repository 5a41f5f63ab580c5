import type { WishlistItem } from '@/contract/wishlist'
import { SLOT_LABELS, type Slot } from '@/game/items'
import { plural } from '@/lib/format'
import { SlotGlyph } from '@/ui/pictures/slot-glyph'
import { useChosen } from '@/ui/fields/use-chosen'
import { useMemo } from 'react'
import type { PickerItem } from './picker-items'

interface SlotChoiceProps {
  /** The items to choose from; undefined until they are loaded. */
  offered: readonly PickerItem[] | undefined
  /** The slots whose items are not loaded yet. */
  missing: readonly Slot[]
  wishes: readonly WishlistItem[]
  /**
   * In the order of the character sheet. All, once the items are known: an item for a whole class
   * can have a slot of its own.
   */
  slots: readonly Slot[]
  value: Slot | undefined
  /** Undefined when the chosen slot is pressed again. */
  onChange: (slot: Slot | undefined) => void
}

/** In a sheet there is no mouse to show the name of an icon, so it is below it. */
const BUTTON =
  'relative grid h-touch max-beside:h-12 max-beside:low:w-14 max-beside:low:shrink-0 place-items-center max-beside:place-content-center rounded-md border border-line bg-raised text-sm text-muted transition-colors hover:border-control hover:text-text aria-pressed:border-muted aria-pressed:bg-highlight aria-pressed:text-text'

/**
 * All slots, or one of those that have items, with the number of wishes in each. In a low window
 * they are one line that scrolls, so that there is room for items.
 */
export function SlotChoice({ offered, missing, wishes, slots, value, onChange }: SlotChoiceProps) {
  const itemCounts = useMemo(() => offered && countBySlot(offered), [offered])
  const wishCounts = useMemo(() => countBySlot(wishes), [wishes])
  const choices = slots
    .map((slot) => ({
      slot,
      itemCount: itemCounts && (itemCounts.get(slot) ?? (missing.includes(slot) ? undefined : 0)),
      wishCount: wishCounts.get(slot) ?? 0,
    }))
    .filter(({ slot, itemCount }) => slot === value || itemCount !== 0)
  const [shown, choose] = useChosen(value, onChange)
  return (
    <fieldset>
      <legend className="sr-only">Slot</legend>
      <div className="relative grid grid-touch gap-1 max-beside:grid-touch-named max-beside:low:-m-1 max-beside:low:flex max-beside:low:overflow-x-auto max-beside:low:p-1 max-sm:gap-0.5">
        <button
          type="button"
          aria-pressed={shown === undefined}
          aria-label="All slots"
          onClick={() => choose(undefined)}
          className={`${BUTTON} font-medium`}
        >
          All
        </button>
        {choices.map(({ slot, itemCount, wishCount }) => (
          <button
            key={slot}
            ref={slot === shown ? revealInRow : undefined}
            type="button"
            aria-pressed={slot === shown}
            aria-label={nameOf(slot, itemCount, wishCount)}
            title={nameOf(slot, itemCount, wishCount)}
            onClick={() => choose(slot === shown ? undefined : slot)}
            className={BUTTON}
          >
            <SlotGlyph slot={slot} className="size-5" />
            <span className="text-xs tracking-tighter whitespace-nowrap beside:hidden">
              {SLOT_LABELS[slot]}
            </span>{' '}
            {wishCount > 0 && (
              <span
                aria-hidden
                className="absolute right-1 bottom-0 max-beside:inset-y-0 text-xs font-semibold text-tint-text tabular-nums"
              >
                {wishCount}
              </span>
            )}
          </button>
        ))}
      </div>
    </fieldset>
  )
}

/** Scrolls the row of slots to a button. The page stays where it is. */
function revealInRow(button: HTMLButtonElement | null) {
  if (button?.parentElement) button.parentElement.scrollLeft = button.offsetLeft - 64
}

function countBySlot(entries: readonly { slot: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { slot } of entries) counts.set(slot, (counts.get(slot) ?? 0) + 1)
  return counts
}

/** "Head, 4 items, 1 wish", with the counts that are known. */
function nameOf(slot: Slot, itemCount: number | undefined, wishCount: number): string {
  // The number of wishes follows the slot, as on the button.
  const counts = [
    wishCount > 0 && plural(wishCount, 'wish', 'wishes'),
    itemCount !== undefined && plural(itemCount, 'item'),
  ]
  return [SLOT_LABELS[slot], ...counts].filter(Boolean).join(', ')
}
