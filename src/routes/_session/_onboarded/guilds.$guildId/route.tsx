import { useGuildPage } from './-guild-page'
import { loadQuery } from '@/app/load-query'
import { notFoundOn404 } from '@/app/not-found-on-404'
import { activeInstancesQuery } from '@/features/catalog/catalog.queries'
import { filterOf } from '@/features/guild-board/board-search'
import { raidSearch } from '@/features/guilds/raid-search'
import { GuildHead, NoRaids, RaidControls } from '@/features/guild-board/components/guild-frame'
import { GuildSkeleton } from '@/features/guild-board/components/guild-skeleton'
import { LockBadge } from '@/features/guild-board/board/lock-badge'
import { CopyMenu } from '@/features/guild-exchange/components/copy-menu'
import { rememberRaid } from '@/features/guilds/remembered-raid'
import { useFollowGuild } from '@/features/guild-board/use-follow-guild'
import { guildQuery } from '@/features/guilds/guilds.queries'
import { nightsQuery, useRunningNight } from '@/features/raid-nights/nights.queries'
import { hasFeature } from '@/features/session/use-feature'
import { pageTitle } from '@/app/page-title'
import { Page } from '@/ui/page'
import { createFileRoute, notFound, Outlet, useMatch, useNavigate } from '@tanstack/react-router'

/** The pages of a guild, for its members. */
export const Route = createFileRoute('/_session/_onboarded/guilds/$guildId')({
  validateSearch: raidSearch,
  loader: async ({ context: { queryClient }, params: { guildId } }) => {
    if (!hasFeature(queryClient, 'guild-board')) throw notFound()
    const [guild] = await notFoundOn404(
      Promise.all([
        loadQuery(queryClient, guildQuery(guildId)),
        loadQuery(queryClient, activeInstancesQuery()),
        hasFeature(queryClient, 'raid-nights') && loadQuery(queryClient, nightsQuery(guildId)),
      ]),
    )
    return { name: guild.name }
  },
  head: ({ loaderData }) => pageTitle(loaderData?.name ?? 'Guild'),
  pendingComponent: GuildSkeleton,
  component: Guild,
})

function Guild() {
  const { guildId } = Route.useParams()
  const search = Route.useSearch()
  // Without the route's own path, so that "." is the page below it.
  const navigate = useNavigate()
  const board = useMatch({ from: '/_session/_onboarded/guilds/$guildId/', shouldThrow: false })
  const { guild, instances, choice } = useGuildPage({ guildId, search })
  useFollowGuild(guildId)
  const undecidedCount = useRunningNight(guildId)?.undecidedCount
  if (!choice) {
    return (
      <Page>
        <GuildHead guild={guild} search={search} undecidedCount={undecidedCount} />
        <NoRaids />
      </Page>
    )
  }
  const { slug } = choice.instance
  return (
    <Page data-wide className="gap-2! pt-1! sm:gap-3! sm:pt-3! short:gap-1! short:pt-1!">
      <GuildHead guild={guild} search={search} undecidedCount={undecidedCount}>
        <RaidControls
          instances={instances}
          choice={choice}
          onChoose={(change) => {
            // Both, so that the URL opens the same page for everyone.
            const raid = { raid: slug, difficulty: choice.difficulty, ...change }
            rememberRaid(guildId, raid)
            void navigate({
              to: '.',
              // A chosen raid replaces "All raids" of the history.
              search: (current) => ({ ...current, ...raid, raids: undefined }),
              replace: true,
              resetScroll: false,
            })
          }}
        />
        {board && (
          <div className="flex sm:grow sm:justify-end sm:gap-1">
            <LockBadge guild={guild} choice={choice} />
            <CopyMenu guild={guild} choice={choice} filter={filterOf(board.search)} />
          </div>
        )}
      </GuildHead>
      <Outlet />
    </Page>
  )
}
