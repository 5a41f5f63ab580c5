import type { Guild } from '@/contract/guilds/guild'
import type { GuildBoard } from '@/contract/guilds/guild-board'
import { BossChips } from '@/features/catalog/boss-chips'
import { instanceLootQuery } from '@/features/catalog/catalog.queries'
import { plural } from '@/lib/format'
import { useMediaQuery } from '@/lib/use-media-query'
import { BESIDE } from '@/ui/beside-query'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/messages/empty-state'
import { RowGroup } from '@/ui/lists/row-group'
import { useSuspenseQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { arrangeBoard, findBoardItem, selectBosses, type BoardFilter } from './board-items'
import { isOffSpec } from '@/contract/guilds/wants'
import type { ChosenRaid } from '../choose-raid'
import { teamStatusOf } from '../team-members'
import { useItemsInPlaces } from '../use-first-places'
import { BoardBoss } from './board-boss'
import { BoardFilters } from './board-filters'
import { ItemPlace } from './item-place'

const NO_FILTER: BoardFilter = {
  search: undefined,
  role: undefined,
  spec: undefined,
  team: undefined,
}

export interface WantedItemsProps {
  guild: Guild
  choice: ChosenRaid
  filter: BoardFilter
  /** The id of the loot item that is open. */
  itemId: string | undefined
  /** Whether a link on another page has opened the item: Back leads there. */
  isLinked: boolean
  onFilterChange: (change: BoardFilter) => void
  onItemChange: (itemId: string | undefined) => void
  /** Called when the sheet of a linked item is closed. */
  onBack: () => void
}

/** The wanted items by boss, and everyone who wants the item that is pressed. */
export function WantedItems(props: WantedItemsProps & Pick<GuildBoard, 'lists'>) {
  const { guild, choice, filter, itemId, isLinked, lists } = props
  const { onFilterChange, onItemChange, onBack } = props
  const isBeside = useMediaQuery(BESIDE)
  const { data: loot } = useSuspenseQuery(instanceLootQuery(choice.instance.id))
  const openedItem = useMemo(() => {
    const item = loot.flatMap(({ items }) => items).find(({ id }) => id === itemId)
    return item ? findBoardItem(item, lists) : null
  }, [loot, lists, itemId])
  // Deferred, so that rendering the results does not delay typing.
  const shownFilter = useDeferredValue(filter)
  const arranged = useMemo(() => arrangeBoard(loot, lists, shownFilter), [loot, lists, shownFilter])
  const bosses = useItemsInPlaces(arranged, JSON.stringify([shownFilter, !isBeside && itemId]))
  const shown = selectBosses(bosses, shownFilter)
  const boss = shown === bosses ? undefined : shown[0]
  const found = shown.filter(({ items }) => items.length > 0)
  const count = found.reduce((sum, { items }) => sum + items.length, 0)
  const isFiltered = Boolean(
    shownFilter.search ?? shownFilter.role ?? shownFilter.spec ?? shownFilter.team,
  )
  const { bar, list } = useScrollToBoss(boss?.id)
  /** Opens the first result of a search, which may not be shown yet. */
  function openFirst(search: string) {
    const results = arrangeBoard(loot, lists, { ...filter, search })
    const [first] = results.flatMap(({ items }) => items)
    if (search && first) onItemChange(first.item.id)
  }
  return (
    <>
      <p role="status" className="sr-only">
        {plural(count, 'item')}
      </p>
      {/* The row of bosses scrolls to the edges of a phone. */}
      <div
        ref={bar}
        className="sticky-bar sticky top-0 z-20 flex flex-col bg-ground max-sm:-mx-4 max-sm:-mb-1 sm:top-16 short:top-12 short:flex-row short:gap-2 beside:flex-row beside:flex-wrap beside:items-center beside:gap-x-3"
      >
        <div className="max-sm:px-4 sm:pt-1.5 short:w-96 short:shrink-0 beside:contents">
          <BoardFilters
            filter={filter}
            hasOffSpecs={lists.some((list) =>
              list.wishes.some((wish) => isOffSpec({ list, wish })),
            )}
            hasTeam={lists.some(({ character }) => teamStatusOf(character))}
            onChange={onFilterChange}
            onEnter={openFirst}
          />
        </div>
        <div className="min-w-0 beside:order-1 beside:flex-1">
          <BossChips
            isCompact
            bosses={bosses.map((one) => ({ ...one, count: one.items.length }))}
            selectedId={boss?.id}
            onSelect={(id) => onFilterChange({ boss: id === boss?.id ? undefined : id })}
          />
        </div>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 beside:grid-board">
        {found.length === 0 && !boss ? (
          <EmptyState
            icon={<SearchX />}
            title="Nothing found"
            text="Nobody wants an item that matches the search and the filters."
            action={
              <Button variant="outline" onClick={() => onFilterChange(NO_FILTER)}>
                Clear search and filters
              </Button>
            }
          />
        ) : (
          <RowGroup label="Wanted items">
            {/* The margin keeps focused buttons from being hidden behind the bar. */}
            <div
              ref={list}
              className="grid grid-cols-1 items-start gap-2 ultrawide:grid-cols-2 max-sm:-scroll-mt-12 sm:scroll-mt-11 sm:[&_button]:scroll-mt-12"
            >
              {(isFiltered && !boss ? found : shown).map((one) => (
                <BoardBoss
                  key={one.id}
                  boss={one}
                  openId={one.items.some(({ item }) => item.id === itemId) ? itemId : undefined}
                  onOpen={onItemChange}
                />
              ))}
            </div>
          </RowGroup>
        )}
        <ItemPlace
          guild={guild}
          choice={choice}
          boardItem={openedItem}
          isBeside={isBeside}
          isLinked={isLinked}
          onClose={() => onItemChange(undefined)}
          onBack={onBack}
        />
      </div>
    </>
  )
}

/** Shows the beginning of the list below the bar when a boss is chosen, also on a scrolled page. */
function useScrollToBoss(bossId: string | undefined) {
  const bar = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!bossId) return
    const top = list.current?.getBoundingClientRect().top ?? 0
    const bottom = bar.current?.getBoundingClientRect().bottom ?? 0
    if (top < bottom) list.current?.scrollIntoView()
  }, [bossId])
  return { bar, list }
}
