import type { Guild } from '@/contract/guild'
import { loadQuery } from '@/app/load-query'
import { notFoundOn404 } from '@/app/not-found-on-404'
import { activeInstancesQuery } from '@/features/catalog/catalog.queries'
import { raidSearch } from '@/features/guild-board/board-search'
import { chooseRaid } from '@/features/guild-board/choose-raid'
import { GuildControls, GuildHeader, NoRaids } from '@/features/guild-board/components/guild-frame'
import { GuildSkeleton } from '@/features/guild-board/components/guild-skeleton'
import { rememberRaid, withRememberedRaid } from '@/features/guild-board/remembered-raid'
import { guildQuery } from '@/features/guilds/guilds.queries'
import { hasFeature } from '@/features/session/features'
import { InTurn } from '@/lib/in-turn'
import { pageTitle } from '@/lib/page-title'
import { Page } from '@/ui/page'
import { RowsSkeleton } from '@/ui/page-skeleton'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Navigate, notFound, Outlet, useNavigate } from '@tanstack/react-router'

/** The pages of a guild, for its members. */
export const Route = createFileRoute('/_session/_onboarded/guilds/$guildId')({
  validateSearch: raidSearch,
  loader: async ({ context: { queryClient }, params: { guildId } }) => {
    if (!hasFeature(queryClient, 'guild-board')) throw notFound()
    const [guild] = await notFoundOn404(
      Promise.all([
        loadQuery(queryClient, guildQuery(guildId)),
        loadQuery(queryClient, activeInstancesQuery()),
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
  const { data: guild } = useSuspenseQuery(guildQuery(guildId))
  return (
    <Page>
      <GuildHeader guild={guild} />
      <InTurn placeholder={<RowsSkeleton count={6} />}>
        <GuildPages guild={guild} />
      </InTurn>
    </Page>
  )
}

function GuildPages({ guild }: { guild: Guild }) {
  const search = Route.useSearch()
  // Without the route's own path, so that "." is the page below it.
  const navigate = useNavigate()
  const { data: instances } = useSuspenseQuery(activeInstancesQuery())
  const choice = chooseRaid(instances, withRememberedRaid(guild.id, search))
  if (!choice) return <NoRaids />
  const { slug } = choice.instance
  return (
    <>
      {search.raid !== undefined && search.raid !== slug && (
        // The raid of the link is not active. The URL is to name what is shown.
        <Navigate
          to="."
          search={(current) => ({ ...current, raid: slug })}
          replace
          resetScroll={false}
        />
      )}
      <GuildControls
        guild={guild}
        instances={instances}
        choice={choice}
        search={search}
        onChoose={(change) => {
          // Both, so that the URL opens the same page for everyone.
          const raid = { raid: slug, difficulty: choice.difficulty, ...change }
          rememberRaid(guild.id, raid)
          void navigate({
            to: '.',
            // A chosen raid replaces "All raids" of the history.
            search: (current) => ({ ...current, ...raid, raids: undefined }),
            replace: true,
            resetScroll: false,
          })
        }}
      />
      <Outlet />
    </>
  )
}
