import type { WishlistItem } from '@/contract/wishlist'
import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { useMemo, useState } from 'react'
import type { PickerItem } from '../picker-items'
import { PickerRow } from './picker-row'

/** More than anyone reads at a time; keeps every keystroke cheap in a raid of 2,000. */
const SHOWN_STEP = 60

interface PickerListProps {
  drops: readonly PickerItem[]
  wishes: readonly WishlistItem[]
  onAdd: (drop: PickerItem) => void
  /** Under the name of each boss, in encounter order; else in the order given. */
  isByBoss: boolean
  /** One slot is chosen, so the rows need not say it. */
  isOneSlot?: boolean
}

/** What drops, to be added; the first of many until more are asked for. */
export function PickerList({ drops, wishes, onAdd, isByBoss, isOneSlot = false }: PickerListProps) {
  const [shownCount, setShownCount] = useState(SHOWN_STEP)
  const wished = useMemo(
    () => new Set(wishes.map(({ lootItem, slot }) => `${lootItem.id}:${slot}`)),
    [wishes],
  )
  const shown = drops.slice(0, shownCount)
  const row = (drop: PickerItem) => (
    <PickerRow
      key={drop.key}
      drop={drop}
      isWished={wished.has(drop.key)}
      hasSlot={!isOneSlot}
      hasBoss={!isByBoss}
      onAdd={onAdd}
    />
  )
  return (
    <div className="flex flex-col gap-4">
      {isByBoss ? (
        neighboursByBoss(shown).map(({ bossName, group }) => (
          <section key={bossName} aria-label={bossName}>
            <h4 className="flex justify-between text-xs font-semibold tracking-wide text-faint">
              {bossName}
              <span aria-hidden className="tabular-nums">
                {group.length}
              </span>
            </h4>
            <ul>{group.map(row)}</ul>
          </section>
        ))
      ) : (
        <ul>{shown.map(row)}</ul>
      )}
      {drops.length > shownCount && (
        <Button variant="outline" onClick={() => setShownCount(shownCount + SHOWN_STEP)}>
          Show {plural(Math.min(SHOWN_STEP, drops.length - shownCount), 'more item')}
        </Button>
      )}
    </div>
  )
}

/** Items come in encounter order; neighbours of one boss belong together. */
function neighboursByBoss(drops: readonly PickerItem[]) {
  const groups: { bossName: string; group: PickerItem[] }[] = []
  for (const drop of drops) {
    const bossName = drop.item.boss?.name ?? 'Other'
    const last = groups.at(-1)
    if (last?.bossName === bossName) last.group.push(drop)
    else groups.push({ bossName, group: [drop] })
  }
  return groups
}
