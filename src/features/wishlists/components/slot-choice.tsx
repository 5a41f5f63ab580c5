import type { WishlistItem } from '@/contract/wishlist'
import { SLOT_LABELS, SLOTS, type Slot } from '@/game/items'
import { plural } from '@/lib/format'
import { SlotGlyph } from '@/ui/slot-glyph'

interface SlotChoiceProps {
  items: readonly WishlistItem[]
  value: Slot
  onChange: (slot: Slot) => void
}

/** The sixteen slots with the number of wishes in each. */
export function SlotChoice({ items, value, onChange }: SlotChoiceProps) {
  return (
    <fieldset>
      <legend className="sr-only">Slot</legend>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-8 lg:grid-cols-8">
        {SLOTS.map((slot) => {
          const count = items.filter((item) => item.slot === slot).length
          return (
            <button
              key={slot}
              type="button"
              aria-pressed={slot === value}
              aria-label={
                count > 0
                  ? `${SLOT_LABELS[slot]}, ${plural(count, 'wish', 'wishes')}`
                  : SLOT_LABELS[slot]
              }
              title={SLOT_LABELS[slot]}
              onClick={() => onChange(slot)}
              className="relative grid min-h-touch place-items-center rounded-md border border-line bg-panel text-muted transition-colors hover:border-control hover:text-text aria-pressed:border-accent aria-pressed:bg-raised aria-pressed:text-accent"
            >
              <SlotGlyph slot={slot} className="size-5" />
              {count > 0 && (
                <span
                  aria-hidden
                  className="absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full bg-accent text-xs font-semibold text-accent-ink"
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
