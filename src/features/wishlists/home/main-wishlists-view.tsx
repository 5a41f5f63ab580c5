import type { CharacterId } from '@/contract/ids'
import { messageOf } from '@/api/errors'
import type { WishlistWithItems } from '@/contract/wishlist'
import { buttonStyles } from '@/ui/button'
import { ErrorPanel } from '@/ui/messages/error-panel'
import { EmptyState } from '@/ui/messages/empty-state'
import { Skeleton } from '@/ui/messages/skeleton'
import { Link } from '@tanstack/react-router'
import { ScrollText, Star } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useShownWishlists } from '../edits/shown-edits'
import { HomeHead } from './home-head'
import type { HomeFilter } from './home-filter'
import { MainListLinks } from './main-list-links'
import { RaidFilterBar } from './raid-filter-bar'
import { RaidView } from './raid-view'
import { filterLists } from './raid-wishes'

export interface MainWishlistsProps {
  filter: HomeFilter
  onFilterChange: (filter: HomeFilter) => void
  /** The action if there is no main wishlist. */
  emptyAction: ReactNode
  /** The content beside the raid; `renderLists` shows the main wishlists of a character. */
  renderAside: (renderLists: (characterId: CharacterId) => ReactNode) => ReactNode
}

/** The main wishlists of the current tier of all characters, as far as they are loaded. */
interface LoadedWishlists {
  wishlists: WishlistWithItems[]
  /** Whether lists are still missing. */
  isPending: boolean
  error: Error | null
  /** Repeats the calls that have failed. */
  retry: () => void
}

/**
 * Home with its title, the raid that is shown: what is wanted from its bosses, with pending edits
 * applied, and the state of the lists that are not loaded.
 */
export function MainWishlistsView(props: MainWishlistsProps & LoadedWishlists) {
  const { wishlists, isPending, error, retry, filter, onFilterChange } = props
  const shown = useShownWishlists(wishlists).filter(({ isMainWishlist }) => isMainWishlist)
  const filtered = filterLists(shown, filter)
  // Where the user last ticked a wish stays, even if nothing more is wanted there.
  const [ticked, setTicked] = useState<Pick<HomeFilter, 'raid' | 'boss'>>({})
  const raid = shownRaid(filtered.lists, filter.raid ?? ticked.raid)
  const { characters, difficulties } = filtered
  return (
    <>
      <HomeHead
        title={raid?.name ?? 'Home'}
        isFiltered={Boolean(filtered.filter.character ?? filtered.filter.difficulty)}
        filter={
          (characters.length > 1 || difficulties.length > 1) && (
            <RaidFilterBar
              {...filtered}
              onChange={(change) => onFilterChange({ ...filter, ...change })}
            />
          )
        }
      />
      <div className="grid grid-cols-1 items-start gap-3 sm:gap-4 lg:grid-cols-3">
        <section aria-label="This tier" className="lg:col-span-2">
          {raid && (
            <RaidView
              lists={filtered.lists}
              instanceId={raid.id}
              bossId={filter.boss ?? ticked.boss}
              onTick={(boss) => setTicked({ raid: raid.id, boss })}
              onChoose={(choice) => onFilterChange({ ...filter, ...choice })}
            />
          )}
          {error ? (
            <ErrorPanel variant="card" reason={messageOf(error)} onRetry={retry} />
          ) : isPending ? (
            <Skeleton className="h-44" />
          ) : (
            <NoWishes lists={shown} action={props.emptyAction} />
          )}
        </section>
        <div className="flex flex-col gap-3 sm:gap-4">
          {props.renderAside((characterId) => (
            <MainListLinks
              lists={shown.filter(({ character }) => character.id === characterId)}
              raidId={raid?.id}
            />
          ))}
        </div>
      </div>
    </>
  )
}

/** The chosen raid, or else the first of which something is wanted. */
function shownRaid(lists: readonly WishlistWithItems[], chosen: string | undefined) {
  const list =
    lists.find(({ instance }) => instance.id === chosen) ??
    lists.find(({ items }) => items.some((wish) => !wish.isObtained)) ??
    lists[0]
  return list?.instance
}

/** What to do next if nothing is wanted yet. */
function NoWishes({ lists, action }: { lists: readonly WishlistWithItems[]; action: ReactNode }) {
  const [first] = lists
  if (!first) {
    return (
      <EmptyState
        icon={<Star />}
        title="No main wishlist this tier"
        text="Home shows the main wishlist of each character, boss by boss."
        action={action}
      />
    )
  }
  if (lists.some(({ items }) => items.length > 0)) return null
  return (
    <EmptyState
      icon={<ScrollText />}
      title="Your list is empty"
      text="Add the items you hope for, and you see them here."
      action={
        <Link
          to="/wishlists/$wishlistId"
          params={{ wishlistId: first.id }}
          className={buttonStyles({ variant: 'primary' })}
        >
          Add items
        </Link>
      }
    />
  )
}
