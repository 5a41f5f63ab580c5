import { useGains } from '@/features/sims/use-gains'
import { plural } from '@/lib/format'
import { useCountInTurns } from '@/lib/use-turn'
import { Button } from '@/ui/button'
import { useMemo, useState } from 'react'
import type { PickerItem } from '../picker-items'
import type { ListOfPicker } from '../use-picker-list'
import { resultId } from '../use-result-keys'
import { PickerRow } from './picker-row'

/** Number of rows rendered at first and added per click, because a raid may have 2,000 items. */
const SHOWN_STEP = 60

/** How many rows are rendered in one frame: the first ones fill the window. */
const ROWS_PER_FRAME = 8

interface PickerListProps {
  pickerItems: readonly PickerItem[]
  wishlist: ListOfPicker
  onAdd: (pickerItem: PickerItem) => void
  onRemove: (wishId: string) => void
  /** The result that the arrow keys have selected, see `useResultKeys`. */
  selectedId: string | undefined
  /** Groups the items by boss if bosses are known; they must be in boss order. */
  isByBoss: boolean
  /** Whether all items are for the same slot, so that rows do not name it. */
  isOneSlot?: boolean
}

/** Picker items with a button that shows more of a long list. */
export function PickerList(props: PickerListProps) {
  const { pickerItems, wishlist, onAdd, onRemove, selectedId, isOneSlot = false } = props
  const isByBoss = props.isByBoss && pickerItems.some(({ item }) => item.boss != null)
  const [shownCount, setShownCount] = useState(SHOWN_STEP)
  const wishIds = useMemo(
    () => new Map(wishlist.items.map(({ id, lootItem, slot }) => [`${lootItem.id}:${slot}`, id])),
    [wishlist.items],
  )
  // Without the wishes, so that an edit renders only the rows that it changes.
  const { character, instance, specialization, difficulty } = wishlist
  const list = useMemo(
    () => ({ character, instance, specialization, difficulty }),
    [character, instance, specialization, difficulty],
  )
  const { gainOf } = useGains(wishlist)
  const count = Math.min(shownCount, pickerItems.length)
  const renderedCount = useCountInTurns(count, ROWS_PER_FRAME)
  const shown = pickerItems.slice(0, renderedCount)
  const row = (pickerItem: PickerItem) => (
    <PickerRow
      key={pickerItem.key}
      pickerItem={pickerItem}
      list={list}
      wishId={wishIds.get(pickerItem.key)}
      gain={gainOf(pickerItem.item, pickerItem.slot)}
      hasSlot={!isOneSlot}
      hasBoss={!isByBoss}
      isSelected={resultId(pickerItem.key) === selectedId}
      onAdd={onAdd}
      onRemove={onRemove}
    />
  )
  return (
    <div className="flex flex-col gap-4">
      {isByBoss ? (
        groupByBossName(pickerItems, shown.length).map(({ bossName, count, group }) => (
          <section key={bossName} aria-label={bossName}>
            <h4 className="flex justify-between text-xs font-semibold tracking-wide text-faint">
              {bossName}
              <span aria-hidden className="tabular-nums">
                {count}
              </span>
            </h4>
            <ul>{group.map(row)}</ul>
          </section>
        ))
      ) : (
        <ul>{shown.map(row)}</ul>
      )}
      {/* After the last row, so that it does not move when it is pressed. */}
      {pickerItems.length > shownCount && renderedCount === count && (
        <Button variant="outline" onClick={() => setShownCount(shownCount + SHOWN_STEP)}>
          Show {plural(Math.min(SHOWN_STEP, pickerItems.length - shownCount), 'more item')}
        </Button>
      )}
    </div>
  )
}

/** Groups the first items by boss, with the number of all items of each boss. Items of a boss are adjacent. */
function groupByBossName(pickerItems: readonly PickerItem[], shownCount: number) {
  const groups: { bossName: string; count: number; group: PickerItem[] }[] = []
  for (const [index, pickerItem] of pickerItems.entries()) {
    const bossName = pickerItem.item.boss?.name ?? 'Other'
    const isShown = index < shownCount
    const last = groups.at(-1)
    if (last?.bossName === bossName) {
      last.count += 1
      if (isShown) last.group.push(pickerItem)
    } else if (isShown) {
      groups.push({ bossName, count: 1, group: [pickerItem] })
    } else {
      break
    }
  }
  return groups
}
