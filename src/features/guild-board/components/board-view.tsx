import { NotFoundError } from '@/api/errors'
import type { Guild } from '@/contract/guilds/guild'
import type { GuildBoard } from '@/contract/guilds/guild-board'
import { BossChips } from '@/features/catalog/boss-chips'
import { instanceLootQuery } from '@/features/catalog/catalog.queries'
import { SharingSwitches } from '@/features/guilds/components/sharing-switches'
import { plural } from '@/lib/format'
import { lazyDialog } from '@/lib/load-later'
import { Button, buttonStyles } from '@/ui/button'
import { EmptyState } from '@/ui/messages/empty-state'
import { RowGroup } from '@/ui/lists/row-group'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { SearchX, Users } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import {
  arrangeBoard,
  findBoardItem,
  isOffSpec,
  selectBosses,
  type BoardFilter,
} from '../board-items'
import type { ChosenRaid } from '../choose-raid'
import { useUnlockLists } from '../guild-board.mutations'
import { boardOf, boardQuery } from '../guild-board.queries'
import { teamStatusOf } from '../team-members'
import { useItemsInPlaces } from '../use-first-places'
import { useReturnFocus } from '../use-return-focus'
import { useShareQuestion } from '../use-share-question'
import { BoardBoss } from './board-boss'
import { BoardFilters } from './board-filters'
import { LockBar } from './lock-bar'
import { ShareQuestion } from './share-question'

const ItemSheet = lazyDialog(async () => (await import('./item-sheet')).ItemSheet)

const NO_FILTER: BoardFilter = {
  search: undefined,
  role: undefined,
  spec: undefined,
  team: undefined,
}

interface WantedItemsProps {
  guild: Guild
  choice: ChosenRaid
  filter: BoardFilter
  /** The id of the loot item whose sheet is open at first. */
  firstItem: string | undefined
  /** Whether Back leads to the page whose link has opened `firstItem`. */
  isLinked: boolean
  onFilterChange: (change: BoardFilter) => void
  /** Called when the sheet of `firstItem` is closed. */
  onFirstItemClosed: () => void
  /** Shown next to the search. */
  actions?: ReactNode
}

interface BoardViewProps extends WantedItemsProps {
  /** Called when the user is no member any more. */
  onNotFound: () => void
}

/**
 * The board of a guild: the wanted items of a raid, by boss. Follows changes while the page is
 * visible.
 */
export function BoardView({ onNotFound, ...wanted }: BoardViewProps) {
  const { guild, choice } = wanted
  const { data, error } = useSuspenseQuery(boardQuery(boardOf(guild, choice)))
  const isNotFound = error instanceof NotFoundError
  useEffect(() => {
    if (isNotFound) onNotFound()
    // Called once, even if the parent passes a new callback.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isNotFound])

  const { isAsked, dismiss } = useShareQuestion(guild)
  const keepFocus = useReturnFocus(isAsked)
  const unlock = useUnlockLists(guild, choice.instance)
  const keepUnlockFocus = useReturnFocus(unlock.isPending, findLockButton)
  // Below the board without a lock, when it only offers to lock, which is rare.
  const lockBar = (
    <LockBar
      guild={guild}
      choice={choice}
      board={data}
      isUnlocking={unlock.isPending}
      onUnlock={() => {
        keepUnlockFocus()
        unlock.mutate()
      }}
    />
  )
  return (
    <>
      {isAsked && (
        <ShareQuestion
          guild={guild}
          isOpenAtFirst={data.lists.length === 0}
          onDismiss={() => {
            keepFocus()
            dismiss()
          }}
        />
      )}
      {data.lock && lockBar}
      {data.lists.length === 0 ? (
        <NoLists
          guild={guild}
          choice={choice}
          sharingCount={data.sharingCount}
          switchPlace={isAsked ? 'above' : 'below'}
        />
      ) : (
        <WantedItems {...wanted} lists={data.lists} />
      )}
      {!data.lock && lockBar}
      {!isAsked && (
        <section
          aria-label="Your sharing"
          className="rounded-lg border border-line bg-panel px-4 py-3 touch:py-1"
        >
          <SharingSwitches guild={guild} />
        </section>
      )}
    </>
  )
}

/** The wanted items by boss, and everyone who wants the item that is pressed. */
function WantedItems(props: WantedItemsProps & Pick<GuildBoard, 'lists'>) {
  const { guild, choice, filter, firstItem, isLinked, actions, lists } = props
  const { onFilterChange, onFirstItemClosed } = props
  const { data: loot } = useSuspenseQuery(instanceLootQuery(choice.instance.id))
  const [opened, setOpened] = useState<string | null>(firstItem ?? null)
  const openedItem = useMemo(() => {
    const item = loot.flatMap(({ items }) => items).find(({ id }) => id === opened)
    return item ? findBoardItem(item, lists) : null
  }, [loot, lists, opened])
  // Deferred, so that rendering the results does not delay typing.
  const shownFilter = useDeferredValue(filter)
  const arranged = useMemo(() => arrangeBoard(loot, lists, shownFilter), [loot, lists, shownFilter])
  const bosses = useItemsInPlaces(arranged, JSON.stringify([shownFilter, opened]))
  const shown = selectBosses(bosses, shownFilter)
  const boss = shown === bosses ? undefined : shown[0]
  const found = shown.filter(({ items }) => items.length > 0)
  const count = found.reduce((sum, { items }) => sum + items.length, 0)
  const isFiltered = Boolean(
    shownFilter.search ?? shownFilter.role ?? shownFilter.spec ?? shownFilter.team,
  )
  const { bar, list } = useScrollToBoss(boss?.id)
  return (
    <>
      <p role="status" className="sr-only">
        {plural(count, 'item')}
      </p>
      {/* The row of bosses scrolls to the edges of a phone. */}
      <div
        ref={bar}
        className="sticky-bar sticky top-0 z-20 flex flex-col bg-ground max-sm:-mx-4 max-sm:-mb-1 sm:top-16 short:top-12 short:max-lg:flex-row short:max-lg:items-start short:max-lg:gap-2"
      >
        <div className="max-sm:px-4 sm:pt-1.5 short:max-lg:w-96 short:max-lg:shrink-0">
          <BoardFilters
            filter={filter}
            hasOffSpecs={lists.some(isOffSpec)}
            hasTeam={lists.some(({ character }) => teamStatusOf(character))}
            onChange={onFilterChange}
            actions={actions}
          />
        </div>
        <div className="min-w-0">
          <BossChips
            bosses={bosses.map((one) => ({ ...one, count: one.items.length }))}
            selectedId={boss?.id}
            onSelect={(id) => onFilterChange({ boss: id === boss?.id ? undefined : id })}
          />
        </div>
      </div>
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
            className={cx(
              'grid grid-cols-1 items-start gap-4 max-sm:-scroll-mt-12 sm:scroll-mt-11 sm:[&_button]:scroll-mt-12',
              !boss && 'lg:grid-cols-2',
            )}
          >
            {(isFiltered && !boss ? found : shown).map((one) => (
              <BoardBoss key={one.id} boss={one} isWide={Boolean(boss)} onOpen={setOpened} />
            ))}
          </div>
        </RowGroup>
      )}
      <ItemSheet
        open={openedItem !== null}
        closesOnBack={!isLinked}
        onOpenChange={() => {
          setOpened(null)
          if (firstItem !== undefined) onFirstItemClosed()
        }}
        guild={guild}
        choice={choice}
        boardItem={openedItem}
      />
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

/** The button of the lock bar, which is at another place after an unlock. */
function findLockButton() {
  return document.querySelector<HTMLElement>('[aria-label=Lock] button')
}

interface NoListsProps {
  guild: Guild
  choice: ChosenRaid
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
