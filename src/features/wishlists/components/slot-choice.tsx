import type { WishlistItem } from '@/contract/wishlist'
import { SLOT_LABELS, type Slot } from '@/game/items'
import { plural } from '@/lib/format'
import { SlotGlyph } from '@/ui/slot-glyph'

interface SlotChoiceProps {
  /** The slots to choose from. */
  slots: readonly Slot[]
  items: readonly WishlistItem[]
  value: Slot | undefined
  /** Undefined when the chosen slot is pressed again. */
  onChange: (slot: Slot | undefined) => void
}

/**
 * Toggle buttons for the slots, with the number of wishes in each. On narrow screens a row of labelled
 * buttons that scrolls sideways.
 */
export function SlotChoice({ slots, items, value, onChange }: SlotChoiceProps) {
  return (
    <fieldset>
      <legend className="sr-only">Slot</legend>
      <div className="flex gap-2 max-lg:-mx-5 max-lg:overflow-x-auto max-lg:px-5 max-lg:py-1.5 lg:grid lg:grid-cols-8">
        {slots.map((slot) => {
          const count = items.filter((item) => item.slot === slot).length
          const label = SLOT_LABELS[slot]
          return (
            <button
              key={slot}
              type="button"
              aria-pressed={slot === value}
              aria-label={count > 0 ? `${label}, ${plural(count, 'wish', 'wishes')}` : label}
              title={label}
              onClick={() => onChange(slot === value ? undefined : slot)}
              className="relative flex min-h-touch shrink-0 items-center justify-center gap-2 rounded-md border max-lg:px-3 border-line bg-raised text-muted transition-colors hover:border-control hover:text-text aria-pressed:border-accent aria-pressed:bg-highlight aria-pressed:text-accent"
            >
              <SlotGlyph slot={slot} className="size-5" />
              <span aria-hidden className="text-sm font-medium lg:hidden">
                {label}
              </span>
              {count > 0 && (
                <span
                  aria-hidden
                  className="grid h-5 lg:absolute lg:-top-1.5 lg:-right-1.5 min-w-5 place-items-center rounded-full border border-tint-line bg-tint-ground px-1 text-xs font-semibold text-tint-text tabular-nums"
                >
                  {count}
                </span>
              )}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
