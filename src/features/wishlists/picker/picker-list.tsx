import type { LootItem } from '@/contract/loot-item'
import { useGains } from '@/features/sims/sims.queries'
import { DIFFICULTIES } from '@/game/difficulties'
import { SLOT_LABELS } from '@/game/items'
import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { useDeferredValue, useMemo, useState } from 'react'
import { itemLevelOf, type DescribedFor } from '../wish/describe-item'
import type { RowActions } from '../wish/use-row-actions'
import type { PickerItem } from './picker-items'
import type { ListOfPicker } from './use-picker-list'
import { resultId } from './use-result-keys'
import { PickerRow } from './picker-row'

/** Number of rows rendered at first and added per click, because a raid may have 2,000 items. */
const SHOWN_STEP = 60

/** These rows fill the window; the others are rendered after them. */
const FIRST_ROWS = 8

/** The list to which items are added, and the actions of their rows. */
export interface PickerTarget {
  wishlist: ListOfPicker
  onAdd: (pickerItem: PickerItem) => void
  /** The actions on the wishes that are on the list. */
  actions: RowActions
  /** The result that the arrow keys have selected, see `useResultKeys`. */
  selectedId: string | undefined
}

interface PickerListProps extends PickerTarget {
  pickerItems: readonly PickerItem[]
  /** What the items were searched by: another query starts with the first rows again. */
  query?: string
  /**
   * The groups of the items, which must be in their order. By boss only if bosses are known; null
   * for none.
   */
  groupBy: 'boss' | 'slot' | null
  /** Whether all items are for the same slot, so that rows do not name it. */
  isOneSlot?: boolean
}

/** Picker items with a button that shows more of a long list. */
export function PickerList(props: PickerListProps) {
  const { pickerItems, query, wishlist, onAdd, actions, selectedId, isOneSlot = false } = props
  const hasBosses = pickerItems.some(({ item }) => item.boss != null)
  const groupBy = props.groupBy === 'boss' && !hasBosses ? null : props.groupBy
  // Not reset by a key: a row that two searches find keeps the focus.
  const [shownOfQuery, setShownOfQuery] = useState({ query, count: SHOWN_STEP })
  const shownCount = shownOfQuery.query === query ? shownOfQuery.count : SHOWN_STEP
  // A wish without a slot is for each slot of its item.
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
  const renderedCount = useDeferredValue(count, FIRST_ROWS)
  const shown = pickerItems.slice(0, renderedCount)
  const row = (pickerItem: PickerItem) => (
    <PickerRow
      key={pickerItem.key}
      pickerItem={pickerItem}
      list={list}
      wishId={wishIds.get(pickerItem.key) ?? wishIds.get(`${pickerItem.item.id}:`)}
      gain={gainOf(pickerItem.item, pickerItem.slot)}
      hasSlot={!isOneSlot && groupBy !== 'slot'}
      hasBoss={groupBy !== 'boss'}
      isSelected={resultId(pickerItem.key) === selectedId}
      onAdd={onAdd}
      actions={actions}
    />
  )
  return (
    <div className="flex flex-col gap-4">
      {groupBy ? (
        groupInOrder(shown, NAME_OF[groupBy]).map(({ name, group }) => (
          <section key={name} aria-label={name}>
            <h4 className="mb-1 flex justify-between gap-2 border-b border-line pb-1 text-sm font-semibold">
              <span>{name}</span>
              {groupBy === 'boss' && <BossLevels item={group[0]?.item} list={list} />}
            </h4>
            <ul>{group.map(row)}</ul>
          </section>
        ))
      ) : (
        <ul>{shown.map(row)}</ul>
      )}
      {/* After the last row, so that it does not move when it is pressed. */}
      {pickerItems.length > shownCount && renderedCount === count && (
        <Button
          variant="outline"
          onClick={() => setShownOfQuery({ query, count: shownCount + SHOWN_STEP })}
        >{`Show ${plural(Math.min(SHOWN_STEP, pickerItems.length - shownCount), 'more item')}`}</Button>
      )}
    </div>
  )
}

/** "H 305": the item level of a boss's items on each difficulty, as far as it is known. */
function BossLevels({ item, list }: { item: LootItem | undefined; list: DescribedFor }) {
  if (!item) return null
  return (
    <span className="flex gap-3 text-xs font-normal text-muted tabular-nums">
      {DIFFICULTIES.map((difficulty) => {
        const level = itemLevelOf(item, { instance: list.instance, difficulty })
        if (level === undefined) return null
        const isOwn = difficulty === list.difficulty
        return (
          <span
            key={difficulty}
            data-difficulty={difficulty}
            title={difficulty}
            className={isOwn ? 'font-semibold text-tint-text' : undefined}
          >{`${difficulty[0] ?? ''} ${level}`}</span>
        )
      })}
    </span>
  )
}

/** The name of the group that an item belongs to. */
const NAME_OF = {
  boss: ({ item }: PickerItem) => item.boss?.name ?? 'Other',
  slot: ({ slot }: PickerItem) => SLOT_LABELS[slot],
}

/** Groups items by name. Items of a group are adjacent. */
function groupInOrder(
  pickerItems: readonly PickerItem[],
  nameOf: (pickerItem: PickerItem) => string,
) {
  const groups: { name: string; group: PickerItem[] }[] = []
  for (const pickerItem of pickerItems) {
    const name = nameOf(pickerItem)
    const last = groups.at(-1)
    if (last?.name === name) last.group.push(pickerItem)
    else groups.push({ name, group: [pickerItem] })
  }
  return groups
}
