import type { WishlistItem } from '@/contract/wishlist'
import { SLOT_LABELS, SLOTS, type Slot } from '@/game/items'
import { plural } from '@/lib/format'
import { SlotGlyph } from '@/ui/slot-glyph'
import { useChosen } from '@/ui/use-chosen'
import { useMemo } from 'react'
import type { PickerItem } from '../picker-items'

interface SlotChoiceProps {
  /** The items to choose from; undefined until they are loaded. */
  offered: readonly PickerItem[] | undefined
  wishes: readonly WishlistItem[]
  value: Slot | undefined
  /** Undefined when the chosen slot is pressed again. */
  onChange: (slot: Slot | undefined) => void
}

/**
 * Toggle buttons for the slots that have items, with the number of items and of wishes in each. On narrow
 * screens a row of labelled buttons that scrolls sideways.
 */
export function SlotChoice({ offered, wishes, value, onChange }: SlotChoiceProps) {
  const itemCounts = useMemo(() => offered && countBySlot(offered), [offered])
  const wishCounts = useMemo(() => countBySlot(wishes), [wishes])
  const slots = SLOTS.map((slot) => ({
    slot,
    itemCount: itemCounts && (itemCounts.get(slot) ?? 0),
    wishCount: wishCounts.get(slot) ?? 0,
  })).filter(({ slot, itemCount }) => slot === value || itemCount !== 0)
  const [shown, choose] = useChosen(value, onChange)
  return (
    // By default a fieldset is at least as wide as its content, which could not scroll then.
    <fieldset className="min-w-0">
      <legend className="sr-only">Slot</legend>
      <div className="flex gap-2 max-beside:-mx-5 max-beside:overflow-x-auto max-beside:px-5 max-beside:py-1.5 sm:max-beside:-mx-6 sm:max-beside:px-6 beside:grid beside:grid-cols-8">
        {slots.map(({ slot, itemCount, wishCount }) => (
          <button
            key={slot}
            type="button"
            aria-pressed={slot === shown}
            aria-label={nameOf(slot, itemCount, wishCount)}
            title={nameOf(slot, itemCount, wishCount)}
            onClick={() => choose(slot === shown ? undefined : slot)}
            className="relative flex min-h-touch shrink-0 items-center justify-center gap-2 rounded-md border border-line bg-raised text-sm text-muted tabular-nums transition-colors hover:border-control hover:text-text aria-pressed:border-accent aria-pressed:bg-highlight aria-pressed:text-accent max-beside:px-3"
          >
            <SlotGlyph slot={slot} className="size-5" />
            <span aria-hidden className="font-medium beside:hidden">
              {SLOT_LABELS[slot]}
            </span>
            <span aria-hidden className="text-faint beside:hidden">
              {itemCount}
            </span>
            {wishCount > 0 && (
              <span
                aria-hidden
                className="grid h-5 min-w-5 place-items-center rounded-full border border-tint-line bg-tint-ground px-1 text-xs font-semibold text-tint-text beside:absolute beside:-top-1.5 beside:-right-1.5"
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

function countBySlot(entries: readonly { slot: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { slot } of entries) counts.set(slot, (counts.get(slot) ?? 0) + 1)
  return counts
}

/** "Head, 4 items, 1 wish", with the counts that are known. */
function nameOf(slot: Slot, itemCount: number | undefined, wishCount: number): string {
  const counts = [
    itemCount !== undefined && plural(itemCount, 'item'),
    wishCount > 0 && plural(wishCount, 'wish', 'wishes'),
  ]
  return [SLOT_LABELS[slot], ...counts].filter(Boolean).join(', ')
}
