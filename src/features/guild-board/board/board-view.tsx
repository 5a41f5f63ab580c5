import { NotFoundError } from '@/api/errors'
import { maySee, type Guild } from '@/contract/guilds/guild'
import { SharingSwitches } from '@/features/guilds/components/sharing-switches'
import { plural } from '@/lib/format'
import { buttonStyles } from '@/ui/button'
import { EmptyState } from '@/ui/messages/empty-state'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { useEffect } from 'react'
import type { ChosenRaid } from '../choose-raid'
import { boardOf, boardQuery } from '../guild-board.queries'
import { useShareQuestion } from './use-share-question'
import { ShareQuestion } from './share-question'
import { WantedItems, type WantedItemsProps } from './wanted-items'

const HIDDEN_LISTS = 'Only officers see the wishlists of other raiders'

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

  const seesLists = maySee(guild, 'lists')
  const { isAsked, dismiss } = useShareQuestion(guild)
  return (
    <>
      {isAsked && (
        <ShareQuestion guild={guild} isOpenAtFirst={data.lists.length === 0} onDismiss={dismiss} />
      )}
      {!seesLists && data.lists.length > 0 && <p className="text-sm text-muted">{HIDDEN_LISTS}</p>}
      {data.lists.length > 0 ? (
        <WantedItems {...wanted} lists={data.lists} />
      ) : seesLists ? (
        <NoLists
          guild={guild}
          choice={choice}
          sharingCount={data.sharingCount}
          switchPlace={isAsked ? 'above' : 'below'}
        />
      ) : (
        <EmptyState
          icon={<Users />}
          title={HIDDEN_LISTS}
          text={`Your own main wishlist for ${choice.instance.name} on ${choice.difficulty} appears here while you share it.`}
        />
      )}
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
