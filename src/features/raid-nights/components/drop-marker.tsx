import type { BossWithLoot, LootItem } from '@/contract/loot-item'
import { countDrops, type CountedDrop } from '@/contract/guilds/night-counts'
import { DROP_COUNT_MAX, type NightDetails } from '@/contract/guilds/raid-nights'
import type { ChosenRaid } from '@/features/guild-board/choose-raid'
import { rarityOf } from '@/game/items'
import { findRows, toLootText } from '@/game/word-search'
import { useIsOnline } from '@/lib/use-is-online'
import { useCharacterKey } from '@/lib/use-page-keys'
import { plural } from '@/lib/format'
import { SearchField } from '@/ui/fields/search-field'
import { IconButton } from '@/ui/icon-button'
import { ItemTile } from '@/ui/pictures/item-tile'
import { cx } from 'class-variance-authority'
import { Check, Minus, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSetDropCount } from '../nights.mutations'
import { Panel } from '@/features/guild-board/components/panel'

/** How many items a search lists. */
const FOUND_MAX = 8

interface DropMarkerProps {
  night: NightDetails
  guildId: string
  choice: ChosenRaid
  loot: readonly BossWithLoot[]
  isOfficer: boolean
}

/** The bosses of a raid with what has dropped. Officers mark drops on the chosen difficulty. */
export function DropMarker({ night, guildId, choice, loot, isOfficer }: DropMarkerProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useCharacterKey('/', () => field.current?.focus())
  const drops = countDrops(night)
  const decided = drops.reduce((sum, { awards }) => sum + awards.length, 0)
  const all = loot.flatMap((boss) => boss.items.map((item) => ({ item, boss })))
  const find = (text: string) =>
    findRows(all, text, ({ item, boss }) => toLootText({ ...item, boss })).slice(0, FOUND_MAX)
  const found = search ? find(search) : []
  const setCount = useSetDropCount(guildId, night.id)
  const { difficulty } = choice
  const dropOf = (item: LootItem) =>
    drops.find(({ drop }) => drop.lootItemId === item.id && drop.difficulty === difficulty)
  const countOf = (item: LootItem) => dropOf(item)?.drop.count ?? 0
  const set = (item: LootItem, count: number) => {
    if (count > DROP_COUNT_MAX) return
    setCount.mutate({ item, body: { lootItemId: item.id, difficulty, count } })
  }
  const renderCounter = (item: LootItem) => (
    <DropCounter
      key={item.id}
      item={item}
      counted={dropOf(item)}
      onSet={isOfficer ? (count) => set(item, count) : undefined}
    />
  )
  return (
    <Panel
      level={2}
      title={plural(night.dropCount, 'drop')}
      detail={night.dropCount > 0 && `${decided} decided`}
    >
      {isOfficer && (
        <form
          className="flex border-b border-line p-2"
          onSubmit={(event) => {
            event.preventDefault()
            // The text of the field may not be searched yet.
            const text = field.current?.value.trim() ?? ''
            const [first] = text ? find(text) : []
            if (!first) return
            setSearch(text)
            set(first.item, countOf(first.item) + 1)
            field.current?.select()
          }}
        >
          <SearchField
            ref={field}
            label={`Mark a drop on ${choice.difficulty}`}
            value={search}
            onChange={setSearch}
          />
        </form>
      )}
      {search ? (
        <ul aria-label="Found items">
          {found.length === 0 && <li className="px-3 py-2 text-sm text-muted">No item found.</li>}
          {found.map(({ item }) => renderCounter(item))}
        </ul>
      ) : (
        <ul aria-label="Bosses">
          {loot.map((boss) => (
            <li key={boss.id} className="border-b border-line last:border-b-0">
              <BossButton
                boss={boss}
                drops={drops.filter(({ drop }) =>
                  boss.items.some((item) => item.id === drop.lootItemId),
                )}
                isOpen={openId === boss.id}
                onPress={() => setOpenId(openId === boss.id ? null : boss.id)}
              />
              {openId === boss.id && (
                <ul aria-label={`Loot of ${boss.name}`}>{boss.items.map(renderCounter)}</ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

interface BossButtonProps {
  boss: BossWithLoot
  drops: readonly CountedDrop[]
  isOpen: boolean
  onPress: () => void
}

function BossButton({ boss, drops, isOpen, onPress }: BossButtonProps) {
  const count = drops.reduce((sum, { drop }) => sum + drop.count, 0)
  const left = drops.reduce((sum, drop) => sum + drop.left, 0)
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onPress}
      className="flex min-h-8 w-full items-center gap-2 px-3 py-1 text-left text-sm touch:min-h-touch hover:bg-raised"
    >
      <span className="text-faint tabular-nums">{boss.encounterOrder}</span>
      <span className={cx('min-w-0 flex-1 truncate', count > 0 ? 'font-semibold' : 'text-muted')}>
        {boss.name}
      </span>
      {count > 0 && (
        <span
          className={cx(
            'flex shrink-0 items-center gap-1 tabular-nums',
            left === 0 ? 'text-success-text' : 'font-semibold',
          )}
        >
          {left === 0 && <Check aria-hidden className="size-4" />}
          {`${count - left} of ${count}`}
        </span>
      )}
    </button>
  )
}

interface DropCounterProps {
  item: LootItem
  /** Undefined: it has not dropped on the chosen difficulty. */
  counted: CountedDrop | undefined
  /** Sets how often the item has dropped; undefined for those who only see it. */
  onSet: ((count: number) => void) | undefined
}

/** How often an item has dropped on the chosen difficulty. */
function DropCounter({ item, counted, onSet }: DropCounterProps) {
  const isOnline = useIsOnline()
  const count = counted?.drop.count ?? 0
  const given = counted?.awards.length ?? 0
  if (!onSet && count === 0) return null
  return (
    <li
      data-rarity={rarityOf(item)}
      className={cx('flex items-center gap-2 py-0.5 pr-2 pl-3', count > 0 && 'bg-highlight')}
    >
      <ItemTile size="xs" item={item} className="mouse:size-5 mouse:rounded-sm" />
      <span
        className={cx(
          'min-w-0 flex-1 truncate text-sm',
          count > 0 ? 'text-tint-text' : 'text-muted',
        )}
      >
        {item.name}
      </span>
      {onSet && count > 0 && (
        <IconButton
          size="sm"
          label={`One ${item.name} less`}
          disabled={!isOnline || count <= given}
          onClick={() => onSet(count - 1)}
        >
          <Minus />
        </IconButton>
      )}
      {count > 0 && (
        <span className="w-6 text-center font-semibold text-accent tabular-nums">{count}</span>
      )}
      {onSet && (
        <IconButton
          size="sm"
          label={`Mark ${item.name}`}
          disabled={!isOnline || count >= DROP_COUNT_MAX}
          onClick={() => onSet(count + 1)}
        >
          <Plus />
        </IconButton>
      )}
    </li>
  )
}
