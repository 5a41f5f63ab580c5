import { loadGuildPage, useGuildPage, useSetSearch } from './-guild-page'
import { loadQuery } from '@/app/load-query'
import { notFoundOn404 } from '@/app/not-found-on-404'
import { pageTitle } from '@/app/page-title'
import { instanceLootQuery } from '@/features/catalog/catalog.queries'
import { nightSearch } from '@/features/guild-board/board-search'
import { boardQuery, rosterQuery } from '@/features/guild-board/guild-board.queries'
import { findRunning, nightQuery, nightsQuery } from '@/features/raid-nights/nights.queries'
import { TonightView } from '@/features/raid-nights/components/tonight-view'
import { hasFeature } from '@/features/session/use-feature'
import { RowsSkeleton } from '@/ui/messages/page-skeleton'
import { createFileRoute, notFound } from '@tanstack/react-router'

/** The raid night of a guild that is running, or an earlier one. */
export const Route = createFileRoute('/_session/_onboarded/guilds/$guildId/tonight')({
  validateSearch: nightSearch,
  loaderDeps: ({ search: { drop: _, ...search } }) => search,
  loader: async ({ context: { queryClient }, params: { guildId }, deps: search }) => {
    if (!hasFeature(queryClient, 'raid-nights')) throw notFound()
    async function loadNight() {
      const nights = await loadQuery(queryClient, nightsQuery(guildId))
      const nightId = search.night ?? findRunning(nights)?.id
      if (nightId !== undefined) await loadQuery(queryClient, nightQuery(guildId, nightId))
    }
    await Promise.all([
      notFoundOn404(loadNight()),
      loadGuildPage(queryClient, { guildId, search }, (board) =>
        Promise.all([
          loadQuery(queryClient, boardQuery(board)),
          loadQuery(queryClient, instanceLootQuery(board.instanceId)),
          loadQuery(queryClient, rosterQuery(board)),
        ]),
      ),
    ])
  },
  head: () => pageTitle('Tonight'),
  pendingComponent: () => <RowsSkeleton count={6} />,
  component: Tonight,
})

function Tonight() {
  const { guildId } = Route.useParams()
  const search = Route.useSearch()
  const setSearch = useSetSearch()
  const { guild, choice } = useGuildPage({ guildId, search })
  if (!choice) return null
  return (
    <TonightView
      guild={guild}
      choice={choice}
      nightId={search.night}
      dropId={search.drop}
      onNightChange={(night) => setSearch({ night, drop: undefined })}
      onDropChange={(drop) => setSearch({ drop })}
    />
  )
}
