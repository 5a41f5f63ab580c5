import { loadQuery } from '@/app/load-query'
import { notFoundOn404 } from '@/app/not-found-on-404'
import { activeInstancesQuery } from '@/features/catalog/catalog.queries'
import { raidSearch } from '@/features/guild-board/board-search'
import { chooseRaid } from '@/features/guild-board/choose-raid'
import { GuildFrame } from '@/features/guild-board/components/guild-frame'
import { GuildSkeleton } from '@/features/guild-board/components/guild-skeleton'
import { rememberRaid, withRememberedRaid } from '@/features/guild-board/remembered-raid'
import { guildQuery } from '@/features/guilds/guilds.queries'
import { hasFeature } from '@/features/session/features'
import { pageTitle } from '@/lib/page-title'
import { useSuspenseQueries } from '@tanstack/react-query'
import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'

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
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const [{ data: guild }, { data: instances }] = useSuspenseQueries({
    queries: [guildQuery(guildId), activeInstancesQuery()],
  })
  const choice = chooseRaid(instances, withRememberedRaid(guildId, search))
  return (
    <GuildFrame
      guild={guild}
      instances={instances}
      choice={choice}
      search={search}
      onChoose={(change) => {
        // Both, so that the URL opens the same page for everyone.
        const raid = { raid: choice?.instance.slug, difficulty: choice?.difficulty, ...change }
        rememberRaid(guildId, raid)
        void navigate({
          to: '.',
          search: (current) => ({ ...current, ...raid }),
          replace: true,
          resetScroll: false,
        })
      }}
    >
      <Outlet />
    </GuildFrame>
  )
}
