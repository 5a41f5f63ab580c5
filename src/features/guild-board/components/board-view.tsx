import { NotFoundError } from '@/api/errors'
import type { Guild } from '@/contract/guild'
import { instanceLootQuery } from '@/features/catalog/catalog.queries'
import { SharingSwitches } from '@/features/guilds/components/sharing-switches'
import { plural } from '@/lib/format'
import { InTurn } from '@/lib/in-turn'
import { Button, buttonStyles } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { RowsSkeleton } from '@/ui/page-skeleton'
import { RowGroup } from '@/ui/row-group'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SearchX, Users } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react'
import { arrangeBoard, findBoardItem, isOffSpec, type BoardFilter } from '../board-items'
import type { RaidChoice } from '../choose-raid'
import { boardQuery } from '../guild-board.queries'
import { placeOf } from '../team'
import { useReturnFocus } from '../use-return-focus'
import { useShareQuestion } from '../use-share-question'
import { BoardBoss } from './board-boss'
import { BoardFilters } from './board-filters'
import { ItemSheet } from './lazy-dialogs'
import { LockBar } from './lock-bar'

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

/** The board of a guild: the wanted items of a raid, by boss. Follows changes while the page is visible. */
export function BoardView({
  guild,
  choice,
  filter,
  onFilterChange,
  actions,
  onGone,
}: BoardViewProps) {
  const { data, error } = useSuspenseQuery(boardQuery(boardOf(guild, choice)))
  const isGone = error instanceof NotFoundError
  useEffect(() => {
    if (isGone) onGone()
    // Called once, even if the parent passes a new callback.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isGone])

  const { isAsked, dismiss } = useShareQuestion(guild)
  const keepFocus = useReturnFocus(isAsked)
  const sharing = (
    <section
      aria-label="Your sharing"
      className="flex flex-col gap-2 rounded-lg border border-line bg-panel px-4 py-3 touch:py-1"
    >
      <SharingSwitches guild={guild} />
      {isAsked && (
        // Its text begins where those of the switches do.
        <Button
          size="sm"
          variant="ghost"
          className="ml-10 self-start"
          onClick={() => {
            keepFocus()
            dismiss()
          }}
        >
          {guild.characters?.every(({ isShared }) => isShared) ? 'Done' : 'Not now'}
        </Button>
      )}
    </section>
  )
  return (
    <InTurn placeholder={<RowsSkeleton count={6} />}>
      {isAsked && sharing}
      <LockBar guild={guild} choice={choice} lock={data.lock} />
      <InTurn placeholder={<RowsSkeleton count={6} />}>
        {data.lists.length > 0 && (
          <BoardFilters
            filter={filter}
            hasOffSpecs={data.lists.some(isOffSpec)}
            hasTeam={data.lists.some(({ character }) => placeOf(character))}
            onChange={onFilterChange}
            actions={actions}
          />
        )}
        <InTurn placeholder={<RowsSkeleton count={6} />}>
          {data.lists.length === 0 ? (
            <NoLists
              guild={guild}
              choice={choice}
              sharingCount={data.sharingCount}
              switchPlace={isAsked ? 'above' : 'below'}
            />
          ) : (
            <WantedItems guild={guild} choice={choice} filter={filter} />
          )}
          {!isAsked && sharing}
        </InTurn>
      </InTurn>
    </InTurn>
  )
}

type WantedItemsProps = Pick<BoardViewProps, 'guild' | 'choice' | 'filter'>

/** The wanted items by boss, and everyone who wants the item that is pressed. */
function WantedItems({ guild, choice, filter }: WantedItemsProps) {
  const { data } = useSuspenseQuery(boardQuery(boardOf(guild, choice)))
  const { data: loot } = useSuspenseQuery(instanceLootQuery(choice.instance.id))
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
  const found = bosses.filter(({ items }) => items.length > 0)
  const isFiltered = Boolean(
    shownFilter.search ?? shownFilter.role ?? shownFilter.spec ?? shownFilter.team,
  )
  return (
    <>
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

function boardOf(guild: Guild, { instance, difficulty }: RaidChoice) {
  return { guildId: guild.id, instanceId: instance.id, difficulty }
}

interface NoListsProps {
  guild: Guild
  choice: RaidChoice
  sharingCount: number
  switchPlace: 'above' | 'below'
}

function NoLists({ guild, choice, sharingCount, switchPlace }: NoListsProps) {
  const { instance, difficulty } = choice
  return (
    <EmptyState
      icon={<Users />}
      title={sharingCount === 0 ? 'Nobody shares a wishlist yet' : `No lists for ${difficulty} yet`}
      text={
        sharingCount === 0
          ? `Turn on the switch ${switchPlace} to share your main wishlists with ${guild.name}, and ask the others to do the same.`
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
