import { loadGuildPage } from './-load-guild-page'
import { loadQuery } from '@/app/load-query'
import { activeInstancesQuery } from '@/features/catalog/catalog.queries'
import { raidSearch } from '@/features/guild-board/board-search'
import { chooseRaid } from '@/features/guild-board/choose-raid'
import { RosterView } from '@/features/guild-board/components/roster-view'
import { rosterQuery } from '@/features/guild-board/guild-board.queries'
import { guildQuery } from '@/features/guilds/guilds.queries'
import { RowsSkeleton } from '@/ui/messages/page-skeleton'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/_onboarded/guilds/$guildId/roster')({
  validateSearch: raidSearch,
  loaderDeps: ({ search: { raid, difficulty } }) => ({ raid, difficulty }),
  loader: ({ context: { queryClient }, params: { guildId }, deps: search }) =>
    loadGuildPage(queryClient, { guildId, search }, (board) =>
      loadQuery(queryClient, rosterQuery(board)),
    ),
  pendingComponent: () => <RowsSkeleton count={6} />,
  component: Roster,
})

function Roster() {
  const { guildId } = Route.useParams()
  const search = Route.useSearch()
  const router = useRouter()
  const { data: guild } = useSuspenseQuery(guildQuery(guildId))
  const { data: instances } = useSuspenseQuery(activeInstancesQuery())
  const choice = chooseRaid(instances, guild, search)
  if (!choice) return null
  const { href } = router.buildLocation({
    to: '/guilds/$guildId',
    params: { guildId },
    search: { raid: choice.instance.slug, difficulty: choice.difficulty },
  })
  return <RosterView guild={guild} choice={choice} boardPath={href} />
}
