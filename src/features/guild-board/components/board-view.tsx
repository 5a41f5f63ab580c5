import { NotFoundError } from '@/api/errors'
import type { Guild } from '@/contract/guild'
import { instanceLootQuery } from '@/features/catalog/catalog.queries'
import { SharingSwitches } from '@/features/guilds/components/sharing-switches'
import { plural } from '@/lib/format'
import { buttonStyles } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { RowGroup } from '@/ui/row-group'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SearchX, Users } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react'
import { arrangeBoard, findBoardItem, isOffSpec, type BoardFilter } from '../board-items'
import type { RaidChoice } from '../choose-raid'
import { boardQuery } from '../guild-board.queries'
import { BoardBoss } from './board-boss'
import { BoardFilters } from './board-filters'
import { ItemSheet } from './lazy-dialogs'

/** How many bosses are rendered before the browser has reported which ones are visible. */
const FIRST_BOSSES = 1

interface BoardViewProps {
  guild: Guild
  choice: RaidChoice
  filter: BoardFilter
  onFilterChange: (change: BoardFilter) => void
  /** Shown next to the filters. */
  actions?: ReactNode
  /** Called when the user is no member any more. */
  onGone: () => void
}

/** What a guild wants from a raid, by boss. Follows changes while the page is visible. */
export function BoardView({
  guild,
  choice,
  filter,
  onFilterChange,
  actions,
  onGone,
}: BoardViewProps) {
  const { instance, difficulty } = choice
  const board = { guildId: guild.id, instanceId: instance.id, difficulty }
  const { data, error } = useSuspenseQuery(boardQuery(board))
  const { data: loot } = useSuspenseQuery(instanceLootQuery(instance.id))
  const isGone = error instanceof NotFoundError
  useEffect(() => {
    if (isGone) onGone()
    // Called once, even if the parent passes a new callback.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isGone])

  const [opened, setOpened] = useState<string | null>(null)
  const openedItem = useMemo(() => {
    const item = loot.flatMap(({ items }) => items).find(({ id }) => id === opened)
    return item ? findBoardItem(item, data.lists) : null
  }, [loot, data.lists, opened])
  // Deferred, so that rendering the results does not delay typing.
  const shownFilter = useDeferredValue(filter)
  const bosses = useMemo(
    () => arrangeBoard(loot, data.lists, shownFilter),
    [loot, data.lists, shownFilter],
  )
  // Who shares already does not need the switches at the top.
  const [asksToShare] = useState(() => guild.characters?.some(({ isShared }) => !isShared))
  const sharing = (
    <section
      aria-label="Your sharing"
      className="rounded-lg border border-line bg-panel px-4 py-3 touch:py-1"
    >
      <SharingSwitches guild={guild} />
    </section>
  )
  const found = bosses.filter(({ items }) => items.length > 0)
  const isFiltered = Boolean(shownFilter.search ?? shownFilter.role ?? shownFilter.spec)
  return (
    <>
      {asksToShare && sharing}
      {data.lists.length === 0 ? (
        <NoLists guild={guild} choice={choice} sharingCount={data.sharingCount} />
      ) : (
        <>
          <div className="flex items-start gap-3">
            <BoardFilters
              filter={filter}
              hasOffSpecs={data.lists.some(isOffSpec)}
              onChange={onFilterChange}
            />
            {actions}
          </div>
          <p role="status" className="sr-only">
            {plural(
              found.reduce((sum, { items }) => sum + items.length, 0),
              'item',
            )}
          </p>
          {found.length === 0 ? (
            <EmptyState
              icon={<SearchX />}
              title="Nothing found"
              text="Nobody wants an item that matches the search and the filters."
            />
          ) : (
            <RowGroup label="Wanted items">
              <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
                {(isFiltered ? found : bosses).map((boss, index) => (
                  <BoardBoss
                    key={boss.id}
                    boss={boss}
                    isFirst={index < FIRST_BOSSES}
                    onOpen={setOpened}
                  />
                ))}
              </div>
            </RowGroup>
          )}
        </>
      )}
      {!asksToShare && sharing}
      <ItemSheet
        open={openedItem !== null}
        onOpenChange={() => setOpened(null)}
        guild={guild}
        choice={choice}
        boardItem={openedItem}
      />
    </>
  )
}

interface NoListsProps {
  guild: Guild
  choice: RaidChoice
  sharingCount: number
}

function NoLists({ guild, choice: { instance, difficulty }, sharingCount }: NoListsProps) {
  return (
    <EmptyState
      icon={<Users />}
      title={sharingCount === 0 ? 'Nobody shares a wishlist yet' : `No lists for ${difficulty} yet`}
      text={
        sharingCount === 0
          ? `Turn on the switch above to share your main wishlists with ${guild.name}, and ask the others to do the same.`
          : `${plural(sharingCount, 'character shares', 'characters share')} wishlists with ${guild.name}, but none has a main wishlist for ${instance.name} on ${difficulty}.`
      }
      action={
        <Link
          to="/guilds/$guildId/roster"
          params={{ guildId: guild.id }}
          search={{ raid: instance.slug, difficulty }}
          className={buttonStyles({ variant: 'secondary' })}
        >
          Ask the others
        </Link>
      }
    />
  )
}
