import type { WishlistItem } from '@/contract/wishlist'
import { SLOT_LABELS, SLOTS, type Slot } from '@/game/items'
import { plural } from '@/lib/format'
import { SlotGlyph } from '@/ui/slot-glyph'

interface SlotChoiceProps {
  items: readonly WishlistItem[]
  value: Slot | undefined
  /** Undefined when the chosen slot is pressed again. */
  onChange: (slot: Slot | undefined) => void
}

/** Toggle buttons for the slots, with the number of wishes in each. */
export function SlotChoice({ items, value, onChange }: SlotChoiceProps) {
  return (
    <fieldset>
      <legend className="sr-only">Slot</legend>
      <div className="grid-touch grid gap-2 lg:grid-cols-8">
        {SLOTS.map((slot) => {
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
              className="relative grid min-h-touch place-items-center rounded-md border border-line bg-raised text-muted transition-colors hover:border-control hover:text-text aria-pressed:border-accent aria-pressed:bg-highlight aria-pressed:text-accent"
            >
              <SlotGlyph slot={slot} className="size-5" />
              {count > 0 && (
                <span
                  aria-hidden
                  className="absolute -top-1.5 -right-1.5 grid h-5 min-w-5 place-items-center rounded-full border border-tint-line bg-tint-ground px-1 text-xs font-semibold text-tint-text tabular-nums"
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
